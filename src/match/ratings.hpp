// Ratings of several players from the results of their meetings: those of the logistic model
// (Bradley and Terry) under which the results are likeliest.
#pragma once

#include "match/counts.hpp"

#include <cstddef>
#include <vector>

namespace barracuda::match {

// All pairs of games between two players, from the view of the first.
struct Meeting {
    std::size_t first;
    std::size_t second;
    PairCounts pairs;
};

struct Rating {
    double elo;    // against the average of all players, which is 0
    double error;  // covers 95 %
};

// Every player is tied to every other through meetings. To keep ratings finite where one side won
// everything, each meeting counts one drawn game more than was played.
std::vector<Rating> rate(std::size_t players, const std::vector<Meeting>& meetings);

}  // namespace barracuda::match
