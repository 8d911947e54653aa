// Changes that are committed together.
#include "store/writer_test.hpp"

#include <gtest/gtest.h>

#include <future>

namespace barracuda::store {
namespace {

// Submits changes so that they form one group, and waits.
class OneGroup {
public:
    explicit OneGroup(const std::string& url)
        : writer_(url, {.on_group = [this](const Group& group) { groups_.push_back(group); }}) {}

    std::vector<std::string> write(std::vector<Change> changes) {
        std::vector<std::string> outcomes(changes.size());
        std::promise<void> begun;
        std::promise<void> filled;
        // One change's callback blocks the writer's thread until all the others have been
        // submitted.
        writer_.submit({Beat{1}}, [&](const Written&) {
            begun.set_value();
            filled.get_future().wait();
        });
        begun.get_future().wait();
        for (std::size_t i = 0; i < changes.size(); ++i)
            writer_.submit(std::move(changes[i]), [&outcomes, i](const Written& written) {
                outcomes[i] = outcome_of(written);
            });
        filled.set_value();
        writer_.stop();
        return outcomes;
    }

    const std::vector<Group>& groups() const { return groups_; }

private:
    std::vector<Group> groups_;
    Writer writer_;
};

class GroupTest : public WriterTest {};

BOTH_DATABASES(GroupTest);

TEST_P(GroupTest, WhatComesTogetherIsCommittedTogether) {
    constexpr int count = 150;  // more than the rows of one statement
    add_games(count);
    std::vector<Change> changes;
    for (int i = 0; i < count; ++i) changes.push_back({sample_append("g" + std::to_string(i), 0)});
    OneGroup group(url());
    EXPECT_EQ(group.write(changes), Outcomes(count, "written"));
    ASSERT_EQ(group.groups().size(), 2U);  // the first is the one that blocked the writer
    EXPECT_EQ(group.groups().back().changes, 150U);
    EXPECT_FALSE(group.groups().back().failure);
    for (int i = 0; i < count; ++i) {
        const Id game = "g" + std::to_string(i);
        EXPECT_EQ((*store_.game(game))->summary, sample_append(game, 0).summary);
        EXPECT_EQ(*store_.events(game), sample_append(game, 0).events);
    }
}

TEST_P(GroupTest, AConflictDoesNotSpoilItsGroup) {
    add_games(3);
    OneGroup group(url());
    EXPECT_EQ(group.write({{sample_append("g0", 0)},
                           {sample_append("g1", 5)},
                           {AddGame{sample_game("g0")}},
                           {sample_append("g2", 0)},
                           {AddGame{sample_game("new")}}}),
              (Outcomes{"written", "conflict", "conflict", "written", "written"}));
    EXPECT_EQ(number_of("g0"), 1);
    EXPECT_EQ(number_of("g1"), 0);
    EXPECT_EQ(length_of("g1"), 0U);
    EXPECT_EQ(number_of("g2"), 1);
    EXPECT_TRUE(store_.game("new")->has_value());
}

TEST_P(GroupTest, AChangeThatFailsHalfwayIsUndoneAlone) {
    add_games(2);
    OneGroup group(url());
    EXPECT_EQ(group.write({{sample_append("g0", 0)},
                           {sample_append("g1", 0), AddGame{sample_game("g0")}},
                           {AddPerson{{.id = "p", .name = {}}}}}),
              (Outcomes{"written", "conflict", "written"}));
    EXPECT_EQ(number_of("g0"), 1);
    EXPECT_EQ(number_of("g1"), 0);
    EXPECT_EQ(length_of("g1"), 0U);
    EXPECT_TRUE(store_.person("p")->has_value());
}

TEST_P(GroupTest, ATextThatCannotBeKeptDoesNotSpoilItsGroup) {
    add_games(3);
    OneGroup group(url());
    const std::string with_zero("d2\0d5", 5);
    const std::string no_utf8 = "\xff\xfe";  // SQLite does not mind
    EXPECT_EQ(group.write({{sample_append("g0", 0)},
                           {sample_append("g1", 0, with_zero)},
                           {sample_append("g2", 0, no_utf8)}}),
              (Outcomes{"written", "refused", is_postgres() ? "refused" : "written"}));
    EXPECT_EQ(number_of("g0"), 1);
    EXPECT_EQ(number_of("g1"), 0);
    EXPECT_EQ(length_of("g1"), 0U);
}

TEST_P(GroupTest, EventsOfOneGameInOneGroupKeepTheirOrder) {
    add_games(1);
    AppendEvents end = sample_append("g0", 2, "resign");
    end.summary.outcome = "resignation";
    OneGroup group(url());
    EXPECT_EQ(group.write({{sample_append("g0", 0)}, {sample_append("g0", 1)}, {end}}),
              (Outcomes{"written", "written", "written"}));
    EXPECT_EQ(length_of("g0"), 3U);
    EXPECT_EQ((*store_.game("g0"))->summary, end.summary);
}

}  // namespace
}  // namespace barracuda::store
