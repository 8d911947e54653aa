#include "cli/analyse/annotation.hpp"

#include "base/text.hpp"
#include "rules/record/comment.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

constexpr std::string_view analyst_tag = "Analysis";
constexpr std::string_view lost_command = "lost";

// The command that marks a variation as ours, if it is one.
std::optional<CommentCommand> lost_command_of(const RecordLine& variation) {
    const std::string& comment = variation.front().comment_before;
    std::size_t from = 0;
    while (const auto command = find_command(comment, from)) {
        if (command->name == lost_command) return command;
        from = command->begin + command->size;
    }
    return std::nullopt;
}

// The mark that we gave the turn, according to a variation of ours.
std::optional<TurnMark> given_mark(const CommentCommand& command) {
    const auto arguments = words(command.argument);
    return arguments.size() == 3 ? parse_mark(arguments[2]) : std::nullopt;
}

bool has_words(const RecordTurn& turn) {
    return turn.mark || !turn.comment.empty() || turn.clock_ms || turn.evaluation || turn.draw ||
           !turn.variations.empty();
}

// Whether someone has edited a variation of ours, which makes it theirs.
bool was_edited(const RecordLine& variation, const CommentCommand& command) {
    const bool has_comment =
        std::ranges::any_of(variation.begin() + 1, variation.end(),
                            [](const RecordTurn& turn) { return !turn.comment_before.empty(); });
    return variation.front().comment_before.size() != command.size || has_comment ||
           std::ranges::any_of(variation, has_words);
}

void remove_annotations(RecordTurn& turn) {
    std::vector<RecordLine> kept;
    for (RecordLine& variation : turn.variations) {
        const auto command = lost_command_of(variation);
        if (command) {
            if (turn.mark && given_mark(*command) == turn.mark) turn.mark.reset();
            if (!was_edited(variation, *command)) continue;
            erase_command(variation.front().comment_before, *command);
        }
        kept.push_back(std::move(variation));
    }
    turn.variations = std::move(kept);
    turn.evaluation.reset();
}

// The actions of a game as the turns of a variation, as far as they are legal.
class LineMaker {
public:
    explicit LineMaker(Game game) : game_(std::move(game)) {}

    bool add(const Played& played) {
        const Position before = game_.position();
        if (!(played ? game_.play(*played) : game_.forget_placement())) return false;
        if (played && played->is_move()) {
            line_.push_back(turn_of(before, *played));
        } else {
            line_.back().placements.push_back(played);
        }
        return true;
    }

    RecordLine take() && { return std::move(line_); }

private:
    Game game_;
    RecordLine line_;
};

// A variation covers the whole turn: it begins with the actions before the mistake.
RecordLine better_line(const Game& game, std::size_t turn_begin, std::size_t index,
                       const std::vector<Action>& better) {
    LineMaker maker(before_action(game, turn_begin));
    for (std::size_t i = turn_begin; i < index; ++i) maker.add(game.played(i));
    for (const Action action : better)
        if (!maker.add(action)) break;
    return std::move(maker).take();
}

std::string lost_text(int lost, Action action, std::optional<TurnMark> given) {
    return fmt::format("[%{} 0.{:02} {}{}{}]", lost_command, std::min(lost / 10, 99),
                       to_text(action), given ? " " : "", given ? to_text(*given) : "");
}

// The worst action in the turn by the player whose turn it is, because the mark is about that
// player.
std::size_t worst_of_mover(const Game& game, const Judgements& judgements, std::size_t begin,
                           std::size_t end) {
    std::size_t worst = begin;
    for (std::size_t i = begin + 1; i < end; ++i)
        if (game.before(i).actor() == game.before(begin).actor() &&
            judgements[i].lost > judgements[worst].lost)
            worst = i;
    return worst;
}

void annotate_turn(RecordTurn& turn, const Game& game, const Judgements& judgements,
                   std::size_t begin) {
    const std::size_t end = begin + 1 + turn.placements.size();
    turn.evaluation = judgements[end - 1].after;
    const std::size_t worst = worst_of_mover(game, judgements, begin, end);
    const bool marks = !turn.mark;
    for (std::size_t i = begin; i < end; ++i) {
        const Judgement& judgement = judgements[i];
        const auto mark = ubi::mark_of_loss(judgement.lost);
        const Played played = game.played(i);
        if (!mark || !played || judgement.better.empty()) continue;
        RecordLine line = better_line(game, begin, i, judgement.better);
        if (line.empty()) continue;
        const bool gives_mark = marks && i == worst;
        if (gives_mark) turn.mark = mark;
        line.front().comment_before =
            lost_text(judgement.lost, *played, gives_mark ? mark : std::nullopt);
        turn.variations.push_back(std::move(line));
    }
}

}  // namespace

bool is_annotated(const Record& record, std::string_view analyst) {
    if (record.tag(analyst_tag) != analyst) return false;
    const auto missing = std::ranges::count_if(
        record.turns, [](const RecordTurn& turn) { return !turn.evaluation; });
    // A turn that ends the game has none.
    return missing == 0 ||
           (missing == 1 && !record.turns.back().evaluation && game_of(record).outcome());
}

void remove_annotations(Record& record) {
    std::erase_if(record.tags, [](const RecordTag& tag) { return tag.first == analyst_tag; });
    for (RecordTurn& turn : record.turns) remove_annotations(turn);
}

void annotate(Record& record, const Judgements& judgements, std::string_view analyst) {
    remove_annotations(record);
    record.tags.emplace_back(analyst_tag, analyst);
    const Game game = game_of(record);
    // Placements due at the start come before the first turn; nothing can be said about them.
    std::size_t begin = record.placements.size();
    for (RecordTurn& turn : record.turns) {
        annotate_turn(turn, game, judgements, begin);
        begin += 1 + turn.placements.size();
    }
}

}  // namespace barracuda::cli
