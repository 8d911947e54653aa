// Tunes the margins of the search by games: SPSA, a pair of games per trial.
#pragma once

#include "engine/margins.hpp"
#include "rules/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace barracuda::trainer {

struct Tuning {
    std::vector<engine::MarginInfo> margins;  // the ones to tune
    std::vector<Position> openings;           // used in turn
    std::size_t pairs = 1000;
    std::uint64_t nodes = 3000;  // per action
    std::uint64_t seed = 1;
    std::size_t threads = 1;  // the result does not depend on them
};

using TuningReport = std::function<void(std::size_t pairs, const engine::Margins&)>;

engine::Margins tune(const Tuning& tuning, const TuningReport& report);

}  // namespace barracuda::trainer
