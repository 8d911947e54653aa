// The arguments of `barracuda match`, and the match they describe.
#pragma once

#include "base/result.hpp"
#include "match/match.hpp"
#include "match/openings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::cli {

constexpr std::uint64_t most_pairs = 1'000'000;

struct MatchOptions {
    std::vector<std::string> engines;
    std::vector<std::string> options;
    std::optional<std::uint64_t> games;
    std::optional<std::uint64_t> pairs;
    std::string nodes;
    std::string depth;
    std::string move_time;
    std::string clock;
    std::string openings;
    std::string variant = "all";
    std::string express;
    std::string sprt;
    std::string output;
    std::uint64_t seed = 1;
    std::size_t concurrency = 1;
    std::int64_t margin = 50;
    int longest = 400;
    std::optional<std::int32_t> decisive;
};

// Those named by "closed", "open" or "all".
std::vector<match::Variant> variants_of(const std::string& name);

// Reads the openings and starts every engine once. The error is one sentence.
Result<match::MatchSettings, std::string> read_settings(const MatchOptions& options);

}  // namespace barracuda::cli
