// A game as it is written down (docs/notation.md, "Game records"): tags, the turns of the main line
// with what was said about them, variations, and the result. Plain values; reading, writing and
// cutting a stream into games are in reader, writer and splitter.
//
// The content of the tags Setup, FEN, Express, Touch and Result is kept as separate values, so that
// nothing can contradict itself; `tags_of` returns the tags as they are written.
#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace barracuda {

enum class TurnKind : std::uint8_t { Quiet, CapturesPiece, CapturesBarragoon };

enum class TurnMark : std::uint8_t { Good, Mistake, Brilliant, Blunder, Interesting, Dubious };

enum class RecordResult : std::uint8_t { WhiteWins, BrownWins, Drawn, Unknown };

struct Evaluation {
    bool forced;  // a win is forced in `value` turns: by White, or by Brown if it is negative
    std::int32_t value;  // otherwise hundredths, positive if White is better

    bool operator==(const Evaluation&) const = default;
};

struct RecordTurn {
    Action move;
    TurnKind kind;
    Value value;                     // of the piece that moves
    std::vector<Played> placements;  // in order; fewer than owed only where a line stops
    std::optional<TurnMark> mark{};
    std::string comment_before{};
    std::string comment{};                   // after the turn
    std::optional<std::int64_t> clock_ms{};  // what the clock of the mover shows after the turn
    std::optional<Evaluation> evaluation{};
    std::optional<DrawWords> draw{};
    std::vector<std::vector<RecordTurn>> variations{};  // lines that replace this turn

    bool operator==(const RecordTurn&) const = default;
};

using RecordLine = std::vector<RecordTurn>;
using RecordTag = std::pair<std::string, std::string>;

struct Record {
    std::vector<RecordTag> tags{};  // in the order of `with_standard_tags`
    Position start = Position::closed();
    bool touch_move = false;
    std::string comment{};             // before everything else
    std::vector<Played> placements{};  // those that the start owes
    RecordLine turns{};
    RecordResult result = RecordResult::Unknown;

    std::optional<std::string_view> tag(std::string_view name) const;

    bool operator==(const Record&) const = default;
};

// The tags, beginning with Event, Site, Date, White and Brown, "?" for missing ones; those that a
// Record keeps as values are left out.
std::vector<RecordTag> with_standard_tags(std::vector<RecordTag> tags);

// All tags as they are written, in the order of docs/notation.md.
std::vector<RecordTag> tags_of(const Record& record);

// The main line as a game, with the result as its outcome. The record must have been read, or made
// from a game.
Game replay(const Record& record);

// The record of a game, with what was said about draws by repetition.
Record record_of(const Game& game, std::vector<RecordTag> tags = {});

// A move as a turn of a record, without its placements, in the position in which it is made.
RecordTurn turn_of(const Position& position, Action move);

// The move of a turn and its placements.
std::vector<Played> actions_of(const RecordTurn& turn);

// Who makes the first turn from a start, which may owe placements, and that turn's number.
struct TurnNumber {
    int number;
    Player player;

    TurnNumber next() const { return {number + (player == Player::Brown), opponent_of(player)}; }
};
TurnNumber first_turn(const Position& start);

std::string to_text(const Played& placement);   // "x@d5", or "--" for a forgotten one
std::string to_text(const RecordTurn& turn);    // "3d8xd5 x@c4 +@e6"
std::string_view to_text(TurnMark mark);        // "!?"
std::string_view to_text(RecordResult result);  // "1-0"

std::optional<TurnMark> parse_mark(std::string_view text);
std::optional<RecordResult> parse_result(std::string_view text);

}  // namespace barracuda
