// The conversation with the computer at the table, without an engine: what it is asked, and what
// becomes of its opinion.
#include "base/text.hpp"
#include "cli/has.hpp"
#include "cli/play/completion.hpp"
#include "cli/play/conversation.hpp"
#include "cli/play/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::cli {
namespace {

// The person has White.
class ConversationComputerTest : public testing::Test {
protected:
    void start(const Position& position, bool by_lot = false) {
        Table table{.live = at_terminal(Game(position)),
                    .opponent = ComputerSeat{.plays = Player::Brown, .by_lot = by_lot, .level = 4}};
        seat_players(table);
        talk.emplace(std::move(table), Environment{});
    }
    void SetUp() override { start(Position::closed()); }

    std::string say(std::string_view line) { return talk->answer(line).text; }
    std::string hear(std::string_view action, ubi::Score score = ubi::Score::points(0)) {
        return talk->hear({parse_action(action), score, {}}).text;
    }
    // One turn of the person and one of the computer.
    void play(std::string_view own, std::string_view answer) {
        say(own);
        ASSERT_EQ(talk->question(), Question::Action) << own;
        hear(answer);
    }
    // Until the person may offer a draw by repetition.
    void repeat() {
        for (int i = 0; i < 2; ++i) {
            play("d2d4", "d8d6");
            play("d4d2", "d6d8");
        }
        play("d2d4", "d8d6");
        say("d4d2");
        ASSERT_EQ(talk->question(), Question::Action);
        hear("d6d8");
    }
    const Table& table() const { return talk->table(); }
    const Game& game() const { return talk->table().game(); }

