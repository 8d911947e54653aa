#include "match/match.hpp"

#include "match/game_record.hpp"
#include "match/openings.hpp"
#include "match/players.hpp"
#include "rules/record/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace barracuda::match {
namespace {

const GameReport no_report = [](const ScheduledGame&, const FinishedGame&, const Standings&) {};

MatchSettings settings_for(std::size_t players, std::size_t pairs, std::size_t concurrency = 1) {
    MatchSettings settings;
    for (std::size_t i = 0; i < players; ++i)
        settings.contestants.push_back(
            {"command", std::string(1, static_cast<char>('A' + i)), {}, {}});
    OpeningSource source(1, {Variant::Closed, Variant::Open});
    for (std::size_t i = 0; i < pairs; ++i) settings.openings.push_back(source.next());
    settings.pairs = pairs;
    settings.concurrency = concurrency;
    settings.referee.draws.turns = 60;
    return settings;
}

std::unique_ptr<Opponent> random_player(const Contestant& contestant) {
    return std::make_unique<RandomPlayer>(static_cast<std::uint64_t>(contestant.name.front()));
}

// The first contestant plays at random, the others do as the test says.
OpponentFactory against(const std::function<Reaction()>& reaction) {
    return [reaction](const Contestant& contestant) -> std::unique_ptr<Opponent> {
        if (contestant.name == "A") return random_player(contestant);
        return std::make_unique<ScriptedPlayer>(reaction());
    };
}

TEST(Match, PlaysTheWholeScheduleOnSeveralThreads) {
    const MatchSettings settings = settings_for(3, 6, 3);
    std::set<std::pair<std::size_t, bool>> played;
    std::atomic<bool> stop{false};
    const auto report = [&](const ScheduledGame& game, const FinishedGame& finished,
                            const Standings&) {
        EXPECT_TRUE(played.emplace(game.pair, game.second_leg).second);
        EXPECT_EQ(finished.game.start(), settings.openings[game.opening]);
    };
    const Standings standings = run_match(settings, random_player, report, stop);
    EXPECT_EQ(standings.games(), 36u);
    EXPECT_EQ(played.size(), 36u);
    for (const MeetingResults& meeting : standings.meetings()) {
        EXPECT_EQ(total(meeting.games), 12u);
        EXPECT_EQ(total(meeting.pairs), 6u);
    }
    for (std::size_t player = 0; player < 3; ++player)
        EXPECT_EQ(total(standings.games_of(player)), 24u);
    EXPECT_FALSE(stop);
}

TEST(Match, IsTheSameEveryTimeOnOneThread) {
    const MatchSettings settings = settings_for(2, 5);
    const auto games = [&] {
        std::string text;
        std::atomic<bool> stop{false};
        const auto report = [&](const ScheduledGame& game, const FinishedGame& finished,
                                const Standings&) {
            text += write_record(record_of(settings, game, finished));
        };
        run_match(settings, random_player, report, stop);
        return text;
    };
    const std::string first = games();
    EXPECT_FALSE(first.empty());
    EXPECT_EQ(first, games());
}

TEST(Match, CountsFaultsByKindAndGoesOn) {
    for (const EngineFault fault : all_faults) {
        const MatchSettings settings = settings_for(2, 4, 2);
        std::atomic<bool> stop{false};
        const Standings standings =
            run_match(settings, against([=] { return failing(fault); }), no_report, stop);
        EXPECT_EQ(standings.meetings().front().games, (GameCounts{0, 0, 8}));
        EXPECT_EQ(standings.meetings().front().pairs, (PairCounts{0, 0, 0, 0, 4}));
        EXPECT_EQ(standings.finishes().fault, 8u);
        EXPECT_EQ(standings.faults(1)[static_cast<std::size_t>(fault)], 8u);
        EXPECT_EQ(total(standings.faults(1)), 8u);
        EXPECT_EQ(total(standings.faults(0)), 0u);
        EXPECT_EQ(standings.white(), (GameCounts{4, 0, 4}));
    }
}

TEST(Match, ReusesOpponentsAndTellsThemOfEveryGame) {
    const MatchSettings settings = settings_for(2, 4);
    std::vector<ScriptedPlayer*> made;
    int games = 0;
    const auto factory = [&](const Contestant& contestant) -> std::unique_ptr<Opponent> {
        if (contestant.name == "A") return random_player(contestant);
        auto player = std::make_unique<ScriptedPlayer>(slow(Milliseconds{0}));
        made.push_back(player.get());
        return player;
    };
    const auto report = [&](const ScheduledGame&, const FinishedGame&, const Standings&) {
        EXPECT_EQ(made.front()->games, ++games);
    };
    std::atomic<bool> stop{false};
    run_match(settings, factory, report, stop);
    EXPECT_EQ(made.size(), 1u);
    EXPECT_EQ(games, 8);
}

TEST(Match, EndsWhenTheTestIsDecided) {
    MatchSettings settings = settings_for(2, 1000);
    settings.sprt = Sprt(0, 50);
    std::atomic<bool> stop{false};
    const Standings standings =
        run_match(settings, against([] { return failing(EngineFault::Crashed); }), no_report, stop);
    EXPECT_LT(standings.games(), 200u);
    EXPECT_EQ(settings.sprt->verdict(standings.meetings().front().pairs), Verdict::UpperAccepted);
}

TEST(Match, EndsWhenItIsStopped) {
    const MatchSettings settings = settings_for(2, 1000, 2);
    std::atomic<bool> stop{false};
    const auto report = [&](const ScheduledGame&, const FinishedGame&, const Standings& standings) {
        if (standings.games() == 5) stop = true;
    };
    EXPECT_EQ(run_match(settings, random_player, report, stop).games(), 5u);
}

}  // namespace
}  // namespace barracuda::match
