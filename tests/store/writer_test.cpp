#include "store/writer_test.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <string>
#include <thread>
#include <vector>

namespace barracuda::store {
namespace {

BOTH_DATABASES(WriterTest);

TEST_P(WriterTest, AnEventMustBeTheNextOne) {
    add_games(1);
    Writer writer(url());
    ASSERT_TRUE(writer.write({sample_append("g0", 0)}));
    for (const std::int64_t wrong : {0, 2, -1}) {
        const Written written = writer.write({sample_append("g0", wrong)});
        EXPECT_EQ(outcome_of(written), "conflict") << wrong;
    }
    EXPECT_EQ(outcome_of(writer.write({sample_append("none", 0)})), "conflict");
    EXPECT_EQ(number_of("g0"), 1);
    EXPECT_EQ(length_of("g0"), 1U);
}

TEST_P(WriterTest, ConflictsSayWhere) {
    Writer writer(url());
    const Written written = writer.write({sample_append("g7", 3)});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().reason, "event 3 is not the last one of game g7");
}

TEST_P(WriterTest, TheEndOfAGameAndItsRematchAreOneChange) {
    add_games(1);
    Writer writer(url());
    AppendEvents end = sample_append("g0", 0, "resign");
    end.summary.outcome = "resignation";
    ASSERT_TRUE(writer.write({end}));
    EXPECT_EQ((*store_.game("g0"))->summary, end.summary);

    AppendEvents rematch = sample_append("g0", 1, "accept rematch");
    rematch.summary.outcome = "resignation";
    rematch.summary.rematch = "next";
    ASSERT_TRUE(writer.write({rematch, AddGame{sample_game("next")}}));
    EXPECT_EQ((*store_.game("g0"))->summary, rematch.summary);
    EXPECT_TRUE(store_.game("next")->has_value());
}

TEST_P(WriterTest, AGameThatIsOverIsNotContinued) {
    add_games(1);
    Writer writer(url());
    AppendEvents end = sample_append("g0", 0, "resign");
    end.summary.outcome = "resignation";
    ASSERT_TRUE(writer.write({end}));
    EXPECT_EQ(outcome_of(writer.write({sample_append("g0", 1)})), "conflict");
    EXPECT_EQ((*store_.game("g0"))->summary.outcome, "resignation");
}

TEST_P(WriterTest, NothingIsAddedTwice) {
    Writer writer(url());
    const std::vector<Operation> additions{
        AddGame{sample_game("g")}, AddPerson{{.id = "p", .name = "Anna"}},
        AddSession{{.hash = "h", .person = "p"}}, AddChallenge{sample_challenge("c")},
        AddChat{"g", {.number = 1, .by = "p", .text = "hello"}}};
    for (const Operation& addition : additions) {
        EXPECT_EQ(outcome_of(writer.write({addition})), "written") << addition.index();
        EXPECT_EQ(outcome_of(writer.write({addition})), "conflict") << addition.index();
    }
}

TEST_P(WriterTest, NamesAreUniqueWithoutCase) {
    Writer writer(url());
    ASSERT_TRUE(writer.write({AddPerson{{.id = "p1", .name = "Anna"}}}));
    EXPECT_EQ(outcome_of(writer.write({AddPerson{{.id = "p2", .name = "aNNa"}}})), "conflict");
    EXPECT_TRUE(writer.write({AddPerson{{.id = "p3", .name = {}}}}));
    EXPECT_TRUE(writer.write({AddPerson{{.id = "p4", .name = {}}}}));
}

TEST_P(WriterTest, WhatIsNotThereIsNotChanged) {
    Writer writer(url());
    EXPECT_EQ(outcome_of(writer.write({UseSession{"none", 1}})), "conflict");
    EXPECT_EQ(outcome_of(writer.write({DecideChallenge{"none", "declined", {}}})), "conflict");
    EXPECT_EQ(outcome_of(writer.write({RemoveSession{"none"}})), "written");
}

TEST_P(WriterTest, OfManyWhoAcceptAChallengeOneWins) {
    constexpr int count = 8;
    Writer writer(url());
    ASSERT_TRUE(writer.write({AddChallenge{sample_challenge("c")}}));
    std::vector<std::string> outcomes(count);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < count; ++i)
            threads.emplace_back([&, i] {
                const Id game = "g" + std::to_string(i);
                outcomes[static_cast<std::size_t>(i)] = outcome_of(writer.write(
                    {DecideChallenge{"c", "accepted", game}, AddGame{sample_game(game)}}));
            });
    }
    EXPECT_EQ(std::count(outcomes.begin(), outcomes.end(), "written"), 1);
    EXPECT_EQ(std::count(outcomes.begin(), outcomes.end(), "conflict"), count - 1);
    const auto games = store_.running_games();
    ASSERT_EQ(games->size(), 1U);
    EXPECT_EQ((*store_.challenge("c"))->game, games->front().id);
}

