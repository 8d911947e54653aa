// The page of a link as those see it who show links: its title, and the tags that name title,
// description and picture (Open Graph). It knows nothing of games.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

struct LinkTags {
    std::string title{};
    std::string description{};
    std::string url{};      // of the page
    std::string picture{};  // the address of a PNG of card_size
};

// The page with these tags; as it was if it has no head.
std::string with_tags(std::string_view html, const LinkTags& tags);

}  // namespace barracuda::server
