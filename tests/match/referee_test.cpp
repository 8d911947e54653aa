#include "match/referee.hpp"

#include "match/players.hpp"
#include "rules/outcome.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

const std::atomic<bool> go_on{false};

FinishedGame finished_game(Opponent& white, Opponent& brown, const Allowance& allowance = {},
                           const RefereeSettings& settings = {},
                           const Position& start = Position::closed()) {
    const PerPlayer<Seat> seats{Seat{&white, allowance}, Seat{&brown, allowance}};
    auto finished = play_game(start, seats, settings, go_on);
    EXPECT_TRUE(finished);
    return std::move(*finished);
}

TEST(Referee, PlaysGamesToTheirEnd) {
    int decided = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        RandomPlayer white(seed);
        RandomPlayer brown(seed + 1000);
        const FinishedGame finished =
            finished_game(white, brown, {}, {.draws = {.repetitions = 3, .turns = 2000}});
        EXPECT_EQ(finished.notes.size(), finished.game.size());
        EXPECT_FALSE(finished.misbehaviour);
        if (finished.finish != Finish::Board) continue;
        ++decided;
        ASSERT_TRUE(finished.game.outcome());
        EXPECT_EQ(finished.winner, finished.game.outcome()->winner);
    }
    EXPECT_GT(decided, 30);
}

TEST(Referee, DrawsWhenAPositionOccursThreeTimes) {
    ScriptedPlayer white(shuffling());
    ScriptedPlayer brown(shuffling());
    const FinishedGame finished = finished_game(white, brown);
    EXPECT_EQ(finished.finish, Finish::Repetition);
    EXPECT_FALSE(finished.winner);
    int seen = 0;
    for (std::size_t i = 0; i < finished.game.size(); ++i)
        seen += finished.game.before(i).key() == finished.game.position().key();
    EXPECT_EQ(seen, 2);
}

TEST(Referee, DrawsLongGames) {
    RandomPlayer white(1);
    RandomPlayer brown(2);
    const FinishedGame finished =
        finished_game(white, brown, {}, {.draws = {.repetitions = 3, .turns = 9}});
    EXPECT_EQ(finished.finish, Finish::Length);
    EXPECT_FALSE(finished.winner);
    EXPECT_EQ(finished.game.turns().size(), 9u);
    EXPECT_TRUE(finished.game.position().move_is_due());
}

// Plays at random and holds White to be so far ahead.
Reaction scoring_white(std::function<std::int32_t(std::size_t)> points) {
    return [points = std::move(points), random = Random(1)](
               const Game& game, const ubi::Limits&,
               Milliseconds) mutable -> Result<ChosenAction, Misbehaviour> {
        const ubi::Score score = ubi::Score::points(points(game.size()));
        const bool white = game.position().actor() == Player::White;
        const std::uint32_t count = count_legal(game.position());
        return ChosenAction{
            nth_legal(game.position(), random.below(count)), white ? score : score.reversed(), {}};
    };
}

FinishedGame game_with_scores(const Reaction& white, const Reaction& brown) {
    ScriptedPlayer first(white);
    ScriptedPlayer second(brown);
    return finished_game(first, second, {},
                         {.draws = {.repetitions = 3, .turns = 20}, .decisive = 1000});
}

TEST(Referee, EndsGamesThatBothHoldDecided) {
    const auto lost = scoring_white([](std::size_t) { return -1000; });
    const FinishedGame finished = game_with_scores(lost, lost);
    EXPECT_EQ(finished.finish, Finish::Agreed);
    EXPECT_EQ(finished.winner, Player::Brown);
    EXPECT_EQ(finished.game.size(), 8u);
}

TEST(Referee, PlaysOnWhileSomebodyDoubts) {
    const auto sure = scoring_white([](std::size_t) { return 1000; });
    EXPECT_EQ(game_with_scores(sure, scoring_white([](std::size_t) { return 999; })).finish,
              Finish::Length);
    EXPECT_EQ(game_with_scores(sure, scoring_white([](std::size_t) { return -1000; })).finish,
              Finish::Length);
    const auto doubts_once =
        scoring_white([](std::size_t action) { return action == 3 ? 0 : 1000; });
    EXPECT_EQ(game_with_scores(doubts_once, doubts_once).game.size(), 12u);
}

TEST(Referee, LetsWhoFailsLose) {
    for (const EngineFault fault : all_faults) {
        RandomPlayer white(1);
        ScriptedPlayer brown(failing(fault));
        const FinishedGame finished = finished_game(white, brown);
        EXPECT_EQ(finished.finish, Finish::Fault);
        EXPECT_EQ(finished.winner, Player::White);
        ASSERT_TRUE(finished.misbehaviour);
        EXPECT_EQ(finished.misbehaviour->fault, fault);
        EXPECT_EQ(finished.misbehaviour->detail, "as scripted");
    }
}

TEST(Referee, LetsWhoCannotBeginLose) {
    ScriptedPlayer white(shuffling());
    ScriptedPlayer brown(shuffling());
    white.refusal = Misbehaviour{EngineFault::Crashed, "no such program"};
    const FinishedGame finished = finished_game(white, brown);
    EXPECT_EQ(finished.winner, Player::Brown);
    EXPECT_EQ(finished.game.size(), 0u);
    EXPECT_EQ(finished.misbehaviour->fault, EngineFault::Crashed);
}

TEST(Referee, RefusesIllegalActions) {
    const auto illegal = Action::move(Square::from_index(0), Square::from_index(62));
    ScriptedPlayer white([&](const Game&, const ubi::Limits&, Milliseconds) {
        return Result<ChosenAction, Misbehaviour>(ChosenAction{illegal, {}, {}});
    });
    RandomPlayer brown(1);
    const FinishedGame finished = finished_game(white, brown);
    EXPECT_EQ(finished.winner, Player::Brown);
    EXPECT_EQ(finished.misbehaviour->fault, EngineFault::Illegal);
    EXPECT_TRUE(finished.misbehaviour->detail.starts_with("a1g9: "))
        << finished.misbehaviour->detail;
}

