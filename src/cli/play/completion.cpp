#include "cli/play/completion.hpp"

#include "base/text.hpp"
#include "cli/play/commands.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <set>

namespace barracuda::cli {
namespace {

constexpr std::size_t beginning = 2;  // the first square of a move, or a face and the @

std::string text_to_type(const Table& table, Action action) {
    const std::string text = to_text(action);
    if (action.is_move()) return table.chosen_square ? text.substr(beginning) : text;
    if (table.chosen_square) return text.substr(0, 1);
    return table.chosen_face ? text.substr(beginning) : text;
}

bool follows_choice(const Table& table, Action action) {
    if (action.is_move()) return !table.chosen_square || action.from() == *table.chosen_square;
    return (!table.chosen_square || action.square() == *table.chosen_square) &&
           (!table.chosen_face || action.face() == *table.chosen_face);
}

std::set<std::string> actions_from(const Table& table, std::string_view begun) {
    std::set<std::string> texts;
    if (table.computer_acts()) return texts;
    for (const Action action : table.game().legal_actions()) {
        if (!follows_choice(table, action)) continue;
        const std::string text = text_to_type(table, action);
        if (text.starts_with(begun)) texts.insert(text);
    }
    if (begun.size() >= beginning) return texts;
    std::set<std::string> beginnings;
    for (const std::string& text : texts) beginnings.insert(text.substr(0, beginning));
    return beginnings;
}

}  // namespace

std::vector<std::string> completions(const Table& table, std::string_view line) {
    const auto space = line.find_last_of(" \t");
    const bool is_first_word = space == std::string_view::npos;
    const std::string_view begun = is_first_word ? line : line.substr(space + 1);
    if (!is_first_word) {
        if (words(line).front() == "help" && std::string_view("rules").starts_with(begun))
            return {"rules"};
        return {};
    }
    const auto actions = actions_from(table, begun);
    std::vector<std::string> candidates(actions.begin(), actions.end());
    for (const TalkCommand& command : TalkCommand::all())
        if (!begun.empty() && command.name.starts_with(begun))
            candidates.emplace_back(command.name);
    return candidates;
}

}  // namespace barracuda::cli