TEST_P(WriterTest, AFullQueueRefusesAtOnce) {
    Writer writer(url(), {.longest_queue = 2});
    std::promise<void> held;
    std::promise<void> release;
    writer.submit({Beat{1}}, [&](const Written&) {
        held.set_value();
        release.get_future().wait();
    });
    held.get_future().wait();
    std::vector<std::string> outcomes(3);
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        writer.submit({Beat{2}},
                      [&outcomes, i](const Written& it) { outcomes[i] = outcome_of(it); });
    EXPECT_EQ(writer.waiting(), 2U);
    EXPECT_EQ(outcomes[2], "busy");
    release.set_value();
    writer.stop();
    EXPECT_EQ(outcomes, (Outcomes{"written", "written", "busy"}));
}

TEST_P(WriterTest, StoppingWritesWhatIsWaiting) {
    constexpr int count = 50;
    std::atomic<int> written = 0;
    Writer writer(url());
    for (int i = 0; i < count; ++i)
        writer.submit({AddGame{sample_game("g" + std::to_string(i))}},
                      [&](const Written& it) { written += it ? 1 : 0; });
    writer.stop();
    EXPECT_EQ(written, count);
    EXPECT_EQ(store_.running_games()->size(), std::size_t{count});
    EXPECT_EQ(outcome_of(writer.write({Beat{1}})), "busy");
}

TEST_P(WriterTest, OthersMayCallBack) {
    constexpr int count = 100;
    add_games(count);
    Writer writer(url());
    std::vector<std::function<void()>> handed_over;  // by the writer's thread, until it has ended
    writer.hand_over_to(
        [&](std::function<void()> work) { handed_over.push_back(std::move(work)); });
    Outcomes outcomes;
    for (int i = 0; i <= count; ++i)
        writer.submit({sample_append("g" + std::to_string(i), 0)},
                      [&](const Written& written) { outcomes.push_back(outcome_of(written)); });
    writer.stop();
    EXPECT_TRUE(outcomes.empty());
    for (const auto& work : handed_over) work();
    EXPECT_EQ(std::ranges::count(outcomes, "written"), count);
    EXPECT_EQ(std::ranges::count(outcomes, "conflict"), 1) << "there is no game g100";
}

TEST_P(WriterTest, ManyThreadsSubmit) {
    constexpr int threads = 4;
    constexpr int appends = 25;
    add_games(threads);
    Writer writer(url());
    {
        std::vector<std::jthread> pool;
        for (int t = 0; t < threads; ++t)
            pool.emplace_back([&, t] {
                for (int i = 0; i < appends; ++i)
                    EXPECT_TRUE(writer.write({sample_append("g" + std::to_string(t), i)}));
            });
    }
    for (int t = 0; t < threads; ++t) EXPECT_EQ(length_of("g" + std::to_string(t)), 25U);
}

TEST_P(WriterTest, TwoWritersNeverForkAGame) {
    add_games(1);
    std::atomic<int> written = 0;
    {
        std::vector<std::jthread> pool;
        for (const char* name : {"one", "two"})
            pool.emplace_back([&, name] {
                Writer writer(url(), {.name = name});
                for (int i = 0; i < 20; ++i)
                    written += writer.write({sample_append("g0", number_of("g0"))}) ? 1 : 0;
            });
    }
    EXPECT_GE(written, 20);
    EXPECT_EQ(number_of("g0"), written);
    EXPECT_EQ(length_of("g0"), static_cast<std::size_t>(written));
}

}  // namespace
}  // namespace barracuda::store
