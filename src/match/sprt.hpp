// The sequential probability ratio test: continues until the results decide between two hypotheses
// about the difference in strength. The generalised test over the observed distribution of pair
// scores: the likelihood of each hypothesis is that of the likeliest distribution with the mean it
// states.
#pragma once

#include "base/result.hpp"
#include "match/counts.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace barracuda::match {

enum class Verdict : std::uint8_t { Undecided, LowerAccepted, UpperAccepted };

class Sprt {
public:
    // `elo0` must be below `elo1`.
    Sprt(double elo0, double elo1, double alpha = 0.05, double beta = 0.05);

    // "0,10": both hypotheses in logistic Elo.
    static Result<Sprt, std::string> parse(std::string_view text);

    double elo0() const { return elo0_; }
    double elo1() const { return elo1_; }
    double lower_bound() const { return lower_bound_; }  // `elo0` is accepted at or below this
    double upper_bound() const { return upper_bound_; }  // `elo1` is accepted at or above this

    double log_likelihood_ratio(Counts counts) const;
    Verdict verdict(Counts counts) const;

private:
    double elo0_;
    double elo1_;
    double lower_bound_;
    double upper_bound_;
};

}  // namespace barracuda::match
