// Ratings of several players from the results of their meetings: the maximum-likelihood ratings of
// the logistic (Bradley-Terry) model.
#pragma once

#include "match/counts.hpp"

#include <cstddef>
#include <vector>

namespace barracuda::match {

// All pairs of games between two players, from the first one's point of view.
struct HeadToHead {
    std::size_t first;
    std::size_t second;
    PairCounts pairs;
};

struct Rating {
    double elo;    // relative to the average of all players, which is 0
    double error;  // half of the 95 % confidence interval
};

// Every player must be connected to every other through meetings. To keep ratings finite where one
// side won everything, each meeting counts one drawn game more than was played.
std::vector<Rating> rate(std::size_t players, const std::vector<HeadToHead>& meetings);

}  // namespace barracuda::match
