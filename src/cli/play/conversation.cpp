#include "cli/play/conversation.hpp"

#include "base/text.hpp"
#include "cli/play/acting.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

// A command and its argument: the first word and the rest.
std::pair<std::string, std::string_view> parted(std::string_view line) {
    const auto end = line.find_first_of(" \t");
    if (end == std::string_view::npos) return {lower(line), {}};
    return {lower(line.substr(0, end)), trimmed(line.substr(end))};
}

constexpr std::string_view not_your_turn =
    "It is Barracuda's turn to act: wait for it, or take your own action back with `undo`.";

constexpr std::string_view released_is_final =
    "With touch-move, what was released is final (R7.2, R10.4): nothing can be taken back.";

constexpr std::string_view who_is_that = "Add white or brown, or nothing for the side to act.";

}  // namespace

Conversation::Conversation(Table table, Environment environment)
    : table_(std::move(table)),
      environment_(std::move(environment)),
      fresh_start_(table_.game().start()) {}

Reply Conversation::answer(std::string_view line) {
    line = trimmed(line);
    table_.refused_square.reset();
    asked_.reset();
    if (line.empty()) {
        table_.forget_choice();
        table_.lets_repetition_pass = true;
        return {};
    }
    const auto typed = read_typed_line(line);
    return typed ? act(*typed) : command(line);
}

Reply Conversation::act(const std::vector<Typed>& line) {
    if (table_.computer_acts()) return {.text = std::string(not_your_turn)};
    if (!table_.game().outcome()) before_ending_.reset();
    Reaction answer;
    for (const Typed& typed : line) {
        answer = take(table_, typed);
        if (!answer.accepted || table_.computer_acts()) break;
    }
    return {.text = answer.text};
}

Reply Conversation::command(std::string_view line) {
    const auto [name, argument] = parted(line);
    const TalkCommand* const command = find_command(name);
    if (command == nullptr)
        return {.text = fmt::format(
                    "{} is neither an action nor a command: `help` lists what you can type.",
                    barracuda::quoted(line))};
    if (command->argument.empty() && !argument.empty())
        return {.text = fmt::format("`{}` takes no argument.", name)};
    if (command->argument == "FILE" && argument.empty())
        return {.text = fmt::format("Which file? For example: {} game.bgn", name)};
    return (this->*command->run)(argument);
}

std::string Conversation::record() const {
    const auto seed = table_.opponent ? std::optional(table_.opponent->seed) : std::nullopt;
    return record_text(table_.game(), table_.names, environment_.date, seed);
}

Reply Conversation::help(std::string_view topic) {
    if (lower(topic) == "rules")
        return {.text = std::string(rules_in_short()), .shows_board = false};
    const bool is_wide = environment_.style().columns >= 80;
    return {.text = std::string(how_to_act()) + command_list(is_wide), .shows_board = false};
}

Reply Conversation::board(std::string_view) { return {}; }

Reply Conversation::moves(std::string_view) { return {.text = possible_moves_text(table_.game())}; }

Reply Conversation::faces(std::string_view) {
    picture::TextStyle style = environment_.style();
    style.flipped = table_.flipped;
    return {.text = picture::face_legend(style) + "Type a character, @ and a square: x@d5",
            .shows_board = false};
}

Reply Conversation::history(std::string_view) {
    return {.text = table_.game().size() == 0 ? "Nothing has been played yet."
                                              : turns_text(table_.game()),
            .shows_board = false};
}

Reply Conversation::fen(std::string_view) {
    return {.text = to_fen(table_.game().position()), .shows_board = false};
}

Reply Conversation::flip(std::string_view) {
    table_.flipped = !table_.flipped;
    return {.text = table_.flipped ? "Brown's side is now at the bottom."
                                   : "White's side is now at the bottom."};
}

Reply Conversation::undo(std::string_view argument) {
    if (before_ending_ && table_.game().outcome()) {
        table_.live = before_ending_->live;
        before_ending_.reset();
        table_.forget_choice();
        return {.text = "Taken back: the game continues."};
    }
    if (table_.game().touch_move()) return {.text = std::string(released_is_final)};
    const auto count = argument.empty() ? std::optional<std::int64_t>(1) : parse_number(argument);
    if (!count || *count < 1) return {.text = "Say how many actions to take back: undo 2"};
    const std::size_t size = size_without(*count);
    std::string taken;
    while (table_.game().size() > size) {
        const std::size_t last = table_.game().size() - 1;
        const Played played = table_.game().played(last);
        const Player actor = table_.game().before(last).actor();
        if (!table_.ask(actor, play::Offer{play::OfferKind::Back})) break;
        taken += " " + (played ? to_text(*played) : std::string("--"));
    }
    table_.forget_choice();
    return {.text = taken.empty() ? "There is nothing to take back."
                                  : fmt::format("Taken back:{}.", taken)};
}

// Undoes this many of the last actions; against the computer, of the person's own.
std::size_t Conversation::size_without(std::int64_t decisions) const {
    std::size_t size = table_.game().size();
    for (std::size_t i = size; i-- > 0 && decisions > 0;) {
        if (table_.is_computer(table_.game().before(i).actor())) continue;
        size = i;
        --decisions;
    }
    return size;
}

// Anyone at the table may speak for a player by naming the colour; otherwise it is the player to
// act, or the person playing the computer.
std::optional<Player> Conversation::speaker(std::string_view argument) const {
    if (lower(argument) == "white") return Player::White;
    if (lower(argument) == "brown") return Player::Brown;
    if (!argument.empty()) return std::nullopt;
    return table_.opponent ? opponent_of(table_.opponent->plays) : table_.game().position().actor();
}

Player Conversation::answerer() const {
    const auto& offer = table_.game().offer();
    return offer ? opponent_of(offer->by) : table_.game().position().actor();
}

Reply Conversation::declare(Player by, const play::Command& statement, std::string text) {
    if (table_.is_computer(by)) return {.text = "Barracuda speaks for itself."};
    const Table before = table_;
    const auto said = table_.ask(by, statement);
    if (!said && said.error().code != play::Code::NoEffect)
        return {.text = refusal_text(*said.error().explanation)};
    table_.forget_choice();
    if (table_.game().outcome() || table_.opponent) before_ending_ = before;
    return {.text = std::move(text)};
}

Reply Conversation::resign(std::string_view argument) {
    const auto player = speaker(argument);
    if (!player) return {.text = std::string(who_is_that)};
    return declare(*player, play::Resign{});
}

Reply Conversation::draw(std::string_view argument) {
    const auto player = speaker(argument);
    if (!player) return {.text = std::string(who_is_that)};
    return declare(*player, play::Offer{play::OfferKind::Agreement});
}

Reply Conversation::repetition(std::string_view) {
    const Player by = opponent_of(table_.game().position().actor());
    return declare(by, play::Offer{play::OfferKind::Repetition});
}

Reply Conversation::accept(std::string_view) {
    const Player by = answerer();
    return declare(by, play::Accept{table_.draw_offered()});
}

Reply Conversation::decline(std::string_view) {
    const Player by = answerer();
    return declare(by, play::Decline{table_.draw_offered()},
                   fmt::format("{} declines the draw.", label_of(table_, by)));
}

Reply Conversation::quit(std::string_view) { return {.shows_board = false, .leaves = true}; }

}  // namespace barracuda::cli
