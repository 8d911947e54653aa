#include "kit/random_games.hpp"

#include "kit/chance.hpp"
#include "rules/legal.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace barracuda::kit {
namespace {

Square random_member(Random& random, SquareSet squares) {
    auto member = squares.begin();
    for (auto skip = random.below(static_cast<std::uint32_t>(squares.size())); skip > 0; --skip)
        ++member;
    return *member;
}

SquareSet neighbours(SquareSet squares) {
    SquareSet around;
    for (const Square square : squares)
        for (const Direction direction : all_directions)
            if (const auto next = step(square, direction)) around |= *next;
    return around;
}

Action random_placement(Random& random, const Position& position, const Style& style) {
    const SquareSet beside = neighbours(position.pieces()) & position.free();
    const bool shuts_in = !beside.empty() && happens(random, style.shuts_in);
    const Square square = random_member(random, shuts_in ? beside : position.free());
    const Face face = happens(random, style.all_turns) ? Face::AllTurns : any_of(random, all_faces);
    return Action::place(square, face);
}

}  // namespace

Style random_style(Random& random) {
    return {.captures = random.below(2) * 70,
            .all_turns = random.below(3) * 45,
            .shuts_in = random.below(3) * 40};
}

Position random_start(Random& random) {
    const PerPlayer<int> levels{static_cast<int>(random.below(3)),
                                static_cast<int>(random.below(3))};
    return random.below(2) == 0 ? Position::closed(levels) : Position::open(levels);
}

std::optional<Action> random_action(Random& random, const Position& position, const Style& style) {
    if (!position.move_is_due()) return random_placement(random, position, style);
    const ActionList actions = legal_actions(position);
    if (actions.empty()) return std::nullopt;
    if (happens(random, style.captures)) {
        std::vector<Action> captures;
        std::ranges::copy_if(actions, std::back_inserter(captures), [&](Action action) {
            return position.pieces().contains(action.to());
        });
        if (!captures.empty()) return any_of(random, captures);
    }
    return any_of(random, actions);
}

}  // namespace barracuda::kit
