#include "rules/record/record.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace barracuda {
namespace {

constexpr std::array<std::string_view, 5> standard_tags{"Event", "Site", "Date", "White", "Brown"};
constexpr std::array<std::string_view, 5> derived_tags{"Setup", "FEN", "Express", "Touch",
                                                       "Result"};

// Indexed by the enumerator.
constexpr std::array<std::string_view, 6> mark_texts{"!", "?", "!!", "??", "!?", "?!"};
constexpr std::array<std::string_view, 4> result_texts{"1-0", "0-1", "1/2-1/2", "*"};

template <class Enum, class Texts>
std::optional<Enum> parse_one_of(const Texts& texts, std::string_view text) {
    const auto found = std::ranges::find(texts, text);
    if (found == texts.end()) return std::nullopt;
    return static_cast<Enum>(found - texts.begin());
}

std::string_view setup_name(const Position& start) {
    const PerPlayer<int> express_levels = start.express_levels();
    if (start == Position::closed(express_levels)) return "closed";
    return start == Position::open(express_levels) ? "open" : "fen";
}

bool play(Game& game, const Played& played) {
    return static_cast<bool>(played ? game.play(*played) : game.forget_placement());
}

void say(Game& game, DrawWords words) {
    const Player other = game.position().actor();
    const bool offered{game.offer_draw(opponent_of(other), DrawKind::Repetition)};
    assert(offered);
    if (offered && words == DrawWords::OfferedAndRefused)
        static_cast<void>(game.decline_draw(other));
}

// How a game ended that was not decided on the board: the tag Termination distinguishes time from
// resignation.
void end_with(Game& game, const Record& record) {
    if (game.outcome() || record.result == RecordResult::Unknown) return;
    if (record.result == RecordResult::Drawn) {
        const Player actor = game.position().actor();
        if (!game.offer())
            static_cast<void>(game.offer_draw(opponent_of(actor), DrawKind::Agreement));
        static_cast<void>(game.accept_draw(actor));
        return;
    }
    const Player loser = record.result == RecordResult::WhiteWins ? Player::Brown : Player::White;
    const bool on_time = record.tag("Termination") == "time forfeit";
    static_cast<void>(on_time ? game.run_out_of_time(loser) : game.resign(loser));
}

}  // namespace

std::optional<std::string_view> Record::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &RecordTag::first);
    if (found == tags.end()) return std::nullopt;
    return found->second;
}

std::vector<RecordTag> with_standard_tags(std::vector<RecordTag> tags) {
    std::vector<RecordTag> ordered;
    for (const std::string_view name : standard_tags) {
        const auto found = std::ranges::find(tags, name, &RecordTag::first);
        const std::string_view unknown = name == "Date" ? "????.??.??" : "?";
        ordered.emplace_back(name, found == tags.end() ? unknown : found->second);
    }
    for (RecordTag& tag : tags) {
        const auto is_name = [&](std::string_view name) { return name == tag.first; };
        if (!std::ranges::any_of(standard_tags, is_name) &&
            !std::ranges::any_of(derived_tags, is_name))
            ordered.push_back(std::move(tag));
    }
    return ordered;
}

std::vector<RecordTag> tags_of(const Record& record) {
    std::vector<RecordTag> tags = with_standard_tags(record.tags);
    std::vector<RecordTag> derived;
    const std::string_view setup = setup_name(record.start);
    derived.emplace_back("Setup", setup);
    if (setup == "fen") derived.emplace_back("FEN", to_fen(record.start));
    derived.emplace_back("Express", express_levels_text(record.start.express_levels()));
    if (record.touch_move) derived.emplace_back("Touch", "on");
    derived.emplace_back("Result", to_text(record.result));
    tags.insert(tags.begin() + standard_tags.size(), derived.begin(), derived.end());
    return tags;
}

Game replay(const Record& record) {
    Game game(record.start, record.touch_move);
    bool legal =
        std::ranges::all_of(record.placements, [&](const Played& p) { return play(game, p); });
    for (const RecordTurn& turn : record.turns) {
        legal =
            legal && play(game, turn.move) &&
            std::ranges::all_of(turn.placements, [&](const Played& p) { return play(game, p); });
        assert(legal);
        if (!legal) return game;
        if (turn.draw) say(game, *turn.draw);
    }
    end_with(game, record);
    return game;
}

Record record_of(const Game& game, std::vector<RecordTag> tags) {
    Record record{.tags = with_standard_tags(std::move(tags)),
                  .start = game.start(),
                  .touch_move = game.touch_move()};
    const auto note_draw = [&](std::size_t index) {
        if (const auto said = game.said_before(index)) record.turns.back().draw = said;
    };
    for (std::size_t i = 0; i < game.size(); ++i) {
        const Played played = game.played(i);
        note_draw(i);
        if (played && played->is_move()) {
            record.turns.push_back(turn_of(game.before(i), *played));
        } else {
            auto& placements =
                record.turns.empty() ? record.placements : record.turns.back().placements;
            placements.push_back(played);
        }
    }
    const auto& outcome = game.outcome();
    if (outcome) record.result = *parse_result(result_text(*outcome));
    note_draw(game.size());
    if (outcome && outcome->ending == Ending::TimeOut && !record.tag("Termination"))
        record.tags.emplace_back("Termination", "time forfeit");
    return record;
}

RecordTurn turn_of(const Position& position, Action move) {
    const Cell target = position.at(move.to());
    const TurnKind kind = target.piece()  ? TurnKind::CapturesPiece
                          : target.face() ? TurnKind::CapturesBarragoon
                                          : TurnKind::Quiet;
    return {.move = move,
            .kind = kind,
            .value = position.piece_on(move.from()).value,
            .placements = {}};
}

std::vector<Played> actions_of(const RecordTurn& turn) {
    std::vector<Played> actions{turn.move};
    actions.insert(actions.end(), turn.placements.begin(), turn.placements.end());
    return actions;
}

TurnNumber first_turn(const Position& start) {
    if (start.move_is_due()) return {start.turn(), start.actor()};
    // The last of the owed placements is the mover's and completes that turn.
    const Player mover = start.owed() == 1 ? start.actor() : opponent_of(start.actor());
    return TurnNumber{start.turn(), mover}.next();
}

std::string to_text(const Played& placement) { return placement ? to_text(*placement) : "--"; }

std::string to_text(const RecordTurn& turn) {
    constexpr std::string_view signs = "-x:";
    std::string text = std::to_string(steps_of(turn.value)) + to_text(turn.move.from()) +
                       signs[static_cast<std::size_t>(turn.kind)] + to_text(turn.move.to());
    for (const Played& placement : turn.placements) text += ' ' + to_text(placement);
    return text;
}

std::string_view to_text(TurnMark mark) { return mark_texts[static_cast<std::size_t>(mark)]; }

std::string_view to_text(RecordResult result) {
    return result_texts[static_cast<std::size_t>(result)];
}

std::optional<TurnMark> parse_mark(std::string_view text) {
    return parse_one_of<TurnMark>(mark_texts, text);
}

std::optional<RecordResult> parse_result(std::string_view text) {
    return parse_one_of<RecordResult>(result_texts, text);
}

}  // namespace barracuda
