// A data set on disk that grows game by game and survives interruptions: reopened, it continues
// after its last complete game. It knows files, not how games are played.
#pragma once

#include "base/result.hpp"
#include "trainer/data_set.hpp"

#include <fstream>
#include <string>

namespace barracuda::trainer {

class GrowingDataSet {
public:
    // Creates the file if there is none. An incomplete game left by an interrupted run is cut off;
    // any other damage is an error, in one sentence.
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
