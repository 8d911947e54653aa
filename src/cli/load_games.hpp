// Games for `barracuda load`, created as two guests would: one challenges, one accepts.
#pragma once

#include "base/result.hpp"
#include "client/endpoint.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace barracuda::cli {

struct LoadGame {
    std::string id;
    std::array<client::Credentials, 2> players{};
};

// Creates enough games at a time to fill the server's commits. The error is one sentence.
Result<std::vector<LoadGame>, std::string> make_load_games(const client::Endpoint& endpoint,
                                                           std::size_t count);

}  // namespace barracuda::cli
