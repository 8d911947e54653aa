#include "server/wire/fields.hpp"

#include "base/text.hpp"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace barracuda::server {
namespace {

namespace json = boost::json;
constexpr std::size_t longest_token = 64;

// All numbers that we read are integers, but 1e3 and 2.0 are integers, too.
std::optional<std::int64_t> whole_number(const json::value& value) {
    if (const auto* number = value.if_int64()) return *number;
    const auto* real = value.if_double();
    constexpr double largest = 9007199254740992;  // integers up to this are exact
    if (!real || !(*real >= -largest && *real <= largest)) return std::nullopt;
    const auto whole = static_cast<std::int64_t>(*real);
    return static_cast<double>(whole) == *real ? std::optional(whole) : std::nullopt;
}

// A token as JSON. Boost.JSON 1.81 reads a fraction to within two units in its last place; 15
// digits are what survives that, as long as the exponent is nowhere near its limits.
std::optional<std::string> token_text(const json::value& value) {
    if (value.is_string() || value.is_int64() || value.is_uint64()) return json::serialize(value);
    const auto* real = value.if_double();
    if (!real) return std::nullopt;
    const double size = std::abs(*real);
    if (size == 0) return "0";
    if (!(size >= 1e-300 && size <= 1e300)) return std::nullopt;
    std::array<char, 32> digits;
    const auto end =
        std::to_chars(digits.begin(), digits.end(), *real, std::chars_format::general, 15);
    return std::string(digits.begin(), end.ptr);
}

}  // namespace

struct Fields::Content {
    // Enough for nearly all messages. The C library caches blocks of this object's size, below 1
    // kB.
    std::array<unsigned char, 768> room;
    json::monotonic_resource memory{room.data(), room.size()};
    json::value root = json::value(json::storage_ptr(&memory));  // of the outermost object only
    std::shared_ptr<const Content> parent;
    const json::object* object = nullptr;

    const json::value* find(std::string_view name) const {
        return object ? object->if_contains(json::string_view(name.data(), name.size())) : nullptr;
    }
};

Fields::Fields(std::string_view text) : fault_(std::make_shared<std::optional<std::string>>()) {
    auto content = std::make_shared<Content>();
    json::parse_options options;
    options.max_depth = deepest;
    std::array<unsigned char, 512> while_parsing;
    json::parser parser({}, options, while_parsing.data(), while_parsing.size());
    parser.reset(&content->memory);
    json::error_code error;
    parser.write(text.data(), text.size(), error);
    if (!error) content->root = parser.release();
    content->object = error ? nullptr : content->root.if_object();
    if (error)
        *fault_ = error == json::error::too_deep ? "the JSON is nested too deeply"
                                                 : "this is not valid JSON";
    else if (!content->object)
        *fault_ = "a JSON object is expected";
    content_ = std::move(content);
}

bool Fields::has(std::string_view name) const {
    const json::value* value = content_->find(name);
    return value && !value->is_null();
}

bool Fields::has_null(std::string_view name) const {
    const json::value* value = content_->find(name);
    return value && value->is_null();
}

void Fields::complain(std::string_view name, std::string_view what) {
    if (!*fault_) *fault_ = barracuda::quoted(path_ + std::string(name)) + " " + std::string(what);
}

std::string Fields::text(std::string_view name, std::size_t longest) {
    const json::value* value = content_->find(name);
    const json::string* text = value ? value->if_string() : nullptr;
    if (!text || text->size() > longest) {
        complain(name, "must be a text of at most " + std::to_string(longest) + " bytes");
        return {};
    }
    return {text->data(), text->size()};
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
    const json::value* value = content_->find(name);
    const auto number = value ? whole_number(*value) : std::nullopt;
    if (number && *number >= least && *number <= most) return *number;
    complain(name, "must be a whole number from " + std::to_string(least) + " to " +
                       std::to_string(most));
    return least;
}

Fields Fields::object(std::string_view name) {
    const json::value* value = content_->find(name);
    auto inner = std::make_shared<Content>();
    inner->parent = content_;
    inner->object = value ? value->if_object() : nullptr;
    if (!inner->object) complain(name, "must be an object");
    return {std::move(inner), fault_, path_ + std::string(name) + "."};
}

std::string Fields::token(std::string_view name) {
    const json::value* value = content_->find(name);
    const std::optional<std::string> text = value ? token_text(*value) : std::nullopt;
    if (text && text->size() <= longest_token) return *text;
    complain(name, "must be a number or a text of at most 62 bytes");
    return {};
}

bool Fields::boolean_or(std::string_view name, bool otherwise) {
    if (!has(name)) return otherwise;
    const bool* value = content_->find(name)->if_bool();
    if (!value) complain(name, "must be true or false");
    return value ? *value : otherwise;
}

std::int64_t Fields::number_or(std::string_view name, std::int64_t least, std::int64_t most,
                               std::int64_t otherwise) {
    return has(name) ? number(name, least, most) : otherwise;
}

std::string Fields::text_or(std::string_view name, std::size_t longest,
                            std::string_view otherwise) {
    return has(name) ? text(name, longest) : std::string(otherwise);
}

}  // namespace barracuda::server
