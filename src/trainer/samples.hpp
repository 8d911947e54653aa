// A data set in memory, ready to learn from: of each position, only the indices of its features for
// a given evaluation are kept.
#pragma once

#include "base/result.hpp"
#include "engine/eval/features.hpp"
#include "trainer/data_set.hpp"

#include <cstdint>
#include <istream>
#include <span>
#include <string>
#include <vector>

namespace barracuda::trainer {

// Appends the features of a position in which a move is due.
using Look = void (*)(const Position& position, std::vector<std::uint16_t>& features);

void look_linear(const Position& position, std::vector<std::uint16_t>& features);
void look_for_network(const Position& position, std::vector<std::uint16_t>& features);

class Samples {
public:
    explicit Samples(Look look) : look_(look) {}

    struct Sample {
        std::span<const std::uint16_t> features;
        float result;  // of the game for the player to move: 1 won, 0 lost
        float chance;  // the search's score as a winning chance
        std::uint8_t phase;
        Origin origin;
    };

    // A move is due in the position. Where the result says nothing, the chance replaces it.
    void add(const LabelledPosition& labelled, LabelledGame::GameResult result);

    std::size_t size() const { return results_.size(); }
    Sample operator[](std::size_t index) const;

private:
    Look look_;
    std::vector<std::uint16_t> features_;
    std::vector<std::size_t> ends_;
    std::vector<float> results_;
    std::vector<float> chances_;
    std::vector<std::uint8_t> phases_;
    std::vector<Origin> origins_;
};

struct TrainingSamples {
    explicit TrainingSamples(Look look) : learnt(look), held_out(look) {}

    Samples learnt;
    Samples held_out;  // is_held_out()
    std::size_t games = 0;
};

// Adds a data set, skipping positions in which a placement is due.
Result<void, std::string> read_samples(std::istream& data_set, TrainingSamples& samples);

}  // namespace barracuda::trainer
