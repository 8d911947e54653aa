// Any text as an action: if it can be read, it is written exactly as it was read, and in a position
// described by the rest of the input, its explanation and its legality agree.
#include "fuzz/check.hpp"
#include "kit/random_games.hpp"
#include "rules/explain.hpp"
#include "rules/legal.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

using namespace barracuda;

// The text is everything up to the first line end, the rest is the position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::span<const std::uint8_t> input(data, size);
    const auto end = static_cast<std::size_t>(std::ranges::find(input, '\n') - input.begin());
    const std::string_view text(reinterpret_cast<const char*>(data), end);
    const auto action = parse_action(text);
    if (!action) return 0;
    fuzz::require(to_text(*action) == text, "the action is written as it was read");
    fuzz::require(Action::from_bits(action->bits()) == action, "the bits give the action again");

    const auto position =
        Position::from(kit::setup_from_bytes(input.subspan(std::min(end + 1, size))));
    if (!position) return 0;
    const Explanation answer = explain(*position, *action);
    fuzz::require(answer.is_legal() == is_legal(*position, *action), "explain and is_legal agree");
    fuzz::require(clause_of(answer).starts_with('R'), "the explanation names a clause");
    const std::string sentence = text_of(answer);
    fuzz::require(!sentence.empty() && sentence.find('{') == std::string::npos,
                  "the sentence is complete");
    if (answer.is_legal()) fuzz::require_none(kit::action_violation(*position, *action));
    return 0;
}
