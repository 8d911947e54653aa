#include "rules/record/lexer.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "rules/record/record.hpp"

#include <algorithm>

namespace barracuda {
namespace {

using Kind = RecordToken::Kind;

RecordToken faulty(std::string_view text, TextPlace at, TextFault::Kind fault) {
    return {.kind = Kind::Fault, .text = text, .at = at, .fault = fault};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_name_character(char c) {
    return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

bool is_mark_character(char c) { return c == '!' || c == '?'; }

// How many characters at the beginning of a text satisfy a condition.
template <class Condition>
std::size_t run(std::string_view text, Condition&& condition) {
    const auto end = std::ranges::find_if_not(text, condition);
    return static_cast<std::size_t>(end - text.begin());
}

// The length of a move number at the beginning of a text: digits, dots, or digits followed by dots.
std::size_t number_size(std::string_view text) {
    const std::size_t digits = run(text, is_digit);
    const std::size_t dots = run(text.substr(digits), [](char c) { return c == '.'; });
    const std::size_t size = digits + dots;
    const bool ends = size == text.size() || ends_record_word(text[size]);
    return dots > 0 || ends ? size : 0;
}

}  // namespace

RecordLexer::RecordLexer(std::string_view text, TextPlace at) : rest_(text), at_(at) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
}

void RecordLexer::advance(std::size_t size) {
    for (const char c : rest_.substr(0, size)) {
        if (c == '\n') {
            at_ = {at_.line + 1, 1};
        } else if (!is_utf8_continuation(c)) {
            ++at_.column;
        }
    }
    rest_.remove_prefix(size);
}

std::string_view RecordLexer::take(std::size_t size) {
    const std::string_view taken = rest_.substr(0, size);
    advance(size);
    return taken;
}

std::size_t RecordLexer::line_end() const { return std::min(rest_.find('\n'), rest_.size()); }

void RecordLexer::skip_space() {
    while (!rest_.empty()) {
        if (is_record_space(peek())) {
            advance(1);
        } else if (peek() == '%' && at_.column == 1) {
            advance(line_end());  // PGN's escape: such a line is meant for other programs
        } else {
            return;
        }
    }
}

void RecordLexer::skip_blanks() {
    advance(run(rest_, [](char c) { return is_record_space(c) && c != '\n'; }));
}

RecordToken RecordLexer::next() {
    skip_space();
    const TextPlace at = at_;
    if (rest_.empty()) return {Kind::End, {}, at};
    switch (peek()) {
        case '[': return tag();
        case '{':
        case ';': return comment();
        case '(': return {Kind::Open, take(1), at};
        case ')': return {Kind::Close, take(1), at};
        case '*': return {Kind::Result, take(1), at};
        case '}':
        case ']': return faulty(take(1), at, TextFault::Kind::Unopened);
        default: return word();
    }
}

RecordToken RecordLexer::tag() {
    const TextPlace at = at_;
    const std::string_view from_here = rest_;
    const std::string_view line = trimmed(rest_.substr(0, line_end()));
    const auto fault = [&] { return faulty(line, at, TextFault::Kind::TagForm); };
    RecordToken token{Kind::Tag, {}, at};
    advance(1);
    skip_blanks();
    token.name = take(run(rest_, is_name_character));
    skip_blanks();
    if (token.name.empty() || rest_.empty() || peek() != '"') return fault();
    advance(1);
    while (!rest_.empty() && peek() != '"') {
        const bool escaped = peek() == '\\';
        if (escaped) advance(1);
        if (rest_.empty() || peek() == '\n' || (escaped && peek() != '"' && peek() != '\\'))
            return fault();
        const char c = take(1).front();
        token.value += is_record_space(c) ? ' ' : c;
    }
    if (rest_.empty()) return fault();
    advance(1);
    skip_blanks();
    if (rest_.empty() || peek() != ']') return fault();
    advance(1);
    token.text = from_here.substr(0, from_here.size() - rest_.size());
    return token;
}

RecordToken RecordLexer::comment() {
    const TextPlace at = at_;
    const bool to_line_end = peek() == ';';
    const std::size_t end = to_line_end ? line_end() : rest_.find('}');
    if (end == std::string_view::npos)
        return faulty(take(line_end()), at, TextFault::Kind::CommentOpen);
    const std::string_view text = take(to_line_end ? end : end + 1);
    return {Kind::Comment, text, at, {}, std::string(text.substr(1, end - 1))};
}

RecordToken RecordLexer::word() {
    const TextPlace at = at_;
    if (const std::size_t size = number_size(rest_); size > 0)
        return {Kind::Number, take(size), at};
    if (const std::size_t size = run(rest_, is_mark_character); size > 0)
        return {Kind::Mark, take(size), at};
    const std::string_view text =
        take(run(rest_, [](char c) { return !ends_record_word(c) && !is_mark_character(c); }));
    return {parse_result(text) ? Kind::Result : Kind::Word, text, at};
}

}  // namespace barracuda
