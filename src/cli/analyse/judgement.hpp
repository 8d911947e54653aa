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
    std::optional<Evaluation> after;  // of the position behind the action; none if it ends the game
    int lost = 0;                     // the winning chance that it gives away, in thousandths
    std::vector<Action> better{};  // for mistakes: the action to choose, and how the game goes on

    bool operator==(const Judgement&) const = default;
};

using Judgements = std::vector<Judgement>;  // of the actions of a game, from its first on

// The main line as a game that the board alone may have ended: neither resigned nor agreed drawn.
inline Game game_of(Record record) {
    record.result = RecordResult::Unknown;
    return replay(record);
}

// A game as it stood before one of its actions, with the draw that was on offer then; with its
// size, as it stands now.
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
