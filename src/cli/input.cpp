#include "cli/input.hpp"

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/output_file.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <iostream>

namespace barracuda::cli {
namespace {

bool looks_like_board(std::string_view text) {
    const auto fields = words(text);
    if (fields.empty()) return false;
    const std::string_view board = fields.front();
    return std::ranges::count(board, '/') == rank_count - 1 &&
           std::ranges::all_of(
               board, [](char c) { return c == '/' || (c >= '1' && c <= '9') || parse_cell(c); });
}

bool looks_like_placement(std::string_view text) { return text.starts_with("-@"); }

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

std::string reason_of(int error) { return std::strerror(error); }

}  // namespace

int complain(std::string_view sentence) {
    fmt::print(stderr, "barracuda: {}\n", sentence);
    return bad_input;
}

std::vector<std::string> arguments_of(int count, const char* const* values) {
    std::vector<std::string> arguments;
    for (int i = 1; i < count; ++i) {
        const std::string text = values[i];
        const bool is_value =
            text.starts_with('-') && (looks_like_board(text) || looks_like_placement(text));
        arguments.push_back(is_value ? " " + text : text);
    }
    return arguments;
}

Result<Position, std::string> read_position(const std::vector<std::string>& fen_words) {
    std::string fen{trimmed(joined(fen_words))};
    if (fen_words.empty() || fen == "startpos") return Position::closed();
    if (fen == "open") return Position::open();
    if (fen == "-") {
        if (!std::getline(std::cin, fen) || trimmed(fen).empty())
            return fail<std::string>(
                "a FEN was expected on standard input, but its first line is empty");
    }
    auto position = parse_fen(fen);
    if (!position) return fail(text_of(position.error()));
    return *position;
}

std::size_t fen_words_before_actions(const std::vector<std::string>& arguments) {
    const bool has_fields = arguments.size() > 1 && (arguments[1] == "w" || arguments[1] == "b");
    return std::min<std::size_t>(arguments.size(), has_fields ? 6 : 1);
}

Result<std::string, std::string> read_file(const std::string& path) {
    auto content = file_content(path);
    if (!content) return fail(fmt::format("cannot read {}: {}", path, reason_of(content.error())));
    return std::move(*content);
}

Result<void, std::string> write_file(const std::string& path, std::string_view content) {
    OutputFile file(path);
    if (const auto opened = file.open(); !opened) return opened;
    file.write(content);
    return file.finish();
}

}  // namespace barracuda::cli
