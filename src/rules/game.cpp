#include "rules/game.hpp"

#include "rules/legal.hpp"

#include <algorithm>
#include <cassert>

namespace barracuda {

// What a touch obliges the actor to do (R10): move the piece on a square, or capture what stands
// there.
struct Game::Binding {
    Reason reason;
    Square square;

    bool allows(Action action) const {
        return (reason == Reason::TouchedPiece ? action.from() : action.to()) == square;
    }
};

Game::Game(const Position& start, bool touch_move, AutomaticDraws draws)
    : start_(start),
      position_(start),
      touch_move_(touch_move),
      draws_(draws),
      outcome_(outcome_of(start)) {
    if (start.move_is_due()) turn_starts_.push_back(0);
}

std::vector<Turn> Game::turns() const {
    std::vector<Turn> turns;
    for (std::size_t turn = 0; turn < turn_starts_.size(); ++turn) {
        Turn actions;
        for (std::size_t i = 0; i < turn_length(turn); ++i)
            actions.push_back(history_[turn_starts_[turn] + i].played);
        if (!actions.empty()) turns.push_back(std::move(actions));
    }
    return turns;
}

ActionList Game::legal_actions() const {
    ActionList allowed;
    if (outcome_) return allowed;
    const auto bound = bindings();
    for (const Action action : dutiful_actions()) {
        if (std::ranges::all_of(bound, [&](const Binding& b) { return b.allows(action); }))
            allowed.push_back(action);
    }
    return allowed;
}

Explanation Game::explain(Action action) const {
    auto answer = outcome_ ? refusal(Reason::GameOver) : barracuda::explain(position_, action);
    answer.action = action;
    if (!answer.is_legal()) return answer;
    if (completes_expected_turn(action) && count_legal(position_) > 1) {
        answer.reason = Reason::MustDeviate;
        return answer;
    }
    for (const Binding& binding : bindings()) {
        if (binding.allows(action)) continue;
        answer.reason = binding.reason;
        answer.square = binding.square;
        answer.obstacle = position_.at(binding.square);
        return answer;
    }
    return answer;
}

Result<void, Explanation> Game::play(Action action) {
    if (const auto answer = explain(action); !answer.is_legal()) return fail(answer);
    push(action, position_.after(action));
    return {};
}

Result<void, Explanation> Game::forget_placement() {
    if (outcome_) return fail(refusal(Reason::GameOver));
    if (position_.move_is_due()) return fail(refusal(Reason::NothingToForget));
    push(std::nullopt, position_.after_forgetting());
    return {};
}

void Game::push(Played played, const Position& next) {
    history_.push_back(Entry{played, position_, duty_, said_});
    said_.reset();
    duty_ = duty_of_actor();
    if (offer_ && offer_->by != position_.actor()) offer_.reset();  // acting declines the offer
    touches_.clear();
    position_ = next;
    if (position_.move_is_due()) {
        turn_starts_.push_back(history_.size());
        const std::size_t done = completed_turns();
        if (duty_ && !turns_equal(done - 1, done - 1 - *duty_)) duty_.reset();
    }
    outcome_ = outcome_of(position_);
    if (!outcome_ && is_drawn_automatically()) outcome_ = Outcome{Ending::Agreement, std::nullopt};
}

bool Game::is_drawn_automatically() const {
    const auto reached = [](int most, auto count) { return most > 0 && count() >= most; };
    return position_.move_is_due() &&
           (reached(draws_.turns, [&] { return static_cast<int>(completed_turns()); }) ||
            reached(draws_.repetitions, [&] { return occurrences(); }));
}

int Game::occurrences() const {
    int count = 1;
    for (std::size_t i = 0; i < history_.size(); ++i)
        count += history_[i].before.key() == position_.key();
    return count;
}

bool Game::take_back() {
    if (history_.empty()) return false;
    position_ = history_.back().before;
    duty_ = history_.back().duty;
    said_ = history_.back().said;
    if (said_ == DrawWords::Offered) said_.reset();  // an open offer lapses
    history_.pop_back();
    if (!turn_starts_.empty() && turn_starts_.back() > history_.size()) turn_starts_.pop_back();
    touches_.clear();
    offer_.reset();
    outcome_.reset();
    return true;
}

std::size_t Game::completed_turns() const {
    return turn_starts_.empty() ? 0 : turn_starts_.size() - 1;
}

std::size_t Game::turn_length(std::size_t turn) const {
    const std::size_t end =
        turn + 1 < turn_starts_.size() ? turn_starts_[turn + 1] : history_.size();
    return end - turn_starts_[turn];
}

bool Game::turns_equal(std::size_t a, std::size_t b) const {
    if (turn_length(a) != turn_length(b)) return false;
    for (std::size_t i = 0; i < turn_length(a); ++i)
        if (history_[turn_starts_[a] + i].played != history_[turn_starts_[b] + i].played)
            return false;
    return true;
}

// R9.2: the smallest even L for which the last 3L turns are the same L turns three times.
std::optional<std::size_t> Game::repetition_length() const {
    const std::size_t done = completed_turns();
    for (std::size_t length = 2; 3 * length <= done; length += 2) {
        std::size_t same = 0;
        while (same < 2 * length && turns_equal(done - 1 - same, done - 1 - same - length)) ++same;
        if (same == 2 * length) return length;
    }
    return std::nullopt;
}

// The duty in force. Acting while the opponent offers a draw by repetition declines the offer, so
// the duty applies at once.
std::optional<std::size_t> Game::duty_of_actor() const {
    const bool refuses =
        offer_ && offer_->kind == DrawKind::Repetition && offer_->by != position_.actor();
    return !duty_ && refuses ? repetition_length() : duty_;
}

bool Game::completes_expected_turn(Action action) const {
    const auto duty = duty_of_actor();
    if (!duty) return false;
    const std::size_t expected = completed_turns() - *duty;
    const std::size_t made = history_.size() - turn_starts_.back();
    if (made + 1 != turn_length(expected)) return false;
    for (std::size_t i = 0; i < made; ++i)
        if (history_[turn_starts_.back() + i].played != history_[turn_starts_[expected] + i].played)
            return false;
    return history_[turn_starts_[expected] + made].played == action;
}

ActionList Game::dutiful_actions() const {
    const ActionList actions = barracuda::legal_actions(position_);
    if (actions.size() <= 1 || !duty_of_actor()) return actions;
    ActionList dutiful;
    for (const Action action : actions)
        if (!completes_expected_turn(action)) dutiful.push_back(action);
    return dutiful;
}

bool Game::touch(Square square) {
    const bool can_bind = touch_move_ && position_.move_is_due() && !outcome_ &&
                          !position_.free().contains(square) &&
                          std::ranges::find(touches_, square) == touches_.end();
    if (can_bind) touches_.push_back(square);
    return can_bind;
}

// R10.4: touches bind in their order, each as long as it can still be obeyed. A target touched
// after own pieces, none of which can move, waits for the first own piece that can.
std::vector<Game::Binding> Game::bindings() const {
    std::vector<Binding> bound;
    if (touches_.empty()) return bound;
    const ActionList actions = dutiful_actions();
    const auto bind = [&](Binding next) {
        const bool possible = std::ranges::any_of(actions, [&](Action action) {
            return next.allows(action) &&
                   std::ranges::all_of(bound, [&](const Binding& b) { return b.allows(action); });
        });
        if (possible) bound.push_back(next);
        return possible;
    };
    bool touched_own = false;
    bool bound_own = false;
    std::vector<Square> waiting;
    for (const Square square : touches_) {
        if (position_.pieces(position_.actor()).contains(square)) {
            touched_own = true;
            if (bound_own || !bind({Reason::TouchedPiece, square})) continue;
            bound_own = true;
            for (const Square target : waiting) bind({Reason::TouchedPieceAndTarget, target});
        } else if (!touched_own) {
            bind({Reason::TouchedTarget, square});
        } else if (bound_own) {
            bind({Reason::TouchedPieceAndTarget, square});
        } else {
            waiting.push_back(square);
        }
    }
    return bound;
}

bool Game::may_offer_repetition(Player player) const {
    return !outcome_ && position_.move_is_due() && player == opponent_of(position_.actor()) &&
           repetition_length().has_value();
}

Result<void, Explanation> Game::offer_draw(Player by, DrawKind kind) {
    if (outcome_) return fail(refusal(Reason::GameOver));
    if (offer_ && offer_->by != by) return accept_draw(by);
    if (kind == DrawKind::Repetition && !may_offer_repetition(by))
        return fail(refusal(Reason::NoRepetition));
    offer_ = DrawOffer{by, kind};
    if (kind == DrawKind::Repetition)
        said_ = DrawWords::Offered;
    else if (said_ == DrawWords::Offered)
        said_.reset();  // the new offer replaces it
    return {};
}

Result<void, Explanation> Game::accept_draw(Player by) {
    if (outcome_) return fail(refusal(Reason::GameOver));
    if (!offer_ || offer_->by == by) return fail(refusal(Reason::NoOffer));
    const bool repetition = offer_->kind == DrawKind::Repetition;
    return end({repetition ? Ending::Repetition : Ending::Agreement, std::nullopt});
}

Result<void, Explanation> Game::decline_draw(Player by) {
    if (outcome_) return fail(refusal(Reason::GameOver));
    if (!offer_ || offer_->by == by) return fail(refusal(Reason::NoOffer));
    if (offer_->kind == DrawKind::Repetition) {
        duty_ = repetition_length();
        said_ = DrawWords::OfferedAndRefused;
    }
    offer_.reset();
    return {};
}

Result<void, Explanation> Game::resign(Player loser) {
    return end({Ending::Resignation, opponent_of(loser)});
}

Result<void, Explanation> Game::run_out_of_time(Player loser) {
    return end({Ending::TimeOut, opponent_of(loser)});
}

Result<void, Explanation> Game::end(Outcome outcome) {
    if (outcome_) return fail(refusal(Reason::GameOver));
    offer_.reset();
    outcome_ = outcome;
    return {};
}

Explanation Game::refusal(Reason reason) const {
    Explanation explanation{.reason = reason, .actor = position_.actor()};
    explanation.owed = position_.owed();
    if (outcome_) explanation.ending = outcome_->ending;
    return explanation;
}

}  // namespace barracuda
