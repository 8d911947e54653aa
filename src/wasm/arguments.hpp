// Splits a text that is passed to a function of the core: arguments, one per line, an empty line,
// and a game.
#pragma once

#include <string_view>
#include <vector>

namespace barracuda::wasm {

struct Arguments {
    std::vector<std::string_view> lines;
    std::string_view game;
};

inline Arguments arguments_of(std::string_view text) {
    Arguments arguments;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty()) break;
        arguments.lines.push_back(line);
    }
    arguments.game = text;
    return arguments;
}

}  // namespace barracuda::wasm
