#include "cli/analyse/annotation.hpp"

#include "kit/chance.hpp"
#include "kit/random_records.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/writer.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace barracuda::cli {
namespace {

constexpr std::string_view analyst = "somebody, 7 nodes";

Record record_from(std::string_view text) {
    const auto record = read_record(text);
    EXPECT_TRUE(record) << (record ? "" : text_of(record.error()));
    return *record;
}

// The turns on a single line.
std::string written(const Record& record) {
    const std::string text = write_record(record);
    std::string turns = text.substr(text.find("\n\n") + 2);
    std::ranges::replace(turns, '\n', ' ');
    return turns;
}

std::vector<Action> random_line(Random& random, Game game) {
    std::vector<Action> line;
    while (line.size() < ubi::longest_better_line && !game.outcome()) {
        const ActionList actions = game.legal_actions();
        if (actions.empty()) break;
        line.push_back(kit::any_of(random, actions));
        EXPECT_TRUE(game.play(line.back()));
    }
    return line;
}

Judgements random_judgements(Random& random, const Record& record) {
    const Game game = game_of(record);
    Judgements judgements;
    for (std::size_t i = 0; i < game.size(); ++i) {
        Judgement judgement{
            .after = Evaluation{kit::happens(random, 20), kit::between(random, -900, 900)}};
        if (kit::happens(random, 30)) {
            judgement.lost = kit::between(random, 0, 1000);
            judgement.better = random_line(random, before_action(game, i));
        }
        judgements.push_back(std::move(judgement));
    }
    return judgements;
}

// What an analysis must leave alone.
Record without_analysis(Record record) {
    remove_annotations(record);
    return record;
}

TEST(Annotation, OfAnyRecordCanBeReadAgainAndTakenOutAgain) {
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        const Record original = without_analysis(kit::random_record(random));
        Record record = original;
        annotate(record, random_judgements(random, record), analyst);
        const std::string text = write_record(record);
        const auto again = read_record(text);
        ASSERT_TRUE(again) << text_of(again.error()) << '\n' << text;
        EXPECT_EQ(*again, record);
        EXPECT_EQ(without_analysis(record), original) << text;
    }
}

TEST(Annotation, ReplacesAnEarlierOne) {
    Random random(2);
    for (int i = 0; i < 100; ++i) {
        Record twice = kit::random_record(random);
        Record once = twice;
        const Judgements judgements = random_judgements(random, once);
        annotate(twice, random_judgements(random, twice), "somebody else");
        annotate(twice, judgements, analyst);
        annotate(once, judgements, analyst);
        EXPECT_EQ(once, twice);
        EXPECT_TRUE(is_annotated(once, analyst));
        EXPECT_FALSE(is_annotated(once, "somebody else"));
    }
}

const Action d2d5 = *parse_action("d2d5");
const Action c2c3 = *parse_action("c2c3");

TEST(Annotation, GivesAMarkByTheLoss) {
    for (const auto& [lost, mark] :
         {std::pair(99, ""), std::pair(100, "?!"), std::pair(199, "?!"), std::pair(200, "?"),
          std::pair(349, "?"), std::pair(350, "??"), std::pair(1000, "??")}) {
        Record record = record_from("1. 3d2-d5 *");
        annotate(record, {{.after = Evaluation{false, -35}, .lost = lost, .better = {c2c3}}},
                 analyst);
        EXPECT_TRUE(
            written(record).starts_with("1. 3d2-d5" + std::string(mark) + " {[%eval -0.35]}"))
            << written(record);
    }
}

TEST(Annotation, KeepsTheAuthorsMarkAndVariations) {
    Record record = record_from("1. 3d2-d5! {fine} (1. 2e2-e3) *");
    const Judgements judgements{
        {.after = Evaluation{true, -3}, .lost = 410, .better = {c2c3, *parse_action("c8c7")}}};
    annotate(record, judgements, analyst);
    EXPECT_EQ(written(record),
              "1. 3d2-d5! {[%eval #-3] fine} (1. 2e2-e3) (1. {[%lost 0.41 d2d5]} 2c2-c3 "
              "2c8-c7) * ");
    record.turns[0].mark.reset();
    annotate(record, judgements, analyst);
    EXPECT_EQ(written(record),
              "1. 3d2-d5?? {[%eval #-3] fine} (1. 2e2-e3) (1. {[%lost 0.41 d2d5 ??]} 2c2-c3 "
              "2c8-c7) * ");
}

TEST(Annotation, AVariationThatSomebodyHasWrittenIntoIsHis) {
    Record record = record_from(
        "1. 3d2-d5?? (1. {[%lost 0.41 d2d5 ??] really?} 2c2-c3) "
        "(1. {[%lost 0.41 d2d5 ??]} 2c2-c3 {so it is}) (1. {[%lost 0.41 d2d5 ??]} 2c2-c3) *");
    remove_annotations(record);
    EXPECT_EQ(written(record), "1. 3d2-d5 (1. {really?} 2c2-c3) (1. 2c2-c3 {so it is}) * ");
}

TEST(Annotation, TheMarkIsAboutThePlayerWhoseTurnItIs) {
    // The mistake is White's placement, in Brown's turn.
    Record record = record_from("1. 3d2-d5 3d8xd5 x@c4 +@e6 *");
    const Evaluation even{false, 0};
    annotate(record,
             {{.after = even},
              {.after = even},
              {.after = even, .lost = 500, .better = {*parse_action("x@d4")}},
              {.after = even, .lost = 120, .better = {*parse_action("x@d3")}}},
             analyst);
    EXPECT_EQ(written(record),
              "1. 3d2-d5 {[%eval 0.00]} 1... 3d8xd5 x@c4 +@e6?! {[%eval 0.00]} (1... "
              "{[%lost 0.50 x@c4]} 3d8xd5 x@d4) (1... {[%lost 0.12 +@e6 ?!]} 3d8xd5 x@c4 x@d3) "
              "* ");
}

}  // namespace
}  // namespace barracuda::cli
