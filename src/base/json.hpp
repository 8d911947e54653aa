// Writes JSON, and never reads it: objects and arrays are assembled from parts that are JSON
// already. Field names are not escaped.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

inline constexpr std::string_view json_null = "null";

std::string json_string(std::string_view text);  // in quotes
constexpr std::string_view json_bool(bool value) { return value ? "true" : "false"; }

// The value, or null.
template <class T, class Json>
std::string json_or_null(const std::optional<T>& value, Json&& json) {
    return value ? std::string(json(*value)) : std::string(json_null);
}

class JsonArray {
public:
    void item(std::string_view json) {
        text_ += text_.empty() ? '[' : ',';
        text_ += json;
    }
    void text(std::string_view value) { item(json_string(value)); }

    std::string done() const { return text_.empty() ? "[]" : text_ + ']'; }

private:
    std::string text_;
};

class JsonObject {
public:
    void field(std::string_view name, std::string_view json) {
        text_ += text_.empty() ? "{\"" : ",\"";
        text_ += name;
        text_ += "\":";
        text_ += json;
    }
    void number(std::string_view name, std::integral auto value) {
        field(name, std::to_string(value));
    }
    void boolean(std::string_view name, bool value) { field(name, json_bool(value)); }
    void text(std::string_view name, std::string_view value) { field(name, json_string(value)); }

    std::string done() const { return text_.empty() ? "{}" : text_ + '}'; }

private:
    std::string text_;
};

}  // namespace barracuda
