// A data set on disk that grows game by game and outlives the program that makes it: opened again,
// it goes on behind its last whole game. It knows files, not how games are played.
#pragma once

#include "base/result.hpp"
#include "trainer/data_set.hpp"

#include <fstream>
#include <string>

namespace barracuda::trainer {

class GrowingDataSet {
public:
    // Makes the file if there is none. What a program that was ended has left of a game is cut off;
    // a file that is damaged otherwise is refused. An error is one sentence.
    static Result<GrowingDataSet, std::string> open(const std::string& path);

    int games() const { return games_; }
    std::size_t positions() const { return positions_; }

    // False if it could not be written.
    bool add(const LabelledGame& game);

private:
    std::ofstream file_;
    int games_ = 0;
    std::size_t positions_ = 0;
};

}  // namespace barracuda::trainer
