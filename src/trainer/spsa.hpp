// Simultaneous perturbation stochastic approximation (Spall 1992): every trial moves all numbers at
// once, each by a step in a direction drawn by lot, and compares the two opposite moves. What wins
// more often than it loses pulls the numbers its way.
#pragma once

#include "base/random.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace barracuda::trainer {

struct Tuned {
    double value;
    double least;
    double most;
};

class Spsa {
public:
    // `trials` is how many there will be; steps and the rate of learning shrink towards the end.
    Spsa(std::vector<Tuned> numbers, std::size_t trials, std::uint64_t seed);

    struct Trial {
        std::vector<int> directions;  // +1 or -1
        std::vector<int> first;       // the numbers moved in these directions
        std::vector<int> second;      // and in the opposite ones
    };

    // Trials may be drawn several at a time before any of them is learnt from.
    Trial draw();
    // `balance` is above 0 if the first side was better: games won less games lost.
    void learn(const Trial& trial, int balance);

    std::vector<int> values() const;

private:
    double step(std::size_t index) const;

    std::vector<Tuned> numbers_;
    std::size_t trials_;
    std::size_t learnt_ = 0;
    Random random_;
};

}  // namespace barracuda::trainer
