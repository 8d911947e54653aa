// The part of reading a record that plays: takes the tokens after the tags one by one, plays the
// main line and the variations through one Game, and fills the Record. Part of record/reader.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "rules/record/error.hpp"
#include "rules/record/lexer.hpp"
#include "rules/record/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda {

class LineReader {
public:
    // The record already has its start, and must outlive the reader.
    explicit LineReader(Record& record);

    Result<void, RecordError> read(const RecordToken& token);
    Result<void, RecordError> finish(const RecordToken& result);

private:
    using Read = Result<void, RecordError>;

    // A line being read: the main line, or a variation that begins at `begin` in the history.
    struct OpenLine {
        RecordLine* turns;
        std::size_t begin;
    };

    Read read_word(const RecordToken& token);
    Read read_move(const RecordToken& token);
    Read read_placement(const RecordToken& token, const Played& placement);
    Read read_mark(const RecordToken& token);
    Read read_comment(const RecordToken& token);
    Read add_comment(const RecordToken& token, std::string_view text);
    Read take_commands(const RecordToken& token, std::string& comment, std::size_t from,
                       RecordTurn* turn);
    Read read_draw_word(const RecordToken& token, std::string_view word);
    Read open_variation(const RecordToken& token);
    Read close_variation(const RecordToken& token);
    Read settle_comment_before(const RecordToken& token);

    RecordLine& line() { return *open_lines_.back().turns; }
    bool in_variation() const { return open_lines_.size() > 1; }
    std::size_t begin_of_last_turn() const;
    void take_back_to(std::size_t size);
    void renew_offer();
    void play_last_turn();

    RecordError error_at(const RecordToken& token, std::optional<std::size_t> begin) const;
    std::optional<std::size_t> begin_of_turn() const;
    Failure<RecordError> refuse(const RecordToken& token, TextFault fault) const;
    Failure<RecordError> refuse(const RecordToken& token, TextFault::Kind kind) const;
    Failure<RecordError> refuse(const RecordToken& token, const Explanation& explanation) const;

    Record& record_;
    Game game_;
    std::vector<OpenLine> open_lines_;
    bool numbered_ = false;       // a move number precedes the next turn
    std::string comment_before_;  // of the next turn
};

}  // namespace barracuda
