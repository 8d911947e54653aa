#include "match/game_record.hpp"

#include "match/openings.hpp"
#include "match/players.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/writer.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

MatchSettings two_players() {
    MatchSettings settings;
    settings.contestants = {{"a", "Alpha \"1\"", {}, {}}, {"b", "Beta", {}, {}}};
    settings.contestants[0].allowance.clock =
        TimeControl::with_increment(Milliseconds{10'000}, Milliseconds{100});
    settings.contestants[1].allowance.nodes = 500;
    OpeningSource source(1, {Variant::Open});
    settings.openings = {source.next()};
    return settings;
}

Record recorded(const FinishedGame& finished, std::size_t number) {
    const Schedule schedule(2, 10, 1);
    return record_of(two_players(), schedule[number], finished);
}

FinishedGame played(std::uint64_t seed, int longest = 60) {
    const MatchSettings settings = two_players();
    RandomPlayer white(seed);
    RandomPlayer brown(seed + 1);
    const std::atomic<bool> stop{false};
    const PerPlayer<Seat> seats{Seat{&white, settings.contestants[0].allowance},
                                Seat{&brown, settings.contestants[1].allowance}};
    return *play_game(settings.openings.front(), seats,
                      {.draws = {.repetitions = 3, .turns = longest}}, stop);
}

TEST(GameRecord, SaysWhoPlayedHow) {
    const Record record = recorded(played(1, 4), 7);
    EXPECT_EQ(record.tag("White"), "Beta");
    EXPECT_EQ(record.tag("Brown"), "Alpha \"1\"");
    EXPECT_EQ(record.tag("Round"), "4.2");
    EXPECT_EQ(record.tag("TimeControl"), "nodes=500 / 10+0.1");
    EXPECT_EQ(record.tag("Termination"), "adjudication: length");
    EXPECT_EQ(record.result, RecordResult::Drawn);
    EXPECT_EQ(record.start, two_players().openings.front());
}

TEST(GameRecord, CanBeReadAgain) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const FinishedGame finished = played(seed, 300);
        const Record record = recorded(finished, 0);
        const auto read = read_record(write_record(record));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, record);
        EXPECT_EQ(read->turns.size(), finished.game.turns().size());
    }
}

TEST(GameRecord, KeepsEvaluationsInWhitesViewAndClocks) {
    const Record record = recorded(played(3, 6), 0);
    ASSERT_GE(record.turns.size(), 2u);
    const bool white_begins = record.start.actor() == Player::White;
    const RecordTurn& white = record.turns[white_begins ? 0 : 1];
    const RecordTurn& brown = record.turns[white_begins ? 1 : 0];
    EXPECT_EQ(white.evaluation, (Evaluation{false, 12}));
    EXPECT_EQ(brown.evaluation, (Evaluation{false, -12}));
    ASSERT_TRUE(white.clock_ms);
    EXPECT_GE(*white.clock_ms, 10'100);
    EXPECT_FALSE(brown.clock_ms);
}

TEST(GameRecord, SaysThatBothAgreed) {
    const FinishedGame finished{
        Game(two_players().openings.front()), Finish::Agreed, Player::Brown, {}, {}};
    EXPECT_EQ(recorded(finished, 0).tag("Termination"), "adjudication: both agree");
}

TEST(GameRecord, SaysHowItEnded) {
    const auto termination = [](EngineFault fault) {
        const FinishedGame finished{Game(two_players().openings.front()),
                                    Finish::Fault,
                                    Player::Brown,
                                    Misbehaviour{fault, "why"},
                                    {}};
        const Record record = recorded(finished, 0);
        EXPECT_EQ(record.result, RecordResult::BrownWins);
        EXPECT_TRUE(read_record(write_record(record)));
        return std::string(*record.tag("Termination"));
    };
    EXPECT_EQ(termination(EngineFault::Crashed), "abandoned: crashed: why");
    EXPECT_EQ(termination(EngineFault::Hung), "abandoned: hung: why");
    EXPECT_EQ(termination(EngineFault::Illegal), "rules infraction: why");
    EXPECT_EQ(termination(EngineFault::Flagged), "time forfeit");
}

}  // namespace
}  // namespace barracuda::match
