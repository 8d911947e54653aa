#include "match/ratings.hpp"

#include "match/elo.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace barracuda::match {
namespace {

constexpr double per_elo = std::numbers::ln10 / 400;
constexpr double drawn_pairs_added = 0.5;  // one game

using Matrix = std::vector<std::vector<double>>;

// A meeting in numbers, per pair of games.
struct Evidence {
    std::size_t first;
    std::size_t second;
    double number;
    double mean;
    double variance;
};

Evidence evidence_of(const HeadToHead& meeting) {
    const Counts counts = meeting.pairs;
    std::vector<double> weights(counts.begin(), counts.end());
    weights[counts.size() / 2] += drawn_pairs_added;
    Evidence evidence{meeting.first, meeting.second, 0, 0, 0};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        evidence.number += weights[i];
        evidence.mean += weights[i] * score_at(counts, i);
    }
    evidence.mean /= evidence.number;
    for (std::size_t i = 0; i < weights.size(); ++i)
        evidence.variance +=
            weights[i] * std::pow(score_at(counts, i) - evidence.mean, 2) / evidence.number;
    return evidence;
}

// The inverse of a positive definite matrix, by Gauss-Jordan elimination; the diagonal never
// vanishes.
Matrix inverse_of(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix inverse(size, std::vector<double>(size, 0));
    for (std::size_t i = 0; i < size; ++i) inverse[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double divisor = matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] /= divisor;
            inverse[pivot][column] /= divisor;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = matrix[row][pivot];
            if (row == pivot || factor == 0) continue;
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    return inverse;
}

Matrix product(const Matrix& a, const Matrix& b) {
    const std::size_t size = a.size();
    Matrix result(size, std::vector<double>(size, 0));
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t k = 0; k < size; ++k)
            for (std::size_t j = 0; j < size; ++j) result[i][j] += a[i][k] * b[k][j];
    return result;
}

// A sum over the meetings of weight times (e_first - e_second) (e_first - e_second)^T. `fill` makes
// it invertible by weighting the one direction that meetings say nothing about: all ratings
// together.
template <class Weight>
Matrix laplacian(std::size_t players, const std::vector<Evidence>& meetings, double fill,
                 Weight&& weight) {
    Matrix matrix(players, std::vector<double>(players, fill));
    for (const Evidence& meeting : meetings) {
        const double value = weight(meeting);
        matrix[meeting.first][meeting.first] += value;
        matrix[meeting.second][meeting.second] += value;
        matrix[meeting.first][meeting.second] -= value;
        matrix[meeting.second][meeting.first] -= value;
    }
    return matrix;
}

class Fit {
public:
    Fit(std::size_t players, const std::vector<HeadToHead>& meetings) : elo_(players, 0.0) {
        std::ranges::transform(meetings, std::back_inserter(evidence_), evidence_of);
    }

    std::vector<Rating> ratings() {
        for (int i = 0; i < 1000 && improve() > 1e-6; ++i) {
        }
        // The variance of the observed pair scores, propagated to the ratings.
        const Matrix inverse = inverse_of(curvature());
        const Matrix scatter = laplacian(elo_.size(), evidence_, 0, [](const Evidence& meeting) {
            return meeting.number * meeting.variance * per_elo * per_elo;
        });
        const Matrix covariance = product(product(inverse, scatter), inverse);
        std::vector<Rating> ratings;
        ratings.reserve(elo_.size());
        for (std::size_t i = 0; i < elo_.size(); ++i)
            ratings.push_back({elo_[i], two_sided_95 * std::sqrt(covariance[i][i])});
        return ratings;
    }

private:
    double expected(const Evidence& meeting) const {
        return score_of_elo(elo_[meeting.first] - elo_[meeting.second]);
    }

    Matrix curvature() const {
        return laplacian(elo_.size(), evidence_, per_elo * per_elo,
                         [this](const Evidence& meeting) {
                             const double score = expected(meeting);
                             return meeting.number * score * (1 - score) * per_elo * per_elo;
                         });
    }

    // One step of Newton's method, with its length limited because the curvature vanishes far from
    // the solution. Returns the largest component of the step.
    double improve() {
        constexpr double longest_step = 100;
        std::vector<double> slope(elo_.size(), 0);
        for (const Evidence& meeting : evidence_) {
            const double surplus = meeting.number * (meeting.mean - expected(meeting)) * per_elo;
            slope[meeting.first] += surplus;
            slope[meeting.second] -= surplus;
        }
        const Matrix inverse = inverse_of(curvature());
        std::vector<double> step(elo_.size(), 0);
        double longest = 0;
        for (std::size_t i = 0; i < elo_.size(); ++i) {
            for (std::size_t j = 0; j < elo_.size(); ++j) step[i] += inverse[i][j] * slope[j];
            longest = std::max(longest, std::abs(step[i]));
        }
        const double scale = std::min(1.0, longest_step / std::max(longest, 1e-300));
        for (std::size_t i = 0; i < elo_.size(); ++i) elo_[i] += scale * step[i];
        return longest;
    }

    std::vector<Evidence> evidence_;
    std::vector<double> elo_;
};

}  // namespace

std::vector<Rating> rate(std::size_t players, const std::vector<HeadToHead>& meetings) {
    return Fit(players, meetings).ratings();
}

}  // namespace barracuda::match
