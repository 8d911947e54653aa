// What is agreed before an online game: in a challenge, from the challenger's point of view, and
// for a game, where the colours are known. As values and as JSON, which is also how they are
// stored.
#pragma once

#include "base/json.hpp"
#include "base/result.hpp"
#include "play/live_game.hpp"
#include "server/wire/fields.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

enum class Colour : std::uint8_t { Lot, White, Brown };  // the challenger's

std::string_view word_of(Colour colour);

struct Terms {
    std::string setup = "closed";  // or "open", or a FEN
    int express_me = 0;            // R11: the challenger's
    int express_opponent = 0;
    bool touch_move = false;
    std::optional<TimeControl> clock{};
    Colour colour = Colour::Lot;
    bool rated = false;

    bool operator==(const Terms&) const = default;
};

// Fields that are missing are as in `Terms`.
Terms read_terms(Fields& fields);
void add_terms(JsonObject& object, const Terms& terms);
std::string to_json(const Terms& terms);

struct GameTerms {
    std::string setup;
    Position start;
    bool touch_move = false;
    std::optional<TimeControl> clock{};
    bool rated = false;
    std::string first{};  // the game of which this is a rematch; empty if it is none

    bool operator==(const GameTerms&) const = default;
};

// `challenger` is the challenger's colour, by lot if the terms say so.
GameTerms game_terms(const Terms& terms, Player challenger);

std::string to_json(const GameTerms& terms);
Result<GameTerms, std::string> parse_game_terms(std::string_view json);

// The game before its first event.
play::LiveGame begin(const GameTerms& terms, Instant now);

}  // namespace barracuda::server
