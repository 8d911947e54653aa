#include "match/sprt.hpp"

#include "base/text.hpp"
#include "match/elo.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

namespace barracuda::match {
namespace {

// A score that never occurred counts as if seen this often, because a likelihood of zero would
// decide everything.
constexpr double unseen = 1e-3;

struct Share {
    double score;
    double probability;
};

std::vector<Share> shares_of(Counts counts) {
    std::vector<Share> shares;
    double number = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double count = counts[i] == 0 ? unseen : static_cast<double>(counts[i]);
        shares.push_back({score_at(counts, i), count});
        number += count;
    }
    for (Share& share : shares) share.probability /= number;
    return shares;
}

// Of all distributions with the given mean, the likeliest has the probabilities p / (1 + t (score -
// mean)), where t makes the expectation of score - mean zero. That expectation decreases in t and
// has one zero between the values of t at which a denominator vanishes.
double tilt_for_mean(const std::vector<Share>& shares, double mean) {
    double low = -1 / (shares.back().score - mean);
    double high = 1 / (mean - shares.front().score);
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        double expectation = 0;
        for (const Share& share : shares) {
            const double lead = share.score - mean;
            expectation += share.probability * lead / (1 + middle * lead);
        }
        (expectation > 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

// Per result, relative to the observed distribution.
double log_likelihood(const std::vector<Share>& shares, double mean) {
    const double tilt = tilt_for_mean(shares, mean);
    double sum = 0;
    for (const Share& share : shares)
        sum -= share.probability * std::log1p(tilt * (share.score - mean));
    return sum;
}

std::optional<double> parse_elo(std::string_view text) {
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && std::abs(value) <= 1000 ? std::optional(value) : std::nullopt;
}

}  // namespace

Sprt::Sprt(double elo0, double elo1, double alpha, double beta)
    : elo0_(elo0),
      elo1_(elo1),
      lower_bound_(std::log(beta / (1 - alpha))),
      upper_bound_(std::log((1 - beta) / alpha)) {
    assert(elo0 < elo1);
}

Result<Sprt, std::string> Sprt::parse(std::string_view text) {
    const auto parts = split(text, ',');
    const auto elo0 = parse_elo(parts.front());
    const auto elo1 = parse_elo(parts.back());
    if (parts.size() != 2 || !elo0 || !elo1 || *elo0 >= *elo1)
        return fail("the hypotheses " + quoted(text) +
                    " are not two Elo differences, the smaller one first, like 0,10");
    return Sprt(*elo0, *elo1);
}

double Sprt::log_likelihood_ratio(Counts counts) const {
    const std::uint64_t number = total(counts);
    if (number == 0) return 0;
    const auto shares = shares_of(counts);
    return static_cast<double>(number) * (log_likelihood(shares, score_of_elo(elo1_)) -
                                          log_likelihood(shares, score_of_elo(elo0_)));
}

Verdict Sprt::verdict(Counts counts) const {
    const double ratio = log_likelihood_ratio(counts);
    if (ratio >= upper_bound_) return Verdict::UpperAccepted;
    if (ratio <= lower_bound_) return Verdict::LowerAccepted;
    return Verdict::Undecided;
}

}  // namespace barracuda::match
