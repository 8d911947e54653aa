// Lists of preferences in HTTP (RFC 9110, section 12.4.2): names with optional weights, such as
// "de-AT, de;q=0.9, *;q=0.1".
#pragma once

#include <string_view>
#include <vector>

namespace barracuda::server {

inline constexpr int full_weight = 1000;

struct Weighted {
    std::string_view name;
    int weight;  // in thousandths; 0: not at all
};

// In their order, without invalid elements.
std::vector<Weighted> parse_weighted(std::string_view list);

// Names are not case-sensitive.
bool same_name(std::string_view a, std::string_view b);

}  // namespace barracuda::server
