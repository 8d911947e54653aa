// What a link adds to its page: for sites that show links, its title and the tags (Open Graph) for
// title, description and picture; for those who open it, a first picture. It knows nothing of
// games.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

struct LinkTags {
    std::string title{};
    std::string description{};
    std::string url{};      // of the page
    std::string picture{};  // the address of a PNG of card_size
    std::string data{};     // the address of what the app will ask for first
};

// The page with these tags; unchanged if it has no head.
std::string with_tags(std::string_view html, const LinkTags& tags);

// The page with an SVG picture, which is seen while the app is loading; unchanged if it has no
// body. The style of the app says where (web/src/pages/game/first-board.css).
std::string with_picture(std::string_view html, std::string_view svg, std::string_view title);

}  // namespace barracuda::server
