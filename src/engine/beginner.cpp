#include "engine/beginner.hpp"

#include "rules/legal.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace barracuda::engine {
namespace {

constexpr std::array<int, 3> worth_of{80, 100, 120};  // of a 2, a 3 and a 4
constexpr int won = 10'000;

// What may be noticed besides ways. Ways use smaller numbers.
constexpr std::uint64_t a_win = 10'000;
constexpr std::uint64_t a_second_turn = 10'001;
constexpr std::uint64_t an_answer = 10'002;

constexpr int nothing = std::numeric_limits<int>::min();

int material(const Position& position, Player player) {
    int points = 0;
    for (const Value value : all_values)
        points += worth_of[static_cast<std::size_t>(index_of(value))] *
                  position.pieces(player, value).size();
    return points;
}

// A position in which a move is due, even if placements were owed.
Position without_placements(Position position) {
    while (!position.move_is_due()) position = position.after_forgetting();
    return position;
}

// Moves `count` of the actions, drawn by lot, to the front and drops the rest.
void draw_lots(ActionList& actions, int count, Random& lots) {
    const auto wanted = static_cast<std::size_t>(count);
    for (std::size_t i = 0; i < std::min(wanted, actions.size()); ++i) {
        const auto rest = static_cast<std::uint32_t>(actions.size() - i);
        std::swap(actions[i], actions[i + lots.below(rest)]);
    }
    while (actions.size() > wanted) actions.pop_back();
}

}  // namespace

Beginner::Beginner(const Sight& sight, Evaluator& evaluator, const Position& position,
                   const ActionList& allowed, Random lots)
    : sight_(sight),
      evaluator_(evaluator),
      position_(position),
      allowed_(allowed),
      lots_(lots),
      seen_(sight.survey(position)) {}

Beginner::Preference Beginner::choose() {
    if (const auto win = winning_action()) return {*win, won, 1};
    const bool move = position_.move_is_due();
    Preference best{allowed_[0], nothing, 0};
    std::uint32_t equals = 0;
    for (const Action action : move ? moves_in_mind() : placements_in_mind()) {
        const int points = move ? value_of_move(action) : value_of_placement(action);
        if (points < best.points) continue;
        equals = points == best.points ? equals + 1 : 1;
        if (lots_.below(equals) == 0) best.action = action;
        best.points = points;
    }
    best.nodes = nodes_;
    return best;
}

// An immediate win, if there is one and it is noticed.
std::optional<Action> Beginner::winning_action() const {
    if (!sight_.notices(sight_.faculties().wins, a_win)) return std::nullopt;
    for (const Action action : allowed_) {
        const Position next = position_.after(action);
        if (next.actor() != sight_.player() && is_lost(next)) return action;
    }
    return std::nullopt;
}

bool Beginner::sees_second_turns() const {
    return sight_.notices(sight_.faculties().second_turns, a_second_turn);
}

// The captures of pieces that it notices, the moves of pieces that it sees in danger, and a few
// other moves.
ActionList Beginner::moves_in_mind() {
    const Player opponent = opponent_of(sight_.player());
    const std::uint64_t targets = position_.pieces(opponent).bits();
    const std::uint64_t danger = seen_[opponent].reach;
    ActionList urgent;
    ActionList others;
    for (const SurveyedPiece& piece : seen_[sight_.player()].pieces)
        for (const Square to : SquareSet::from_bits(piece.destinations)) {
            const Action move = Action::move(piece.square, to);
            if (std::ranges::find(allowed_, move) == allowed_.end()) continue;
            const bool capture = (targets >> to.index() & 1) != 0;
            const bool flight = (danger >> piece.square.index() & 1) != 0;
            (capture || flight ? urgent : others).push_back(move);
        }
    draw_lots(others, sight_.faculties().moves, lots_);
    for (const Action move : others) urgent.push_back(move);
    return urgent.empty() ? allowed_ : urgent;
}

// Placements beside the opponent's pieces, most often with No way.
Action Beginner::any_placement() {
    const SquareSet near =
        neighbours_of(position_.pieces(opponent_of(sight_.player()))) & position_.free();
    const auto any = [&](const auto& list) {
        return list[lots_.below(static_cast<std::uint32_t>(list.size()))];
    };
    if (near.empty()) return any(allowed_);
    const Square square = near.nth(lots_.below(static_cast<std::uint32_t>(near.size())));
    const bool no_way = lots_.below(2) == 0;
    return Action::place(square, no_way ? Face::NoWay : any(all_faces));
}

ActionList Beginner::placements_in_mind() {
    ActionList placements;
    for (int i = 0; i < sight_.faculties().placements; ++i) {
        const Action placement = any_placement();
        if (std::ranges::find(allowed_, placement) != allowed_.end() &&
            std::ranges::find(placements, placement) == placements.end())
            placements.push_back(placement);
    }
    return placements.empty() ? allowed_ : placements;
}

int Beginner::value_of_move(Action move) {
    const Position next = without_placements(position_.after(move));
    const Survey seen = sight_.survey(next);
    const int captures = sight_.faculties().exchanges;
    if (!sight_.notices(sight_.faculties().answers, an_answer)) return value(next, seen, captures);
    const int points = after_answers(next, seen, ~std::uint64_t{0}, captures);
    return points == nothing ? value(next, seen, captures) : points;
}

// A player who does not mind his own ways still thinks of his pieces as they were.
int Beginner::value_of_placement(Action placement) {
    const Position next = without_placements(position_.after(placement));
    Survey seen = sight_.survey(next);
    const auto number = static_cast<std::uint64_t>(placement.bits());
    if (!sight_.notices(sight_.faculties().own_ways, number << 32))
        seen.take_side(seen_, sight_.player());
    return judgement(next, seen);
}

// The value of a position in which a move is due: as it stands, or after captures, up to so many in
// a row, if the mover prefers that.
int Beginner::value(const Position& position, const Survey& seen, int captures) {
    const int standing = judgement(position, seen);
    if (captures == 0) return standing;
    const Player mover = position.actor();
    const int best =
        after_answers(position, seen, position.pieces(opponent_of(mover)).bits(), captures);
    if (best == nothing) return standing;
    return mover == sight_.player() ? std::max(standing, best) : std::min(standing, best);
}

// The same after the mover's favourite move to one of the targets, or nothing if he sees none.
int Beginner::after_answers(const Position& position, const Survey& seen, std::uint64_t targets,
                            int captures) {
    const Player mover = position.actor();
    const bool own = mover == sight_.player();
    int best = nothing;
    for (const SurveyedPiece& piece : seen[mover].pieces)
        for (const Square to : SquareSet::from_bits(piece.destinations & targets)) {
            const Position next =
                without_placements(position.after(Action::move(piece.square, to)));
            const int points = value(next, sight_.survey(next), captures - 1);
            if (best == nothing || (own ? points > best : points < best)) best = points;
        }
    return best;
}

int Beginner::judgement(const Position& position, const Survey& seen) {
    ++nodes_;
    const Player own = sight_.player();
    const int pieces = material(position, own) - material(position, opponent_of(own));
    const int of_mover = evaluator_.evaluate(position, seen, position.actor(), 0);
    const int all = position.actor() == own ? of_mover : -of_mover;
    const int mobility = position_.move_is_due() ? sight_.faculties().mobility : 100;
    return ((100 - mobility) * pieces + mobility * all) / 100;
}

}  // namespace barracuda::engine
