// The player behind the low levels: it thinks of a few actions, looks at what it sees after each of
// them, and takes the one it likes best. Its mistakes come from what it overlooks and what does not
// occur to it; none are deliberate.
#pragma once

#include "base/random.hpp"
#include "engine/eval/evaluator.hpp"
#include "engine/sight.hpp"
#include "rules/action.hpp"

#include <cstdint>
#include <optional>

namespace barracuda::engine {

class Beginner {
public:
    // `allowed` must not be empty.
    Beginner(const Sight& sight, Evaluator& evaluator, const Position& position,
             const ActionList& allowed, Random lots);

    struct Preference {
        Action action;
        int points;  // as it sees it
        std::uint64_t nodes;
    };
    Preference choose();

    // Whether, for this action, it looks for a win that takes two turns.
    bool sees_second_turns() const;

private:
    std::optional<Action> winning_action() const;
    ActionList moves_in_mind();
    ActionList placements_in_mind();
    Action any_placement();
    int value_of_move(Action move);
    int value_of_placement(Action placement);
    int value(const Position& position, const Survey& seen, int captures);
    int judgement(const Position& position, const Survey& seen);
    int after_answers(const Position& position, const Survey& seen, std::uint64_t targets,
                      int captures);

    const Sight& sight_;
    Evaluator& evaluator_;
    const Position& position_;
    const ActionList& allowed_;
    Random lots_;
    Survey seen_;  // before the action
    std::uint64_t nodes_ = 0;
};

}  // namespace barracuda::engine
