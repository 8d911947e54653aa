// Whether JSON fits one of the schemas of the API. Stricter than the standard: an object may not
// have properties that its schema does not mention, so that no schema lags behind the code.
#pragma once

#include "server/api/schemas.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

class Schema {
public:
    explicit Schema(std::string_view name) : root_(all().at(name)) {}

    // What does not fit; nothing if everything does.
    std::optional<std::string> fault_in(const std::string& json) const {
        boost::json::error_code error;
        const auto value = boost::json::parse(json, error);
        return error ? "not JSON: " + json : fault(root_, value);
    }

private:
    using Value = boost::json::value;
    using Fault = std::optional<std::string>;

    static const boost::json::object& all() {
        static const Value schemas = boost::json::parse(schemas_json());
        return schemas.as_object();
    }

    static bool is_of(std::string_view type, const Value& value) {
        return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
               (type == "string" && value.is_string()) || (type == "boolean" && value.is_bool()) ||
               (type == "integer" && value.is_int64()) || (type == "number" && value.is_number()) ||
               (type == "null" && value.is_null());
    }
    static bool has_type(const Value& types, const Value& value) {
        if (types.is_string()) return is_of(types.as_string(), value);
        return std::ranges::any_of(
            types.as_array(), [&](const Value& type) { return is_of(type.as_string(), value); });
    }

    static Fault fault(const Value& schema, const Value& value) {
        const auto& rules = schema.as_object();
        if (const auto* reference = rules.if_contains("$ref")) {
            constexpr std::string_view place = "#/components/schemas/";
            return fault(all().at(std::string_view(reference->as_string()).substr(place.size())),
                         value);
        }
        if (const auto* choices = rules.if_contains("anyOf"))
            return among(choices->as_array(), value);
        const auto* const type = rules.if_contains("type");
        if (type && !has_type(*type, value)) return "wrong type: " + serialize(value);
        const auto* const words = rules.if_contains("enum");
        if (words && std::ranges::count(words->as_array(), value) == 0)
            return "unknown: " + serialize(value);
        if (value.is_object()) return fault_of_properties(rules, value.as_object());
        if (value.is_array())
            for (const Value& item : value.as_array())
                if (auto found = fault(rules.at("items"), item)) return found;
        return std::nullopt;
    }

    static Fault among(const boost::json::array& choices, const Value& value) {
        for (const Value& choice : choices)
            if (!fault(choice, value)) return std::nullopt;
        return "fits none of the choices: " + serialize(value);
    }

    static Fault fault_of_properties(const boost::json::object& rules,
                                     const boost::json::object& object) {
        const auto& properties = rules.at("properties").as_object();
        if (const auto* const required = rules.if_contains("required"))
            for (const Value& name : required->as_array())
                if (!object.contains(name.as_string())) return "missing: " + serialize(name);
        for (const auto& [name, value] : object) {
            const auto* const schema = properties.if_contains(name);
            if (!schema) return "not in the schema: " + std::string(name);
            if (auto found = fault(*schema, value)) return std::string(name) + ": " + *found;
        }
        return std::nullopt;
    }

    const Value& root_;
};

}  // namespace barracuda::server
