// The picture of a link as SVG, in the size that sites showing links expect: a position, a title, a
// line below it, and the name of the program.
#pragma once

#include "rules/setup.hpp"
#include "server/preview/raster.hpp"

#include <string>

namespace barracuda::server {

inline constexpr PictureSize card_size{1200, 630};

struct Card {
    Setup setup;
    std::string title;
    std::string line;
};

std::string card_svg(const Card& card);

}  // namespace barracuda::server