TEST(Referee, GrantsAMarginOnMoveTime) {
    Allowance allowance;
    allowance.move_time = Milliseconds{100};
    RandomPlayer brown(2);
    ScriptedPlayer just_in_time(slow(Milliseconds{120}));
    const RefereeSettings settings{.margin = Milliseconds{20},
                                   .draws = {.repetitions = 3, .turns = 20}};
    EXPECT_NE(finished_game(just_in_time, brown, allowance, settings).finish, Finish::Fault);
    ScriptedPlayer late(slow(Milliseconds{121}));
    const FinishedGame finished = finished_game(late, brown, allowance, settings);
    EXPECT_EQ(finished.winner, Player::Brown);
    EXPECT_EQ(finished.misbehaviour->fault, EngineFault::Flagged);
    EXPECT_EQ(finished.misbehaviour->detail, "21 ms too late");
    EXPECT_EQ(finished.game.size(), 0u);
}

TEST(Referee, WaitsAsLongAsTheLimitsSay) {
    std::vector<Milliseconds> waits;
    const auto watch = [&](const Game&, const ubi::Limits&, Milliseconds patience) {
        waits.push_back(patience);
        return Result<ChosenAction, Misbehaviour>(fail(Misbehaviour{EngineFault::Hung, ""}));
    };
    ScriptedPlayer white(watch);
    RandomPlayer brown(2);
    const RefereeSettings settings{.margin = Milliseconds{20}, .patience = Milliseconds{5000}};
    Allowance allowance;
    allowance.nodes = 1000;
    finished_game(white, brown, allowance, settings);
    allowance.move_time = Milliseconds{100};
    finished_game(white, brown, allowance, settings);
    allowance.clock = TimeControl::sudden_death(Milliseconds{70});
    finished_game(white, brown, allowance, settings);
    EXPECT_EQ(waits, (std::vector{Milliseconds{5000}, Milliseconds{120}, Milliseconds{90}}));
}

TEST(Referee, KeepsTheClocks) {
    Allowance allowance;
    allowance.clock = TimeControl::with_increment(Milliseconds{1000}, Milliseconds{100});
    std::vector<ubi::Limits> seen;
    ScriptedPlayer white([&, inner = slow(Milliseconds{300})](
                             const Game& game, const ubi::Limits& limits, Milliseconds patience) {
        seen.push_back(limits);
        return inner(game, limits, patience);
    });
    RandomPlayer brown(2);
    const FinishedGame finished =
        finished_game(white, brown, allowance,
                      {.margin = Milliseconds{0}, .draws = {.repetitions = 3, .turns = 400}});
    // 200 less with every action: 1000, 800, 600, 400, and 200 do not suffice for 300.
    ASSERT_EQ(seen.size(), 5u);
    for (std::size_t i = 0; i < seen.size(); ++i)
        EXPECT_EQ(seen[i].time.white, Milliseconds{1000 - 200 * static_cast<int>(i)});
    EXPECT_EQ(seen[0].time.brown, Milliseconds{1000});
    EXPECT_GT(seen[4].time.brown, Milliseconds{1000});
    EXPECT_EQ(seen[0].increment, (PerPlayer{Milliseconds{100}, Milliseconds{100}}));
    EXPECT_FALSE(seen[0].move_time);
    EXPECT_EQ(finished.winner, Player::Brown);
    EXPECT_EQ(finished.misbehaviour->fault, EngineFault::Flagged);
    EXPECT_EQ(finished.notes.front().clock, Milliseconds{800});
}

TEST(Referee, GivesEverySideItsOwnLimits) {
    std::vector<ubi::Limits> seen;
    const auto watch = [&](const Game& game, const ubi::Limits& limits, Milliseconds) {
        seen.push_back(limits);
        return Result<ChosenAction, Misbehaviour>(
            ChosenAction{nth_legal(game.position(), 0), {}, {}});
    };
    ScriptedPlayer white(watch);
    ScriptedPlayer brown(watch);
    Allowance fast;
    fast.move_time = Milliseconds{10};
    Allowance slow_clock;
    slow_clock.clock = TimeControl::sudden_death(Milliseconds{9000});
    const PerPlayer<Seat> seats{Seat{&white, fast}, Seat{&brown, slow_clock}};
    const auto start =
        *parse_fen("1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
    ASSERT_TRUE(play_game(start, seats, {.draws = {.repetitions = 3, .turns = 2}}, go_on));
    ASSERT_GE(seen.size(), 2u);
    EXPECT_EQ(seen[0].move_time, Milliseconds{10});
    EXPECT_FALSE(seen[0].time.brown);
    EXPECT_FALSE(seen[1].move_time);
    EXPECT_EQ(seen[1].time.brown, Milliseconds{9000});
    EXPECT_FALSE(seen[1].time.white);
}

TEST(Referee, DropsGamesThatAreStopped) {
    std::atomic<bool> stop{false};
    ScriptedPlayer white([&](const Game&, const ubi::Limits&, Milliseconds) {
        stop = true;
        return Result<ChosenAction, Misbehaviour>(fail(Misbehaviour{EngineFault::Crashed, ""}));
    });
    RandomPlayer brown(2);
    const PerPlayer<Seat> seats{Seat{&white, {}}, Seat{&brown, {}}};
    EXPECT_FALSE(play_game(Position::closed(), seats, {}, stop));
}

}  // namespace
}  // namespace barracuda::match
