#include "cli/play/conversation.hpp"

#include <cassert>

// The part of the conversation that involves the engine, as opponent and as adviser.
namespace barracuda::cli {

std::optional<Question> Conversation::question() const {
    const Game& game = table_.game();
    if (game.outcome()) return std::nullopt;
    if (asked_) return asked_;
    if (game.offer() && table_.is_computer(opponent_of(game.offer()->by))) return Question::Draw;
    if (table_.computer_acts() && !table_.awaits_repetition_offer()) return Question::Action;
    return std::nullopt;
}

Reply Conversation::hear(const Opinion& opinion) {
    const auto answered = question();
    assert(answered && opinion.best);
    asked_.reset();
    switch (*answered) {
        case Question::Action: return act_for_computer(*opinion.best);
        case Question::Draw: return answer_offer(opinion);
        case Question::Hint:
            return {.text = hint_text(table_.game(), *opinion.best), .shows_board = false};
        case Question::Evaluation: break;
    }
    return {.text = evaluation_text(table_.game().position(), opinion), .shows_board = false};
}

Reply Conversation::act_for_computer(Action action) {
    const std::string text = answer_text(table_.game(), action);
    before_ending_.reset();
    [[maybe_unused]] const auto played = table_.ask(table_.opponent->plays, action);
    assert(played);
    table_.forget_choice();
    return {.text = text};
}

Reply Conversation::answer_offer(const Opinion& opinion) {
    const Player computer = table_.opponent->plays;
    const bool accepts = accepts_draw(table_, opinion);
    const play::OfferKind kind = table_.draw_offered();
    [[maybe_unused]] const auto said = table_.ask(
        computer, accepts ? play::Command(play::Accept{kind}) : play::Command(play::Decline{kind}));
    assert(said);
    return {.text = accepts ? "Barracuda accepts the draw."
                            : "Barracuda declines the draw: it would rather play on."};
}

Reply Conversation::hint(std::string_view) {
    if (table_.game().outcome()) return {.text = "The game is over."};
    if (table_.computer_acts()) return {.text = "Ask for a hint when it is your turn to act."};
    asked_ = Question::Hint;
    return {};
}

Reply Conversation::evaluation(std::string_view) {
    if (table_.game().outcome()) return {.text = "The game is over."};
    asked_ = Question::Evaluation;
    return {};
}

}  // namespace barracuda::cli
