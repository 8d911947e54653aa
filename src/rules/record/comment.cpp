#include "rules/record/comment.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstdlib>

namespace barracuda {
namespace {

// A number of `fewest` to `most` digits, unsigned.
std::optional<std::int64_t> parse_digits(std::string_view text, std::size_t fewest,
                                         std::size_t most) {
    if (text.size() < fewest || text.size() > most) return std::nullopt;
    if (!std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return parse_number(text);
}

// The digits after a decimal point as a whole number of `places` digits: "5" is 500 in thousandths.
std::optional<std::int64_t> parse_fraction(std::string_view text, std::size_t places) {
    auto number = parse_digits(text, 1, places);
    for (std::size_t i = text.size(); number && i < places; ++i) *number *= 10;
    return number;
}

// The parts before and after the first decimal point; the second is empty if there is none.
struct Decimal {
    std::string_view whole;
    std::optional<std::string_view> fraction;
};

Decimal cut_at_point(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return {text, std::nullopt};
    return {text.substr(0, point), text.substr(point + 1)};
}

std::string digits_text(std::int64_t number, std::size_t width) {
    std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), '0') + text;
}

}  // namespace

std::optional<CommentCommand> find_command(std::string_view comment, std::size_t from) {
    for (std::size_t begin = from; (begin = comment.find("[%", begin)) != std::string_view::npos;
         ++begin) {
        const std::size_t end =
            comment.substr(0, begin + longest_command).find_first_of("[]", begin + 1);
        if (end == std::string_view::npos || comment[end] != ']') continue;
        const std::string_view inner = comment.substr(begin + 2, end - begin - 2);
        const std::size_t name_size = std::min(inner.find(' '), inner.size());
        return CommentCommand{begin, end + 1 - begin, std::string(inner.substr(0, name_size)),
                              std::string(trimmed(inner.substr(name_size)))};
    }
    return std::nullopt;
}

void erase_command(std::string& comment, const CommentCommand& command) {
    std::size_t begin = command.begin;
    std::size_t end = command.begin + command.size;
    const bool space_before = begin > 0 && comment[begin - 1] == ' ';
    const bool space_behind = end < comment.size() && comment[end] == ' ';
    if (space_behind && (space_before || begin == 0)) {
        ++end;
    } else if (space_before && end == comment.size()) {
        --begin;
    }
    comment.erase(begin, end - begin);
}

std::size_t append_comment(std::string& comment, std::string_view text) {
    const std::size_t seam = comment.size();
    for (const std::string_view word : words(text)) {
        if (!comment.empty()) comment += ' ';
        comment += word;
    }
    return seam - std::min(seam, longest_command);
}

std::optional<std::int64_t> parse_clock(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() != 3) return std::nullopt;
    const Decimal seconds_text = cut_at_point(parts[2]);
    const auto hours = parse_digits(parts[0], 1, 6);
    const auto minutes = parse_digits(parts[1], 2, 2);
    const auto seconds = parse_digits(seconds_text.whole, 2, 2);
    const auto thousandths = seconds_text.fraction ? parse_fraction(*seconds_text.fraction, 3) : 0;
    if (!hours || !minutes || !seconds || !thousandths) return std::nullopt;
    if (*minutes >= 60 || *seconds >= 60) return std::nullopt;
    return ((*hours * 60 + *minutes) * 60 + *seconds) * 1000 + *thousandths;
}

std::string clock_text(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000;
    std::string text = std::to_string(seconds / 3600) + ':' + digits_text(seconds / 60 % 60, 2) +
                       ':' + digits_text(seconds % 60, 2);
    if (milliseconds % 1000 == 0) return text;
    text += '.' + digits_text(milliseconds % 1000, 3);
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::optional<Evaluation> parse_evaluation(std::string_view text) {
    const bool forced = text.starts_with('#');
    if (forced) text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    const Decimal decimal = cut_at_point(text);
    const auto whole = parse_digits(decimal.whole, 1, 6);
    const auto hundredths = decimal.fraction ? parse_fraction(*decimal.fraction, 2) : 0;
    if (!whole || !hundredths || (forced && decimal.fraction)) return std::nullopt;
    const auto value = static_cast<std::int32_t>(forced ? *whole : *whole * 100 + *hundredths);
    return Evaluation{forced, negative ? -value : value};
}

std::string evaluation_text(const Evaluation& evaluation) {
    if (evaluation.forced) return '#' + std::to_string(evaluation.value);
    const std::int64_t size = std::abs(std::int64_t{evaluation.value});
    return (evaluation.value < 0 ? "-" : "") + std::to_string(size / 100) + '.' +
           digits_text(size % 100, 2);
}

}  // namespace barracuda
