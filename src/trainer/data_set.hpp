// Positions to learn from, as a file: games one after another, each position with its search score.
// The layout is in docs/data-set.md. Files may be larger than memory, so they are read game by
// game; everything in them is checked.
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::trainer {

// Where a position comes from. The result of the game says something about the first kind only.
enum class Origin : std::uint8_t {
    Played,        // the game continued with the action the search found
    BeforeChance,  // it continued with a random action
    Aside,         // it was never on the board: what a search meets when it leaves placements out
};
constexpr std::size_t origin_count = 3;

struct LabelledPosition {
    Position position;
    int score;  // points from the point of view of the side to act
    Origin origin = Origin::Played;

    bool operator==(const LabelledPosition&) const = default;
};

struct LabelledGame {
    // Draw also if the game was not finished.
    enum class GameResult : std::uint8_t { BrownWon, Draw, WhiteWon };

    GameResult result = GameResult::Draw;
    std::vector<LabelledPosition> positions;  // at least one, at most 65535

    bool operator==(const LabelledGame&) const = default;
};

// One game in ten is held out: it is not learnt from, but shows how well the result generalises.
// Whole games, because the positions of a game are similar and share its result.
constexpr bool is_held_out(std::size_t game) { return game % 10 == 9; }

// The header of a file, and what a game adds to it.
std::string data_set_header();
std::string data_set_bytes(const LabelledGame& game);

class DataSetReader {
public:
    // The first read expects the header.
    explicit DataSetReader(std::istream& in) : in_(in) {}

    // The next game, or none at the end of the file. An error is one sentence that names the byte.
    Result<std::optional<LabelledGame>, std::string> next();

    std::size_t bytes_read() const { return read_; }
    // Whether everything has been read, complete game or not.
    bool is_at_end() const { return in_.eof(); }

private:
    // As many bytes as there are, up to a limit.
    std::string take(std::size_t count);
    Failure<std::string> failure(std::size_t offset, const std::string& reason) const;
    std::optional<Failure<std::string>> fault_of_header();
    Result<LabelledPosition, std::string> position();

    std::istream& in_;
    std::size_t read_ = 0;  // bytes
};

}  // namespace barracuda::trainer
