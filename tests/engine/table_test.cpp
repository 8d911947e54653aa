#include "engine/table.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

// AddressSanitizer asks this: whether memory that cannot be had ends the program.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() { return "allocator_may_return_null=1"; }

namespace barracuda::engine {
namespace {

TEST(TranspositionTable, GivesBackWhatWasStored) {
    TranspositionTable table(1);
    const TableEntry entry{parse_action("d2d5"), -123, 40, Bound::Lower};
    table.store(0x123456789abcdef, entry);
    const auto found = table.find(0x123456789abcdef);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->action, entry.action);
    EXPECT_EQ(found->score, -123);
    EXPECT_EQ(found->depth, 40);
    EXPECT_EQ(found->bound, Bound::Lower);
    EXPECT_FALSE(table.find(0x123456789abcdee));
    ASSERT_TRUE(table.resize(1));
    EXPECT_FALSE(table.find(0x123456789abcdef));
}

TEST(TranspositionTable, KeepsLargeNumbers) {
    TranspositionTable table(1);
    for (const int score : {-8'000'000, -40'000, -1, 0, 1, 32'768, 8'000'000})
        for (const int depth : {-8'000, -1, 0, 1, 8'000}) {
            table.store(9, {std::nullopt, score, depth, Bound::Exact});
            ASSERT_TRUE(table.find(9));
            EXPECT_EQ(table.find(9)->score, score);
            EXPECT_EQ(table.find(9)->depth, depth);
            EXPECT_EQ(table.find(9)->bound, Bound::Exact);
        }
}

TEST(TranspositionTable, HasNoRoomWithoutMemory) {
    TranspositionTable table(1);
    EXPECT_TRUE(table.has_room());
    EXPECT_FALSE(table.resize(std::size_t{1} << 40));
    EXPECT_FALSE(table.has_room());
    EXPECT_TRUE(table.resize(1));
}

TEST(TranspositionTable, AnEntryNeedsNoAction) {
    TranspositionTable table(1);
    table.store(7, {std::nullopt, 5, 8, Bound::Upper});
    ASSERT_TRUE(table.find(7));
    EXPECT_FALSE(table.find(7)->action);
}

TEST(TranspositionTable, KeepsTheActionOfAnEarlierSearch) {
    TranspositionTable table(1);
    table.store(5, {parse_action("d2d5"), 10, 8, Bound::Exact});
    table.store(5, {std::nullopt, -20, 16, Bound::Upper});
    const auto found = table.find(5);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->action, parse_action("d2d5"));
    EXPECT_EQ(found->score, -20);
    table.store(6, {std::nullopt, 0, 8, Bound::Upper});
    EXPECT_EQ(table.find(6)->action, std::nullopt);
}

TEST(TranspositionTable, DeepEntriesStayLonger) {
    TranspositionTable table(1);
    // The same bucket: keys that differ in their lowest bits only.
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, {std::nullopt, 0, static_cast<int>(key * 8), Bound::Exact});
    table.store(5, {std::nullopt, 0, 16, Bound::Exact});
    EXPECT_FALSE(table.find(1));
    for (std::uint64_t key = 2; key <= 5; ++key) EXPECT_TRUE(table.find(key)) << key;
}

}  // namespace
}  // namespace barracuda::engine
