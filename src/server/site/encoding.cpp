#include "server/site/encoding.hpp"

#include "server/site/weighted.hpp"

#include <optional>

namespace barracuda::server {
namespace {

std::optional<Encoding> encoding_named(std::string_view name) {
    for (const Encoding encoding : all_encodings)
        if (same_name(name, name_of(encoding))) return encoding;
    if (same_name(name, "x-gzip")) return Encoding::Gzip;
    return std::nullopt;
}

}  // namespace

std::string_view name_of(Encoding encoding) {
    switch (encoding) {
        case Encoding::Brotli: return "br";
        case Encoding::Gzip: return "gzip";
        case Encoding::Identity: break;
    }
    return "identity";
}

Preferences Preferences::from(std::string_view accept_encoding) {
    std::array<std::optional<int>, 3> named;
    std::optional<int> others;
    for (const auto& [name, weight] : parse_weighted(accept_encoding)) {
        if (name == "*") others = weight;
        if (const auto encoding = encoding_named(name))
            named[static_cast<std::size_t>(*encoding)] = weight;
    }
    Preferences preferences;
    for (const Encoding encoding : all_encodings) {
        const auto index = static_cast<std::size_t>(encoding);
        const int unnamed =
            encoding == Encoding::Identity ? others.value_or(1) : others.value_or(0);
        preferences.weights_[index] = named[index].value_or(unnamed);
    }
    return preferences;
}

}  // namespace barracuda::server
