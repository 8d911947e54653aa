#include "match/elo.hpp"

#include <fmt/format.h>

#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace barracuda::match {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

struct Moments {
    double mean;
    double deviation;  // of the mean
};

Moments moments_of(Counts counts) {
    const auto number = static_cast<double>(total(counts));
    double mean = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        mean += static_cast<double>(counts[i]) * score_at(counts, i) / number;
    double variance = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        variance +=
            static_cast<double>(counts[i]) * std::pow(score_at(counts, i) - mean, 2) / number;
    return {mean, std::sqrt(variance / number)};
}

double likelihood_of_superiority(const Moments& moments) {
    const double lead = moments.mean - 0.5;
    if (moments.deviation > 0)
        return 0.5 * std::erfc(-lead / moments.deviation / std::numbers::sqrt2);
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

}  // namespace

double score_of_elo(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double elo_of_score(double score) {
    if (score <= 0) return -infinite;
    if (score >= 1) return infinite;
    return 400 * std::log10(score / (1 - score));
}

EloEstimate estimate_elo(Counts counts) {
    assert(total(counts) > 0);
    const Moments moments = moments_of(counts);
    const double reach = two_sided_95 * moments.deviation;
    EloEstimate estimate{};
    estimate.score = moments.mean;
    estimate.elo = elo_of_score(moments.mean);
    estimate.lower = elo_of_score(moments.mean - reach);
    estimate.upper = elo_of_score(moments.mean + reach);
    estimate.error = std::isfinite(estimate.elo) ? (estimate.upper - estimate.lower) / 2 : infinite;
    estimate.superiority = likelihood_of_superiority(moments);
    return estimate;
}

std::string elo_text(Counts counts) {
    const std::uint64_t number = total(counts);
    if (number == 0) return "unknown";
    const EloEstimate estimate = estimate_elo(counts);
    const double elo = estimate.elo;
    if (std::isfinite(estimate.error))
        return fmt::format("{:+.1f} +/- {:.1f}", elo, estimate.error);
    if (std::isfinite(estimate.lower))
        return fmt::format("{:+.1f} (above {:+.1f})", elo, estimate.lower);
    if (std::isfinite(estimate.upper))
        return fmt::format("{:+.1f} (below {:+.1f})", elo, estimate.upper);
    if (std::isfinite(elo)) return fmt::format("{:+.1f} +/- inf", elo);
    // The strength at which winning every one of these results would still happen one time in 40.
    const double bound = elo_of_score(std::pow(0.025, 1 / static_cast<double>(number)));
    return elo > 0 ? fmt::format("above {:+.1f}", bound) : fmt::format("below {:+.1f}", -bound);
}

}  // namespace barracuda::match
