// Any bytes as a packed position, action and game and as a data set: rejected, or written exactly
// as they were read.
#include "rules/packed.hpp"

#include "fuzz/check.hpp"
#include "trainer/data_set.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>

using namespace barracuda;

namespace {

void read_data_set(const std::string& bytes) {
    std::istringstream in(bytes);
    trainer::DataSetReader reader(in);
    std::string written = trainer::data_set_header();
    for (auto game = reader.next(); game; game = reader.next()) {
        if (!*game) return fuzz::require(written == bytes, "a data set has one form");
        written += trainer::data_set_bytes(**game);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span<const std::uint8_t> bytes(data, size);
    if (const auto position = unpack_position(bytes)) {
        fuzz::require(std::ranges::equal(pack(*position), bytes), "a position has one packed form");
        fuzz::require_none(kit::violation(*position));
    } else {
        fuzz::require(position.error().offset <= size, "the error is inside the bytes");
    }
    if (const auto played = unpack_action(bytes))
        fuzz::require(std::ranges::equal(pack(*played), bytes), "an action has one packed form");
    if (const auto game = unpack_game(bytes)) {
        fuzz::require(std::ranges::equal(pack(*game), bytes), "a game has one packed form");
        fuzz::require_none(kit::round_trip_violation(game->position()));
    } else {
        fuzz::require(game.error().offset <= size, "the error is inside the bytes");
    }
    read_data_set(std::string(bytes.begin(), bytes.end()));
    return 0;
}
