// The moves of a node, the most promising first, picked one at a time, because most nodes need only
// a few.
#pragma once

#include "engine/history.hpp"
#include "engine/survey.hpp"

#include <optional>

namespace barracuda::engine {

class MovePicker {
public:
    static constexpr std::size_t most_moves = 160;  // a player has 136 at most, see ActionList

    MovePicker(const Position& position, const Survey& survey, std::optional<Action> first,
               const History& history, int ply);

    struct Pick {
        Action move;
        bool takes_piece;
    };
    std::optional<Pick> next();

private:
    struct Entry {
        Action move;
        int score;
    };
    static constexpr int first_score = 1 << 28;
    static constexpr int capture_score = 1 << 24;
    static constexpr int killer_score = 1 << 20;
    // Each kind comes before the next, whatever its history. Capturing a 4 scores highest.
    static constexpr int value_score = 100'000;  // for each step of the captured piece
    static_assert(killer_score - History::limit > History::limit);
    static_assert(capture_score - History::limit > killer_score + History::limit);
    static_assert(first_score > capture_score + 4 * value_score + History::limit);

    std::uint64_t pieces_;
    FixedVector<Entry, most_moves> entries_;
    std::size_t picked_ = 0;
};

}  // namespace barracuda::engine
