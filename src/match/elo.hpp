// Strength as a difference in logistic Elo: 400 points mean ten times the opponent's score.
#pragma once

#include "match/counts.hpp"

#include <string>

namespace barracuda::match {

inline constexpr double two_sided_95 = 1.959963984540054;  // quantile of the normal distribution

double score_of_elo(double elo);    // the expected score, 0 to 1
double elo_of_score(double score);  // infinite at 0 and 1

struct EloEstimate {
    double score;  // 0 to 1
    double elo;    // infinite if all points went to one side
    double lower;  // of the 95 % confidence interval; either end may be infinite
    double upper;
    double error;        // half of its width
    double superiority;  // likelihood that the first side is the stronger one
};

// Needs at least one result.
EloEstimate estimate_elo(Counts counts);

// "+12.3 +/- 4.5"; "+650.0 (above +410.0)" if one end is infinite; "above +560.0" if every result
// was a win.
std::string elo_text(Counts counts);

}  // namespace barracuda::match
