// What an analysis says about one action of a game. Plain values that know neither the engine nor
// files.
#pragma once

#include "rules/record/record.hpp"
#include "ubi/loss.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace barracuda::cli {

struct Judgement {
    std::optional<Evaluation> after;  // the position after the action; none if it ends the game
    int lost = 0;                     // the winning chance it gives away, in thousandths
    std::vector<Action> better{};     // for mistakes: the better action, and its continuation

    bool operator==(const Judgement&) const = default;
};

using Judgements = std::vector<Judgement>;  // of a game's actions, from the first

// The main line as a game that only the board may have ended: neither resigned nor drawn by
// agreement.
inline Game game_of(Record record) {
    record.result = RecordResult::Unknown;
    return replay(record);
}

// A game as it stood before one of its actions, with the draw on offer then; at its size, as it
// stands now.
inline Game before_action(Game game, std::size_t index) {
    if (index == game.size()) return game;
    const auto said = game.said_before(index);
    while (game.size() > index) game.take_back();
    if (said == DrawWords::Offered)
        static_cast<void>(
            game.offer_draw(opponent_of(game.position().actor()), DrawKind::Repetition));
    return game;
}

}  // namespace barracuda::cli
