#include "match/ubi_opponent.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

// An engine that is a shell script: it shakes hands and then runs `on_go` when it is asked for an
// action. The script is in single quotation marks and must not contain any.
Contestant scripted(const std::string& on_go, const std::string& on_new_game = ":") {
    const std::string script =
        "while read word rest; do case $word in "
        "ubi) echo id name Script; echo option name Hash type spin default 16 min 1 max 64; echo "
        "ubiok;; "
        "isready) echo readyok;; "
        "ubinewgame) " +
        on_new_game +
        ";; "
        "go) " +
        on_go +
        ";; "
        "quit) exit;; esac; done";
    return {"/bin/sh -c '" + script + "'", "", {}, {}};
}

Game start() { return Game(Position::closed()); }

EngineFault fault_of(Contestant contestant, Milliseconds patience = Milliseconds{5000}) {
    UbiOpponent opponent(std::move(contestant));
    EXPECT_TRUE(opponent.new_game());
    const auto answer = opponent.choose(start(), {}, patience);
    EXPECT_FALSE(answer);
    EXPECT_TRUE(opponent.new_game());  // starts it again
    return answer.error().fault;
}

TEST(UbiOpponent, GivesActionScoreAndTime) {
    UbiOpponent opponent(
        scripted("echo info depth 3 score cp 25 nodes 7; sleep 0.05; echo bestmove d2d5"));
    ASSERT_TRUE(opponent.new_game());
    const auto answer = opponent.choose(start(), {}, Milliseconds{5000});
    ASSERT_TRUE(answer) << answer.error().detail;
    EXPECT_EQ(answer->action, *parse_action("d2d5"));
    EXPECT_EQ(answer->score, ubi::Score::points(25));
    EXPECT_GE(answer->elapsed, Milliseconds{40});
    ASSERT_TRUE(opponent.new_game());
    EXPECT_TRUE(opponent.choose(start(), {}, Milliseconds{5000}));
}

TEST(UbiOpponent, SeesCrashes) {
    EXPECT_EQ(fault_of(scripted("exit 3")), EngineFault::Crashed);
    EXPECT_EQ(fault_of(scripted("kill -SEGV $$")), EngineFault::Crashed);
}

TEST(UbiOpponent, SeesThatNothingComes) {
    EXPECT_EQ(fault_of(scripted(":"), Milliseconds{50}), EngineFault::Hung);
}

TEST(UbiOpponent, SeesBadAnswers) {
    EXPECT_EQ(fault_of(scripted("echo bestmove d2d9")), EngineFault::Illegal);
    EXPECT_EQ(fault_of(scripted("echo bestmove nonsense")), EngineFault::Illegal);
    EXPECT_EQ(fault_of(scripted("echo bestmove none")), EngineFault::Illegal);
}

TEST(UbiOpponent, LosesIfItCannotBeStarted) {
    UbiOpponent opponent({"/no/such/program", "", {}, {}});
    const auto ready = opponent.new_game();
    ASSERT_FALSE(ready);
    EXPECT_EQ(ready.error().fault, EngineFault::Crashed);
    EXPECT_FALSE(opponent.choose(start(), {}, Milliseconds{50}));
    UbiOpponent quitter(scripted(":", "exit"));
    EXPECT_FALSE(quitter.new_game());
    EXPECT_FALSE(quitter.new_game());
}

TEST(UbiOpponent, IntroducesItself) {
    std::vector<Contestant> contestants{scripted(":"), scripted(":"), scripted(":")};
    contestants[1].name = "mine";
    contestants[2].options = {{"hash", "32"}};
    const auto met = introduce(contestants, {{"Hash", "8"}});
    ASSERT_TRUE(met) << met.error();
    EXPECT_EQ(contestants[0].name, "Script");
    EXPECT_EQ(contestants[1].name, "mine");
    EXPECT_EQ(contestants[2].name, "Script (2)");
    EXPECT_EQ(contestants[0].options, (std::vector<EngineOption>{{"Hash", "8"}}));
    EXPECT_EQ(contestants[2].options, (std::vector<EngineOption>{{"Hash", "8"}, {"hash", "32"}}));
}

TEST(UbiOpponent, IsRefusedForOptionsItDoesNotHave) {
    const auto refusal = [](std::vector<EngineOption> own,
                            const std::vector<EngineOption>& for_all) {
        std::vector<Contestant> contestants{scripted(":")};
        contestants.front().options = std::move(own);
        const auto met = introduce(contestants, for_all);
        return met ? std::string() : met.error();
    };
    EXPECT_NE(refusal({{"Level", "3"}}, {}).find("it has no option \"Level\""), std::string::npos);
    EXPECT_TRUE(
        refusal({{"Hash", "65"}}, {}).ends_with("Hash is a number from 1 to 64, not \"65\""))
        << refusal({{"Hash", "65"}}, {});
    EXPECT_EQ(refusal({}, {{"Level", "3"}}), "no engine has the option \"Level\"");
}

}  // namespace
}  // namespace barracuda::match
