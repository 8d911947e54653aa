// Previews of links to challenges and games: tags in the heads of their pages, and pictures.
#pragma once

#include "server/api/call.hpp"
#include "server/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

struct Link {
    enum class Kind : std::uint8_t { Challenge, Game };

    Kind kind;
    store::Id id;
};

// The link whose page is /challenge/ID or /game/ID.
std::optional<Link> link_at(std::string_view path);

// The page of a link with its tags, and that of a game with its board; unchanged if there is no
// such challenge or game.
Response with_preview(const Services& services, const Request& request, const Link& link,
                      Response page);

// /picture/challenge/ID.png, /picture/game/ID.png
void answer_picture(const Services& services, const Call& call);

}  // namespace barracuda::server
