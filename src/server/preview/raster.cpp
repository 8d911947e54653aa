#include "server/preview/raster.hpp"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <memory>

namespace barracuda::server {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Brush = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;
using Handle = std::unique_ptr<RsvgHandle, decltype(&g_object_unref)>;

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int size) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), size);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::optional<std::string> png_of(std::string_view svg, PictureSize size) {
    const Handle handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr),
        g_object_unref);
    if (!handle) return std::nullopt;
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height),
                          cairo_surface_destroy);
    const Brush brush(cairo_create(surface.get()), cairo_destroy);
    const RsvgRectangle all{0, 0, static_cast<double>(size.width),
                            static_cast<double>(size.height)};
    if (!rsvg_handle_render_document(handle.get(), brush.get(), &all, nullptr)) return std::nullopt;
    std::string png;
    const auto written = cairo_surface_write_to_png_stream(surface.get(), append, &png);
    if (written != CAIRO_STATUS_SUCCESS) return std::nullopt;
    return png;
}

}  // namespace barracuda::server
