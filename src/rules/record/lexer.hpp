// Cuts the text of one game record into tags, numbers, words, comments and so on, each with its
// place. It knows the syntax that BGN shares with PGN, but nothing of the game.
#pragma once

#include "rules/record/error.hpp"

#include <string>
#include <string_view>

namespace barracuda {

struct RecordToken {
    enum class Kind : std::uint8_t {
        Tag,      // `name` and `value`
        Number,   // "12." or "3..."
        Word,     // the move of a turn or a placement
        Mark,     // "!?"
        Comment,  // `value` is what stands between the braces or after the semicolon
        Open,     // a variation
        Close,
        Result,
        Fault,  // `fault` is what is wrong
        End,
    };
    Kind kind;
    std::string_view text;  // as it appears in the record
    TextPlace at;
    std::string name{};
    std::string value{};
    TextFault::Kind fault{};
};

constexpr bool is_record_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// These end a word.
constexpr bool ends_record_word(char c) {
    return is_record_space(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == '[' ||
           c == ']' || c == ';' || c == '*';
}

class RecordLexer {
public:
    // The text must outlive the lexer and its tokens.
    RecordLexer(std::string_view text, TextPlace at);

    RecordToken next();

private:
    char peek() const { return rest_.front(); }
    void advance(std::size_t size);
    std::string_view take(std::size_t size);
    std::size_t line_end() const;
    void skip_space();
    void skip_blanks();
    RecordToken tag();
    RecordToken comment();
    RecordToken word();

    std::string_view rest_;
    TextPlace at_;
};

}  // namespace barracuda
