#include "server/site/media_type.hpp"

#include <array>

namespace barracuda::server {
namespace {

struct Row {
    std::string_view ending;
    std::string_view type;
};

constexpr std::array rows{
    Row{".html", "text/html; charset=utf-8"},
    Row{".js", "text/javascript; charset=utf-8"},
    Row{".mjs", "text/javascript; charset=utf-8"},
    Row{".css", "text/css; charset=utf-8"},
    Row{".wasm", "application/wasm"},
    Row{".json", "application/json; charset=utf-8"},
    Row{".map", "application/json; charset=utf-8"},
    Row{".webmanifest", "application/manifest+json; charset=utf-8"},
    Row{".svg", "image/svg+xml; charset=utf-8"},
    Row{".png", "image/png"},
    Row{".jpg", "image/jpeg"},
    Row{".webp", "image/webp"},
    Row{".avif", "image/avif"},
    Row{".ico", "image/vnd.microsoft.icon"},
    Row{".woff2", "font/woff2"},
    Row{".mp3", "audio/mpeg"},
    Row{".ogg", "audio/ogg"},
    Row{".opus", "audio/ogg"},
    Row{".wav", "audio/wav"},
    Row{".txt", "text/plain; charset=utf-8"},
    Row{".network", "text/plain; charset=utf-8"},
    Row{".bgn", "text/plain; charset=utf-8"},
    Row{".xml", "application/xml; charset=utf-8"},
};

}  // namespace

std::string_view media_type(std::string_view file_name) {
    for (const Row& row : rows)
        if (file_name.ends_with(row.ending)) return row.type;
    return "application/octet-stream";
}

}  // namespace barracuda::server
