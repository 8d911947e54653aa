// Start positions for matches: a few random quiet turns from either set-up, without duplicates
// under symmetry. Lists of them are stored as FEN lines.
#pragma once

#include "base/random.hpp"
#include "base/result.hpp"
#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace barracuda::match {

enum class Variant : std::uint8_t { Closed, Open };  // R2.3

constexpr std::array<Variant, 2> both_variants{Variant::Closed, Variant::Open};

// The set-up that a position without captured or placed barragoons comes from.
std::optional<Variant> variant_of(const Position& position);

// Equal for positions that are the same up to mirroring and swapping colours.
std::uint64_t symmetric_key(const Position& position);

Position with_express_levels(const Position& position, PerPlayer<int> express_levels);

// An endless supply of different openings, alternating between variants; the same for the same
// seed. Nothing has been captured, and neither player can capture a piece at once.
class OpeningSource {
public:
    static constexpr int least_turns = 4;
    static constexpr int most_turns = 8;

    OpeningSource(std::uint64_t seed, std::vector<Variant> variants);

    Position next();

private:
    std::optional<Position> random_walk(Variant variant);

    Random random_;
    std::vector<Variant> variants_;
    std::size_t made_ = 0;
    std::unordered_set<std::uint64_t> seen_;  // symmetry-independent keys
};

// One FEN per line; empty lines and anything after `#` are ignored. An error is one sentence that
// names the line. A position in which the game is over is an error, too.
Result<std::vector<Position>, std::string> parse_openings(std::string_view text);

// In random order, without symmetric duplicates.
std::vector<Position> shuffled(std::vector<Position> openings, std::uint64_t seed);

}  // namespace barracuda::match
