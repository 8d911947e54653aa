#include "cli/play/conversation.hpp"

#include "base/text.hpp"
#include "cli/play/acting.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/words.hpp"
#include "rules/fen.hpp"
#include "rules/notation.hpp"

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

// Anybody at the table may speak for a player by naming the colour; otherwise it is the one to act.
std::optional<Player> speaker(std::string_view argument, Player actor) {
    if (argument.empty()) return actor;
    if (lower(argument) == "white") return Player::White;
    if (lower(argument) == "brown") return Player::Brown;
    return std::nullopt;
}

constexpr std::string_view who_is_that =
    "Name white or brown behind it, or nobody: then it is the one to act.";

}  // namespace

Conversation::Conversation(Table table, Surroundings surroundings)
    : table_(std::move(table)),
      surroundings_(std::move(surroundings)),
      fresh_start_(table_.game.start()) {}

Reply Conversation::answer(std::string_view line) {
    line = trimmed(line);
    table_.refused_square.reset();
    if (line.empty()) {
        table_.forget_choice();
        return {};
    }
    const auto typed = read_typed_line(line);
    return typed ? act(*typed) : command(line);
}

Reply Conversation::act(const std::vector<Typed>& line) {
    Answer answer;
    for (const Typed& typed : line) {
        answer = take(table_, typed);
        if (!answer.accepted) break;
    }
    if (!table_.game.outcome()) before_ending_.reset();
    return {.text = answer.text};
}

Reply Conversation::command(std::string_view line) {
    const auto [name, argument] = parted(line);
    const Command* const command = find_command(name);
    if (command == nullptr)
        return {.text = fmt::format(
                    "{} is neither an action nor a command: `help` lists what can be typed.",
                    barracuda::quoted(line))};
    if (command->argument.empty() && !argument.empty())
        return {.text = fmt::format("`{}` takes nothing behind it.", name)};
    if (command->argument == "FILE" && argument.empty())
        return {.text = fmt::format("Which file? For example: {} game.bgn", name)};
    return (this->*command->run)(argument);
}

std::string Conversation::record() const {
    return record_text(table_.game, table_.names, surroundings_.date);
}

Reply Conversation::help(std::string_view topic) {
    if (lower(topic) == "rules")
        return {.text = std::string(rules_in_short()), .shows_board = false};
    const bool is_wide = surroundings_.style().columns >= 80;
    return {.text = std::string(how_to_act()) + command_list(is_wide), .shows_board = false};
}

Reply Conversation::board(std::string_view) { return {}; }

Reply Conversation::moves(std::string_view) { return {.text = possible_moves_text(table_.game)}; }

Reply Conversation::faces(std::string_view) {
    TextStyle style = surroundings_.style();
    style.flipped = table_.flipped;
    return {.text = face_legend(style) + "Type the character with @ and a square: x@d5",
            .shows_board = false};
}

Reply Conversation::history(std::string_view) {
    return {
        .text = table_.game.size() == 0 ? "Nothing has been played yet." : turns_text(table_.game),
        .shows_board = false};
}

Reply Conversation::fen(std::string_view) {
    return {.text = to_fen(table_.game.position()), .shows_board = false};
}

Reply Conversation::flip(std::string_view) {
    table_.flipped = !table_.flipped;
    return {.text = table_.flipped ? "Brown's side is below now." : "White's side is below now."};
}

Reply Conversation::undo(std::string_view argument) {
    if (before_ending_) {
        table_.game = before_ending_->game;
        before_ending_.reset();
        table_.forget_choice();
        return {.text = "Taken back: the game goes on."};
    }
    const auto count = argument.empty() ? std::optional<std::int64_t>(1) : parse_number(argument);
    if (!count || *count < 1) return {.text = "Say how many actions to take back: undo 2"};
    std::string taken;
    for (std::int64_t i = 0; i < *count && table_.game.size() > 0; ++i) {
        const Played played = table_.game.played(table_.game.size() - 1);
        table_.game.take_back();
        taken += " " + (played ? to_text(*played) : std::string("--"));
    }
    table_.forget_choice();
    return {.text = taken.empty() ? "There is nothing to take back."
                                  : fmt::format("Taken back:{}.", taken)};
}

Reply Conversation::declare(const Result<void, Explanation>& result, const Table& before,
                            std::string text) {
    if (!result) return {.text = refusal_text(result.error())};
    table_.forget_choice();
    if (table_.game.outcome()) before_ending_ = before;
    return {.text = std::move(text)};
}

Reply Conversation::resign(std::string_view argument) {
    const auto player = speaker(argument, table_.game.position().actor());
    if (!player) return {.text = std::string(who_is_that)};
    const Table before = table_;
    return declare(table_.game.resign(*player), before, "");
}

Reply Conversation::draw(std::string_view argument) {
    const auto player = speaker(argument, table_.game.position().actor());
    if (!player) return {.text = std::string(who_is_that)};
    const Table before = table_;
    return declare(table_.game.offer_draw(*player, DrawKind::Agreement), before, "");
}

Reply Conversation::repetition(std::string_view) {
    const Table before = table_;
    const Player by = opponent_of(table_.game.position().actor());
    return declare(table_.game.offer_draw(by, DrawKind::Repetition), before, "");
}

Reply Conversation::accept(std::string_view) {
    const Table before = table_;
    const auto& offer = table_.game.offer();
    const Player by = offer ? opponent_of(offer->by) : table_.game.position().actor();
    return declare(table_.game.accept_draw(by), before, "");
}

Reply Conversation::decline(std::string_view) {
    const Table before = table_;
    const auto& offer = table_.game.offer();
    const Player by = offer ? opponent_of(offer->by) : table_.game.position().actor();
    return declare(table_.game.decline_draw(by), before,
                   fmt::format("{} declines the draw.", label_of(table_, by)));
}

Reply Conversation::quit(std::string_view) { return {.shows_board = false, .leaves = true}; }

}  // namespace barracuda::cli
