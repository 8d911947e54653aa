// What a `go` command asks for and what a search answers: plain values, the same at both ends of
// the protocol (docs/notation.md, "UBI").
#pragma once

#include "rules/action.hpp"
#include "rules/clock.hpp"
#include "rules/player.hpp"
#include "ubi/score.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace barracuda::ubi {

struct Limits {
    PerPlayer<std::optional<Milliseconds>> time{};  // wtime, btime
    PerPlayer<Milliseconds> increment{};            // winc, binc
    std::optional<Milliseconds> move_time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<int> multi_pv;
    bool infinite = false;
    bool ponder = false;
    std::vector<Action> only;    // if not empty, the first action must be one of these
    std::vector<Action> except;  // and none of these
    // When the search was requested: the clock runs from then, or else from the start of the
    // search.
    std::optional<std::chrono::steady_clock::time_point> asked;

    bool operator==(const Limits&) const = default;
};

// One `info` line of a search.
struct SearchInfo {
    int depth = 0;
    int selective_depth = 0;
    int multi_pv = 1;
    Score score = Score::points(0);
    std::uint64_t nodes = 0;
    std::uint64_t nodes_per_second = 0;
    int hash_full = 0;  // in thousandths
    Milliseconds time{};
    std::vector<Action> line;

    bool operator==(const SearchInfo&) const = default;
};

// The `bestmove` line. No action: the game is over.
struct Choice {
    std::optional<Action> best;
    std::optional<Action> ponder;

    bool operator==(const Choice&) const = default;
};

}  // namespace barracuda::ubi