    std::optional<Conversation> talk;
};

TEST_F(ConversationComputerTest, AsksForTheComputersActionsOnly) {
    EXPECT_EQ(talk->question(), std::nullopt);
    EXPECT_EQ(say("d2d5 d8d6"), "The 3 on d2 moves to d5.");
    EXPECT_EQ(game().size(), 1u);
    EXPECT_EQ(talk->question(), Question::Action);
    EXPECT_EQ(hear("d8d5"), "Barracuda plays d8d5: the 3 on d8 captures the 3 on d5.");
    EXPECT_EQ(talk->question(), std::nullopt);
    say("x@d6");
    EXPECT_EQ(talk->question(), Question::Action);
    EXPECT_EQ(hear("N@d4"), "Barracuda plays N@d4: Left turn on d4.");
    EXPECT_EQ(talk->question(), std::nullopt);
    EXPECT_EQ(game().size(), 4u);
}

TEST_F(ConversationComputerTest, LetsNobodyActForTheComputer) {
    say("d2d5");
    EXPECT_TRUE(has(say("d8d6"), "It is Barracuda's turn to act"));
    EXPECT_TRUE(has(say("hint"), "when it is your turn"));
    EXPECT_EQ(say("resign brown"), "Barracuda speaks for itself.");
    EXPECT_EQ(say("draw brown"), "Barracuda speaks for itself.");
    EXPECT_EQ(completions(table(), "d8"), std::vector<std::string>{});
    EXPECT_EQ(talk->question(), Question::Action);
    EXPECT_EQ(game().size(), 1u);
    say("resign");
    EXPECT_EQ(game().outcome()->winner, Player::Brown);
    EXPECT_EQ(talk->question(), std::nullopt);
}

TEST_F(ConversationComputerTest, SaysWhereAPersonWhoLostCanSeeWhy) {
    say("resign");
    EXPECT_TRUE(has(status_of(table()), "`barracuda analyse FILE`")) << status_of(table());
    say("new");
    say("draw");
    hear("d2d5", ubi::Score::points(100));
    EXPECT_TRUE(game().outcome());
    EXPECT_FALSE(has(status_of(table()), "analyse")) << status_of(table());
}

TEST_F(ConversationComputerTest, ProposesAnotherLevelAfterThreeWinsOrLossesInARow) {
    start(*parse_fen("7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1"));
    const auto win = [&] {
        say("d1d4");
        return say("new");
    };
    const auto lose = [&] {
        say("resign");
        return say("new");
    };
    for (int game = 1; game <= 2; ++game) EXPECT_FALSE(has(win(), "in a row"));
    EXPECT_FALSE(has(say("new"), "in a row")) << "a game that was given up does not count";
    EXPECT_TRUE(has(win(), "Three wins in a row: `barracuda play --level 5` is a level stronger"));
    EXPECT_FALSE(has(win(), "in a row"));
    for (int game = 1; game <= 2; ++game) EXPECT_FALSE(has(lose(), "in a row"));
    EXPECT_TRUE(has(lose(), "Three losses in a row: `barracuda play --level 3` is a level easier"));
}

TEST_F(ConversationComputerTest, TakesBackWholeAnswers) {
    say("d2d5");
    EXPECT_EQ(say("undo"), "Taken back: d2d5.");
    EXPECT_EQ(talk->question(), std::nullopt);
    play("d2d5", "d8d5");
    say("x@d6");
    hear("N@d4");
    EXPECT_EQ(say("undo"), "Taken back: N@d4 x@d6.");
    EXPECT_EQ(say("undo"), "Taken back: d8d5 d2d5.");
    EXPECT_EQ(say("undo"), "There is nothing to take back.");
    play("d2d4", "d8d6");
    play("d4d2", "d6d8");
    EXPECT_EQ(say("undo 2"), "Taken back: d6d8 d4d2 d8d6 d2d4.");
}

TEST_F(ConversationComputerTest, R9_3_AnswersDrawOffers) {
    say("draw");
    EXPECT_EQ(talk->question(), Question::Draw);
    EXPECT_EQ(say("accept"), "Barracuda speaks for itself.");
    EXPECT_TRUE(has(hear("d2d5", ubi::Score::points(0)), "declines"));
    EXPECT_EQ(talk->question(), std::nullopt);
    say("draw");
    EXPECT_TRUE(has(hear("d2d5", ubi::Score::points(100)), "accepts"));
    EXPECT_EQ(game().outcome()->ending, Ending::Agreement);
    say("undo");
    EXPECT_EQ(talk->question(), std::nullopt);
    say("d2d5");
    say("draw");
    EXPECT_EQ(talk->question(), Question::Draw);
    EXPECT_TRUE(has(hear("d8d5", ubi::Score::points(100)), "declines"));
    EXPECT_EQ(talk->question(), Question::Action);
}

TEST_F(ConversationComputerTest, R9_2_WaitsForAnOfferOfRepetition) {
    repeat();
    EXPECT_EQ(say("repetition"), "Barracuda speaks for itself.");
    say("d2d4");
    EXPECT_EQ(talk->question(), std::nullopt);
    EXPECT_TRUE(has(status_of(table()), "`repetition`"));
    say("");
    EXPECT_EQ(talk->question(), Question::Action);
    say("undo");
    say("d2d4");
    say("repetition");
    EXPECT_EQ(talk->question(), Question::Draw);
    EXPECT_TRUE(has(hear("d8d6", ubi::Score::points(0)), "accepts"));
    EXPECT_EQ(game().outcome()->ending, Ending::Repetition);
}

TEST_F(ConversationComputerTest, R9_2_MustDeviateIfItRefuses) {
    repeat();
    say("d2d4");
    say("repetition");
    EXPECT_TRUE(has(hear("d8d6", ubi::Score::points(50)), "declines"));
    EXPECT_TRUE(game().must_deviate());
    EXPECT_EQ(talk->question(), Question::Action);
    hear("d8d5");
    EXPECT_FALSE(game().must_deviate());
}

TEST_F(ConversationComputerTest, EvaluatesFromTheBetterSide) {
    say("eval");
    EXPECT_EQ(talk->question(), Question::Evaluation);
    EXPECT_EQ(hear("d2d5", ubi::Score::points(100)), "White is better: +1.00 points, 62 % to win.");
    EXPECT_EQ(talk->question(), std::nullopt);
    say("eval");
    EXPECT_EQ(hear("d2d5", ubi::Score::points(-5)),
              "About even: +0.05 points for Brown, 51 % to win.");
    say("eval");
    EXPECT_EQ(hear("d2d5", ubi::Score::loss(4)), "Brown wins in 4 actions, 100 % to win.");
    say("eval");
    say("flip");
    EXPECT_EQ(talk->question(), std::nullopt);
}

TEST_F(ConversationComputerTest, KeepsItsLineShort) {
    for (const int points : {-1, -1234}) {
        Opinion opinion{.best = parse_action("d2d5"), .score = ubi::Score::points(points)};
        opinion.line.assign(20, *opinion.best);
        say("eval");
        EXPECT_LE(talk->hear(opinion).text.size(), 80u);
    }
}

TEST_F(ConversationComputerTest, HasASeedForEveryGame) {
    Table table{.live = at_terminal(Game(Position::closed())),
                .opponent = ComputerSeat{.plays = Player::Brown, .level = 4, .seed = 11}};
    Environment environment;
    environment.draw_seed = [] { return 12u; };
    talk.emplace(std::move(table), std::move(environment));
    EXPECT_TRUE(has(talk->record(), "[Seed \"11\"]"));
    EXPECT_TRUE(has(say("new"), "`--seed 12`"));
    EXPECT_TRUE(has(talk->record(), "[Seed \"12\"]"));
    talk->continue_with({.game = Game(Position::closed()), .names = {}, .seed = 13});
    EXPECT_EQ(talk->table().opponent->seed, 13u);
    talk->continue_with({.game = Game(Position::closed()), .names = {}});
    EXPECT_EQ(talk->table().opponent->seed, 13u);
}

TEST_F(ConversationComputerTest, ReadsTheSeedOfARecord) {
    const auto seed = [](std::string_view value) {
        return game_from_text("[Seed \"" + std::string(value) + "\"]\n\n*\n")->seed;
    };
    EXPECT_EQ(seed("7"), 7u);
    EXPECT_EQ(seed("1000000000"), 1'000'000'000u);
    for (const auto* bad : {"1000000001", "-1", "seven", ""}) EXPECT_EQ(seed(bad), std::nullopt);
    EXPECT_EQ(game_from_text("[White \"Ann\"]\n\n*\n")->seed, std::nullopt);
}

TEST_F(ConversationComputerTest, TakesThePlaceThatARecordNames) {
    start(Position::closed(), true);
    EXPECT_EQ(table().names, (Names{"Person", "Barracuda level 4"}));
    talk->continue_with({Game(Position::closed()), {"Barracuda level 9", "Ann"}});
    EXPECT_EQ(table().names, (Names{"Barracuda level 4", "Ann"}));
    EXPECT_TRUE(table().flipped);
    EXPECT_EQ(talk->question(), Question::Action);
    start(Position::closed(), false);
    talk->continue_with({Game(Position::closed()), {"Barracuda level 9", "Ann"}});
    EXPECT_EQ(table().names, (Names{"Person", "Barracuda level 4"}));
    EXPECT_FALSE(table().flipped);
}

}  // namespace
}  // namespace barracuda::cli
