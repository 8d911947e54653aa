#include "kit/random_records.hpp"

#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "rules/text/notation.hpp"

#include <array>

namespace barracuda::kit {
namespace {

// Words that trip up a careless reader or writer.
constexpr std::array<std::string_view, 24> odd_words{
    "a",   "good", "Zug", "αβγ",      "→", "{", "}",  "(",    ")",         ";",      "%", "*",
    "1-0", "\"",   "\\",  "[%csl a]", "[", "]", "--", "x@d5", "[Event \"", "3d2-d5", "!", "2."};

std::string random_comment(Random& random) {
    std::string comment;
    const int size = happens(random, 10) ? between(random, 20, 60) : between(random, 1, 5);
    for (int i = 0; i < size; ++i) {
        if (!comment.empty()) comment += ' ';
        comment += any_of(random, odd_words);
    }
    return comment;
}

Played random_placement(Random& random, const Position& position) {
    if (happens(random, 4)) return std::nullopt;
    return random_action(random, position);
}

Position after(const Position& position, const Played& played) {
    return played ? position.after(*played) : position.after_forgetting();
}

// The placements due; sometimes fewer, if the line may stop there.
std::vector<Played> random_placements(Random& random, Position& position, bool may_stop) {
    std::vector<Played> placements;
    while (!position.move_is_due()) {
        if (may_stop && happens(random, 30)) break;
        placements.push_back(random_placement(random, position));
        position = after(position, placements.back());
    }
    return placements;
}

RecordLine random_line(Random& random, Position& position, int longest, int depth,
                       std::optional<Action> forbidden = {});

void decorate(Random& random, RecordTurn& turn, const Position& before, int depth,
              std::optional<Action> forbidden) {
    if (happens(random, 10)) turn.mark = static_cast<TurnMark>(random.below(6));
    if (happens(random, 10)) turn.comment_before = random_comment(random);
    if (happens(random, 20)) turn.comment = random_comment(random);
    if (happens(random, 20)) turn.clock_ms = between(random, 0, 20'000'000) / 100 * 100;
    if (happens(random, 20)) turn.evaluation = Evaluation{false, between(random, -9999, 9999)};
    if (happens(random, 5)) turn.evaluation = Evaluation{true, between(random, -40, 40)};
    while (depth < 3 && happens(random, 7)) {
        Position position = before;
        auto variation = random_line(random, position, between(random, 1, 4), depth + 1, forbidden);
        if (!variation.empty()) turn.variations.push_back(std::move(variation));
    }
}

RecordLine random_line(Random& random, Position& position, int longest, int depth,
                       std::optional<Action> forbidden) {
    RecordLine line;
    while (static_cast<int>(line.size()) < longest && position.move_is_due() &&
           !outcome_of(position)) {
        const auto move = random_action(random, position, {.captures = 50});
        if (move == forbidden) continue;
        const Position before = position;
        line.push_back(turn_of(before, *move));
        position = position.after(*move);
        const bool is_last = static_cast<int>(line.size()) == longest;
        line.back().placements = random_placements(random, position, is_last);
        decorate(random, line.back(), before, depth, forbidden);
        forbidden.reset();
    }
    return line;
}

// From the closed start: four turns three times, after which Brown offers a draw by repetition
// (R9.2).
RecordLine repetition(Random& random, Position& position) {
    RecordLine line;
    for (int i = 0; i < 12; ++i) {
        constexpr std::array<std::string_view, 4> moves{"c2c3", "c8c7", "c3c2", "c7c8"};
        const Action move = *parse_action(moves[static_cast<std::size_t>(i % 4)]);
        line.push_back(turn_of(position, move));
        decorate(random, line.back(), position, 1, std::nullopt);
        position = position.after(move);
    }
    line.back().draw = happens(random, 50) ? DrawWords::Offered : DrawWords::OfferedAndRefused;
    return line;
}

Position random_middle(Random& random) {
    Position position = random_start(random);
    const int actions = between(random, 0, 80);
    for (int i = 0; i < actions && !outcome_of(position); ++i)
        position = position.after(*random_action(random, position, {.captures = 50}));
    return position;
}

std::vector<RecordTag> random_tags(Random& random) {
    std::vector<RecordTag> tags;
    if (happens(random, 50)) tags.emplace_back("White", random_comment(random));
    if (happens(random, 50)) tags.emplace_back("Round", "3");
    if (happens(random, 50)) tags.emplace_back("Date", "2026.11.15");
    if (happens(random, 20)) tags.emplace_back("Quirk_1", "a \\ \" { } ] 日");
    return with_standard_tags(std::move(tags));
}

}  // namespace

Record random_record(Random& random) {
    Record record;
    record.tags = random_tags(random);
    record.touch_move = happens(random, 20);
    if (happens(random, 20)) record.comment = random_comment(random);
    const bool repeats = happens(random, 10);
    record.start = repeats               ? Position::closed()
                   : happens(random, 30) ? random_middle(random)
                                         : random_start(random);

    Position position = record.start;
    const int longest = happens(random, 20) ? 150 : between(random, 0, 30);
    record.placements = random_placements(random, position, longest == 0);
    std::optional<Action> forbidden;
    if (repeats) {
        record.turns = repetition(random, position);
        forbidden = parse_action("c2c3");
    }
    for (RecordTurn& turn : random_line(random, position, longest, 0, forbidden))
        record.turns.push_back(std::move(turn));

    const auto outcome = outcome_of(position);
    record.result =
        outcome ? *parse_result(result_text(*outcome)) : static_cast<RecordResult>(random.below(4));
    return record;
}

}  // namespace barracuda::kit
