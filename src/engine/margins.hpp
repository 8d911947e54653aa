// The numbers of the search that are tuned by games (`barracuda tune`). Which feature each of them
// belongs to, and what that is worth: docs/playing-strength.md, by the names in quotes.
#pragma once

#include <array>
#include <string_view>

namespace barracuda::engine {

struct Margins {
    int reverse_futility = 37;    // points per turn of depth: "reverse futility pruning"
    int futility = 74;            // points: "futility pruning"
    int futility_per_turn = 63;   // points per turn of depth
    int late_moves = 4;           // that are searched in any case: "late move pruning"
    int late_moves_growth = 3;    // times the square of the turns of depth
    int reduction = 32;           // hundredths of a turn: "late move reductions"
    int reduction_divisor = 243;  // hundredths, of the logarithms of depth and number
    int placement_reduction = 7;  // eighths: "placements after the second one searched less deep"
    int aspiration = 9;           // points: "aspiration"

    bool operator==(const Margins&) const = default;
};

struct MarginInfo {
    std::string_view name;
    int Margins::* value;
    int least;
    int most;
};

inline constexpr std::array<MarginInfo, 9> margin_infos{{
    {"reverse_futility", &Margins::reverse_futility, 20, 200},
    {"futility", &Margins::futility, 10, 300},
    {"futility_per_turn", &Margins::futility_per_turn, 10, 300},
    {"late_moves", &Margins::late_moves, 1, 20},
    {"late_moves_growth", &Margins::late_moves_growth, 1, 12},
    {"reduction", &Margins::reduction, 0, 150},
    {"reduction_divisor", &Margins::reduction_divisor, 100, 500},
    {"placement_reduction", &Margins::placement_reduction, 0, 16},
    {"aspiration", &Margins::aspiration, 5, 100},
}};

}  // namespace barracuda::engine
