#include "rules/record/record.hpp"

#include "rules/record/reader.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <array>

namespace barracuda {
namespace {

constexpr std::string_view closed_board = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1";

Position position(std::string_view fields, std::string_view board = closed_board) {
    return *parse_fen(std::string(board) + " " + std::string(fields));
}

Action action(std::string_view text) { return *parse_action(text); }

// The same four turns three times, so that Brown may offer a draw by repetition.
Game repeated_game() {
    Game game(Position::closed());
    for (int i = 0; i < 12; ++i) {
        constexpr std::array<std::string_view, 4> moves{"c2c3", "c8c7", "c3c2", "c7c8"};
        EXPECT_TRUE(game.play(action(moves[static_cast<std::size_t>(i % 4)])));
    }
    return game;
}

TEST(Record, StandardTagsComeFirstAndAreNeverMissing) {
    const std::vector<RecordTag> tags{
        {"Round", "3"}, {"Brown", "B"}, {"Result", "1-0"}, {"Event", "E"}, {"Zoo", ""}};
    const std::vector<RecordTag> expected{{"Event", "E"}, {"Site", "?"},  {"Date", "????.??.??"},
                                          {"White", "?"}, {"Brown", "B"}, {"Round", "3"},
                                          {"Zoo", ""}};
    EXPECT_EQ(with_standard_tags(tags), expected);
    EXPECT_EQ(with_standard_tags(expected), expected);
}

TEST(Record, TagsAsTheyAreWritten) {
    Record record;
    record.start = Position::open({1, 2});
    record.touch_move = true;
    record.result = RecordResult::Drawn;
    const auto tags = tags_of(record);
    const std::vector<RecordTag> derived(tags.begin() + 5, tags.end());
    EXPECT_EQ(derived,
              (std::vector<RecordTag>{
                  {"Setup", "open"}, {"Express", "12"}, {"Touch", "on"}, {"Result", "1/2-1/2"}}));
    record.start = position("b - 24 00 7");
    EXPECT_EQ(tags_of(record)[5].second, "fen");
    EXPECT_EQ(tags_of(record)[6].second, std::string(closed_board) + " b - 24 00 7");
}

TEST(Record, FirstTurnBehindOwedPlacements) {
    const auto first = [](std::string_view fields) {
        const TurnNumber turn = first_turn(position(fields));
        return std::to_string(turn.number) + (turn.player == Player::White ? "w" : "b");
    };
    EXPECT_EQ(first("w - 20 00 5"), "5w");
    EXPECT_EQ(first("b - 20 00 5"), "5b");
    EXPECT_EQ(first("w 1 20 00 5"), "5b");
    EXPECT_EQ(first("b 1 20 00 5"), "6w");
    EXPECT_EQ(first("w 2 20 00 5"), "6w");
    EXPECT_EQ(first("b 2 20 00 5"), "5b");
}

TEST(Record, OfAGame) {
    Game game(Position::closed());
    for (const std::string_view text : {"d2d5", "d8d5", "x@c4"})
        ASSERT_TRUE(game.play(action(text)));
    ASSERT_TRUE(game.forget_placement());
    for (const std::string_view text : {"c2c4", "|@d4"}) ASSERT_TRUE(game.play(action(text)));
    ASSERT_TRUE(game.resign(Player::Brown));
    const Record record = record_of(game, {{"White", "A"}});
    ASSERT_EQ(record.turns.size(), 3u);
    EXPECT_EQ(to_text(record.turns[0]), "3d2-d5");
    EXPECT_EQ(to_text(record.turns[1]), "3d8xd5 x@c4 --");
    EXPECT_EQ(to_text(record.turns[2]), "2c2:c4 |@d4");
    EXPECT_EQ(record.result, RecordResult::WhiteWins);
    EXPECT_EQ(record.tag("White"), "A");
    EXPECT_FALSE(record.tag("Round"));
    const Game again = replay(record);
    EXPECT_EQ(again.position(), game.position());
    EXPECT_EQ(again.outcome(), game.outcome());
}

TEST(Record, TellsTimeFromResignation) {
    Game game(Position::closed());
    ASSERT_TRUE(game.run_out_of_time(Player::White));
    const Record record = record_of(game);
    EXPECT_EQ(record.result, RecordResult::BrownWins);
    EXPECT_EQ(record.tag("Termination"), "time forfeit");
    EXPECT_EQ(replay(record).outcome(), game.outcome());
}

TEST(Record, OfADrawByAgreementAndByRepetition) {
    Game game = repeated_game();
    Game agreed = game;
    ASSERT_TRUE(agreed.offer_draw(Player::White, DrawKind::Agreement));
    ASSERT_TRUE(agreed.accept_draw(Player::Brown));
    EXPECT_FALSE(record_of(agreed).turns.back().draw);
    EXPECT_EQ(replay(record_of(agreed)).outcome(), agreed.outcome());

    ASSERT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(record_of(game).turns.back().draw, DrawWords::Offered);
    EXPECT_TRUE(replay(record_of(game)).offer());
    ASSERT_TRUE(game.accept_draw(Player::White));
    EXPECT_EQ(record_of(game).turns.back().draw, DrawWords::Offered);
    EXPECT_EQ(replay(record_of(game)).outcome(), (Outcome{Ending::Repetition, std::nullopt}));
}

TEST(Record, KeepsTheDutyToDeviate) {
    Game game = repeated_game();
    ASSERT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    ASSERT_TRUE(game.decline_draw(Player::White));
    ASSERT_TRUE(replay(record_of(game)).must_deviate());
    ASSERT_TRUE(game.play(action("e2e3")));  // deviates: the duty is over, its record is not
    const Record record = record_of(game);
    EXPECT_EQ(record.turns[11].draw, DrawWords::OfferedAndRefused);
    EXPECT_FALSE(replay(record).must_deviate());
    ASSERT_TRUE(game.take_back());
    EXPECT_TRUE(replay(record_of(game)).must_deviate());
}

TEST(Record, MarksAndResultsAsText) {
    for (const std::string_view text : {"!", "?", "!!", "??", "!?", "?!"})
        EXPECT_EQ(to_text(*parse_mark(text)), text);
    for (const std::string_view text : {"1-0", "0-1", "1/2-1/2", "*"})
        EXPECT_EQ(to_text(*parse_result(text)), text);
    EXPECT_FALSE(parse_mark("!!!"));
    EXPECT_FALSE(parse_mark(""));
    EXPECT_FALSE(parse_result("1/2"));
}

}  // namespace
}  // namespace barracuda
