#include "rules/record/writer.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "rules/record/comment.hpp"

#include <algorithm>
#include <utility>

namespace barracuda {
namespace {

constexpr std::size_t columns = 80;

std::string quoted_value(std::string_view value) {
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        const bool is_control = (c >= 0 && c < ' ') || c == 127;
        text += is_control ? ' ' : c;
    }
    return text + '"';
}

// Arranges words into lines. The last word waits until it is known whether something follows it
// without a space.
class Lines {
public:
    void word(std::string_view text) {
        flush();
        word_ = std::exchange(opening_, {});
        word_ += text;
    }
    void open(std::string_view text) {
        flush();
        opening_ += text;
    }
    void close(std::string_view text) { word_ += text; }

    // A line of its own, which ends with the text.
    void rest_of_line(std::string_view text) {
        word(text);
        flush();
        end_line();
    }

    std::string text() && {
        flush();
        end_line();
        return std::move(text_);
    }

private:
    void flush() {
        if (word_.empty()) return;
        const std::size_t width = utf8_length(word_);
        if (column_ > 0 && column_ + 1 + width > columns) end_line();
        if (column_ > 0) text_ += ' ';
        text_ += word_;
        column_ += width + (column_ > 0);
        word_.clear();
    }
    void end_line() {
        if (column_ > 0) text_ += '\n';
        column_ = 0;
    }

    std::string text_;
    std::string opening_;
    std::string word_;
    std::size_t column_ = 0;
};

// The words of a comment; a turn's command counts as one.
using Words = std::vector<std::string>;

Words words_of(std::string_view comment) {
    const auto found = words(comment);
    return {found.begin(), found.end()};
}

Words words_about(const RecordTurn& turn) {
    Words all;
    if (turn.clock_ms) all.push_back("[%clk " + clock_text(*turn.clock_ms) + "]");
    if (turn.evaluation) all.push_back("[%eval " + evaluation_text(*turn.evaluation) + "]");
    for (std::string& word : words_of(turn.comment)) all.push_back(std::move(word));
    return all;
}

class Writer {
public:
    std::string write(const Record& record) {
        comment(words_of(record.comment));
        for (const Played& placement : record.placements) lines_.word(to_text(placement));
        line(record.turns, first_turn(record.start));
        lines_.word(to_text(record.result));
        return std::move(lines_).text();
    }

private:
    // Variations nest at most as deeply as the reader allows.
    void line(const RecordLine& turns, TurnNumber number) {  // NOLINT(misc-no-recursion)
        bool numbered = true;
        for (const RecordTurn& turn : turns) {
            if (numbered || number.player == Player::White || !turn.comment_before.empty())
                lines_.word(std::to_string(number.number) +
                            (number.player == Player::White ? "." : "..."));
            comment(words_of(turn.comment_before));
            numbered = write_turn(turn);
            for (const RecordLine& variation : turn.variations) {
                lines_.open("(");
                line(variation, number);
                lines_.close(")");
                numbered = true;
            }
            number = number.next();
        }
    }

    // Whether a comment follows the turn, so that the next one needs a number.
    bool write_turn(const RecordTurn& turn) {
        const std::string text = to_text(turn);
        for (const std::string_view word : words(text)) lines_.word(word);
        if (turn.mark) lines_.close(to_text(*turn.mark));
        const Words about = words_about(turn);
        comment(about);
        if (turn.draw) comment({"[%draw offer]"});
        if (turn.draw == DrawWords::OfferedAndRefused) comment({"[%draw refuse]"});
        return !about.empty() || turn.draw;
    }

    void comment(const Words& words) {
        if (words.empty()) return;
        const auto has_brace = [](const std::string& word) {
            return word.find('}') != std::string::npos;
        };
        if (std::ranges::any_of(words, has_brace)) return comment_to_line_end(words);
        lines_.open("{");
        for (const std::string& word : words) lines_.word(word);
        lines_.close("}");
    }

    // Braces cannot hold a closing brace; a comment to the end of the line can.
    void comment_to_line_end(const Words& words) {
        std::string line = ";";
        for (const std::string& word : words) line += ' ' + word;
        lines_.rest_of_line(line);
    }

    Lines lines_;
};

}  // namespace

std::string write_record(const Record& record) {
    std::string text;
    for (const auto& [name, value] : tags_of(record))
        text += '[' + name + ' ' + quoted_value(value) + "]\n";
    return text + '\n' + Writer().write(record);
}

}  // namespace barracuda
