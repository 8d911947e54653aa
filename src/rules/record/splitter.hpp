// Cuts a stream of records, supplied in chunks, into the texts of single games, in constant memory.
// It knows where a game ends and nothing of its content: comments, tags and results are recognised
// only as far as that requires. No I/O.
//
// A game ends with its result and a comment after it on the same line; if the result is missing, a
// line that begins with a tag begins the next game. So that a forgotten brace spoils only one game,
// an empty line followed by `[Event "` ends a game even inside a comment.
#pragma once

#include "rules/record/error.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

struct GameText {
    std::int64_t number;  // from 1
    TextPlace at;         // where in the stream it begins
    std::string text;     // cut off if it is too long
    bool too_long;
    std::uint64_t begin;  // its bytes in the stream, all of them even if it is too long
    std::uint64_t size;
};

class RecordSplitter {
public:
    static constexpr std::size_t longest_game = std::size_t{1} << 20;

    explicit RecordSplitter(std::size_t longest = longest_game) : longest_(longest) {}

    void feed(std::string_view chunk);
    void finish();  // the end of the stream: what is left is the last game

    // The next complete game. To stay in constant memory, ask after every chunk until there is
    // none.
    std::optional<GameText> next();

private:
    enum class Part : std::uint8_t {
        Between,
        Ignored,
        Words,
        Tag,
        Quote,
        Escaped,
        Braces,
        RestOfLine
    };

    void take(char c);
    void take_between(char c);
    void take_words(char c);
    void take_behind_result(char c);
    bool new_event_begins(char c);
    void begin_game(char c);
    void end_game();
    void end_word();
    void keep(char c);
    void keep_in(Part part, char c);
    void count(char c);

    std::size_t longest_;
    std::deque<GameText> complete_;
    std::int64_t games_ = 0;
    std::uint64_t bytes_ = 0;    // before the next character
    std::size_t mark_size_ = 0;  // how much of a byte order mark was found between games

    // The current game.
    GameText game_{0, {}, {}, false, 0, 0};
    Part part_ = Part::Between;
    std::string word_;  // the current one, cut a little beyond the length of the longest result
    std::size_t depth_ = 0;     // of variations
    bool has_content_ = false;  // more than comments
    bool has_words_ = false;    // the tags are complete
    bool has_result_ = false;   // only a comment on the same line can still follow

    // The current line.
    TextPlace at_;  // of the next character
    bool line_is_blank_ = true;
    bool follows_blank_line_ = true;
    bool follows_content_ = false;
    std::optional<std::size_t> event_size_ =
        0;  // how much of `[Event "` it begins with, if it does
};

}  // namespace barracuda
