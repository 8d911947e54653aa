// Positions with what became of them: the material that weights are fitted to. A sample keeps only
// the indices of its features.
#pragma once

#include "base/random.hpp"
#include "engine/eval/features.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace barracuda {

class Samples {
public:
    struct Sample {
        std::span<const std::uint16_t> features;
        float result;  // of the game for the player who moves: 1 won, 0 lost
        float chance;  // what the search thought of it, as a chance to win
    };

    // The samples that follow are of a new game.
    void begin_game() { game_starts_.push_back(size()); }
    void add(const Position& position, float result, float chance);
    void append(const Samples& others);

    std::size_t size() const { return results_.size(); }
    Sample operator[](std::size_t index) const;

    struct Split {
        std::vector<std::size_t> learnt;
        std::vector<std::size_t> kept_apart;  // about a tenth
    };
    // By games, drawn by lot: the positions of a game are alike and have the same result, so they
    // must not stand on both sides.
    Split split(Random& random) const;

private:
    std::vector<std::uint16_t> features_;
    std::vector<std::size_t> ends_;
    std::vector<float> results_;
    std::vector<float> chances_;
    std::vector<std::size_t> game_starts_;
};

}  // namespace barracuda
