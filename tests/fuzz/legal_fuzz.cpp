// Any bytes as an arrangement: it conforms, exactly the listed patterns are legal, and the
// reference lists the same actions.
#include "rules/legal.hpp"

#include "fuzz/check.hpp"
#include "kit/random_games.hpp"
#include "reference/reference.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

using namespace barracuda;

namespace {

void agree_with_reference(const Position& position) {
    const std::string fen = to_fen(position);
    const reference::State state = reference::parse(fen);
    std::vector<std::string> expected;
    for (const auto& action : reference::actions(state))
        expected.push_back(reference::text(action));
    std::vector<std::string> listed;
    for (const Action action : legal_actions(position)) listed.push_back(to_text(action));
    std::ranges::sort(expected);
    std::ranges::sort(listed);
    fuzz::require(listed == expected, "the reference lists other actions in " + fen);
    fuzz::require(can_move(position, Player::White) == reference::can_move(state, 'w') &&
                      can_move(position, Player::Brown) == reference::can_move(state, 'b'),
                  "the reference lets other players move in " + fen);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = Position::from(kit::setup_from_bytes({data, size}));
    if (!position) return 0;
    fuzz::require_none(kit::violation(*position));
    fuzz::require_none(kit::pattern_violation(*position));
    agree_with_reference(*position);
    return 0;
}
