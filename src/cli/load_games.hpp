// Games for `barracuda load`, made as two guests would make them: one challenges, one accepts.
#pragma once

#include "base/result.hpp"
#include "client/place.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace barracuda::cli {

struct LoadGame {
    std::string id;
    std::array<client::Identity, 2> players{};
};

// As many at a time as the server's commits need to be large. The error is one sentence.
Result<std::vector<LoadGame>, std::string> make_load_games(const client::Place& place,
                                                           std::size_t count);

}  // namespace barracuda::cli
