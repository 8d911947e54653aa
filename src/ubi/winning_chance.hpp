// The winning chance that corresponds to a score of the search.
#pragma once

#include "rules/record/winning_chance.hpp"
#include "ubi/score.hpp"

namespace barracuda::ubi {

using barracuda::winning_chance;

inline double winning_chance(const Score& score) {
    switch (score.kind()) {
        case Score::Kind::Win: return 1;
        case Score::Kind::Loss: return 0;
        case Score::Kind::Points: break;
    }
    return winning_chance(static_cast<double>(score.value()));
}

}  // namespace barracuda::ubi
