#include "rules/record/splitter.hpp"

#include "base/utf8.hpp"
#include "rules/record/lexer.hpp"
#include "rules/record/record.hpp"

#include <utility>

namespace barracuda {
namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view event_tag = "[Event \"";
constexpr std::size_t longest_result = 7;  // 1/2-1/2

}  // namespace

void RecordSplitter::feed(std::string_view chunk) {
    for (const char c : chunk) {
        take(c);
        ++bytes_;
    }
}

void RecordSplitter::finish() {
    if (part_ == Part::Between || part_ == Part::Ignored) return;
    if (part_ == Part::Braces) has_content_ = true;  // never closed: the reader will say so
    end_game();
}

std::optional<GameText> RecordSplitter::next() {
    if (complete_.empty()) return std::nullopt;
    GameText game = std::move(complete_.front());
    complete_.pop_front();
    return game;
}

void RecordSplitter::take(char c) {
    if (new_event_begins(c)) return count(c);
    switch (part_) {
        case Part::Between: return take_between(c);
        case Part::Ignored:
            if (c == '\n') part_ = Part::Between;
            break;
        case Part::Words: take_words(c); break;
        case Part::Tag:
            keep_in(c == '"' ? Part::Quote : c == ']' || c == '\n' ? Part::Words : Part::Tag, c);
            break;
        case Part::Quote:
            keep_in(c == '"'    ? Part::Tag
                    : c == '\\' ? Part::Escaped
                    : c == '\n' ? Part::Words
                                : Part::Quote,
                    c);
            break;
        case Part::Escaped: keep_in(c == '\n' ? Part::Words : Part::Quote, c); break;
        case Part::Braces: keep_in(c == '}' ? Part::Words : Part::Braces, c); break;
        case Part::RestOfLine:
            if (c != '\n') {
                keep(c);
                break;
            }
            part_ = Part::Words;
            take_words(c);
            break;
    }
    count(c);
}

void RecordSplitter::take_between(char c) {
    if (mark_size_ < byte_order_mark.size() && c == byte_order_mark[mark_size_]) {
        ++mark_size_;
        return;
    }
    mark_size_ = 0;
    if (c == '%' && at_.column == 1) {
        part_ = Part::Ignored;
    } else if (!is_record_space(c)) {
        begin_game(c);
    }
    count(c);
}

void RecordSplitter::take_words(char c) {
    if (ends_record_word(c) || c == '!' || c == '?') end_word();
    if (has_result_) return take_behind_result(c);
    if (is_record_space(c)) return keep(c);
    if (c == '{') return keep_in(Part::Braces, c);
    if (c == ';' || (c == '%' && at_.column == 1)) return keep_in(Part::RestOfLine, c);
    if (c == '[' && has_words_ && line_is_blank_) {
        end_game();
        return begin_game(c);
    }
    has_content_ = true;
    if (c == '[' && !has_words_) return keep_in(Part::Tag, c);
    has_words_ = true;
    keep(c);
    switch (c) {
        case '(': ++depth_; break;
        case ')': depth_ -= depth_ > 0; break;
        case '*': has_result_ = depth_ == 0; break;
        case '.': word_.clear(); break;  // a move number may touch what follows it
        default:
            if (word_.size() <= longest_result) word_ += c;
    }
}

void RecordSplitter::take_behind_result(char c) {
    if (c == '{') return keep_in(Part::Braces, c);
    if (c == ';') return keep_in(Part::RestOfLine, c);
    if (is_record_space(c) && c != '\n') return keep(c);
    end_game();
    if (c != '\n') begin_game(c);
}

void RecordSplitter::end_word() {
    if (depth_ == 0 && parse_result(word_)) has_result_ = true;
    word_.clear();
}

// Whether a character completes an `[Event "` that ends the current game: inside a comment that was
// never closed, or after another game's tags. By then that game has swallowed the beginning of the
// tag.
bool RecordSplitter::new_event_begins(char c) {
    if (!event_size_ || !follows_blank_line_ || c != event_tag[*event_size_]) {
        event_size_.reset();
        return false;
    }
    if (++*event_size_ < event_tag.size()) return false;
    event_size_.reset();
    if (part_ != Part::Braces && !(part_ == Part::Tag && follows_content_)) return false;
    if (!game_.too_long) game_.text.resize(game_.text.size() - (event_tag.size() - 1));
    game_.size -= event_tag.size() - 1;
    has_content_ = true;
    end_game();
    begin_game(event_tag.front());
    game_.at.column = 1;
    game_.text = event_tag;
    game_.begin = bytes_ + 1 - event_tag.size();
    game_.size = event_tag.size();
    part_ = Part::Quote;
    return true;
}

void RecordSplitter::begin_game(char c) {
    game_.at = at_;
    game_.begin = bytes_;
    part_ = Part::Words;
    take_words(c);
}

void RecordSplitter::end_game() {
    if (has_content_) {
        game_.number = ++games_;
        complete_.push_back(std::move(game_));
    }
    game_ = {0, {}, {}, false, 0, 0};
    part_ = Part::Between;
    word_.clear();
    depth_ = 0;
    has_content_ = has_words_ = has_result_ = false;
}

void RecordSplitter::keep(char c) {
    ++game_.size;
    if (game_.text.size() < longest_) {
        game_.text += c;
    } else {
        game_.too_long = true;
    }
}

void RecordSplitter::keep_in(Part part, char c) {
    part_ = part;
    keep(c);
}

void RecordSplitter::count(char c) {
    if (c == '\n') {
        at_ = {at_.line + 1, 1};
        follows_blank_line_ = std::exchange(line_is_blank_, true);
        follows_content_ = has_content_ && part_ != Part::Between;
        event_size_ = 0;
        return;
    }
    if (!is_utf8_continuation(c)) ++at_.column;
    line_is_blank_ = line_is_blank_ && is_record_space(c);
}

}  // namespace barracuda
