// Lists of wishes in HTTP (RFC 9110, section 12.4.2): names, each perhaps with a weight, such as
// "de-AT, de;q=0.9, *;q=0.1". It knows nothing of what they are about.
#pragma once

#include <string_view>
#include <vector>

namespace barracuda::server {

inline constexpr int full_weight = 1000;

struct Weighted {
    std::string_view name;
    int weight;  // in thousandths; 0 means: not at all
};

// In their order. Elements that make no sense are passed over.
std::vector<Weighted> parse_weighted(std::string_view list);

// Names are not case-sensitive.
bool same_name(std::string_view a, std::string_view b);

}  // namespace barracuda::server
