// What the search learns about actions as it goes: which ones caused cutoffs, at the same ply
// (killers) and in general (history). Each thread has its own.
#pragma once

#include "engine/points.hpp"
#include "rules/action.hpp"
#include "rules/player.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace barracuda::engine {

class History {
public:
    void clear() { *this = History{}; }

    int of(Player player, Action move) const {
        return table_[static_cast<std::size_t>(player)][static_cast<std::size_t>(
            move.from().index())][static_cast<std::size_t>(move.to().index())];
    }

    // Moves a value towards the bonus; it stays between -limit and limit.
    void add(Player player, Action move, int bonus) {
        auto& value =
            table_[static_cast<std::size_t>(player)][static_cast<std::size_t>(move.from().index())]
                  [static_cast<std::size_t>(move.to().index())];
        bonus = std::clamp(bonus, -limit, limit);
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / limit);
    }

    bool is_killer(int ply, Action action) const {
        const auto& pair = killers_[static_cast<std::size_t>(ply)];
        return pair[0] == action || pair[1] == action;
    }
    void add_killer(int ply, Action action) {
        auto& pair = killers_[static_cast<std::size_t>(ply)];
        if (pair[0] == action) return;
        pair[1] = pair[0];
        pair[0] = action;
    }

    // The last placement that caused a cutoff at a ply.
    std::optional<Action> placement_killer(int ply) const {
        return placement_killers_[static_cast<std::size_t>(ply)];
    }
    void add_placement_killer(int ply, Action placement) {
        placement_killers_[static_cast<std::size_t>(ply)] = placement;
    }

    static constexpr int limit = 8'000;  // fits into 16 bits; no test
    static_assert(limit <= INT16_MAX);

private:
    using BySquares = std::array<std::array<std::int16_t, square_count>, square_count>;
    std::array<BySquares, 2> table_{};
    std::array<std::array<std::optional<Action>, 2>, points::longest_line> killers_{};
    std::array<std::optional<Action>, points::longest_line> placement_killers_{};
};

}  // namespace barracuda::engine
