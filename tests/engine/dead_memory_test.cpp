#include "engine/dead_memory.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

TEST(DeadMemory, DecidesOnceForAPosition) {
    DeadMemory memory;
    int decisions = 0;
    const auto ask = [&](std::uint64_t key, bool answer) {
        return memory.recall(key, [&] {
            ++decisions;
            return answer;
        });
    };
    EXPECT_TRUE(ask(0x1234'5678'9abc'def0, true));
    EXPECT_FALSE(ask(0x1234'5678'9abc'def1, false));
    EXPECT_TRUE(ask(0x1234'5678'9abc'def0, false));
    EXPECT_FALSE(ask(0x1234'5678'9abc'def1, true));
    EXPECT_EQ(decisions, 2);
}

TEST(DeadMemory, TellsPositionsInTheSamePlaceApart) {
    DeadMemory memory;
    const std::uint64_t far = std::uint64_t{1} << 60;
    EXPECT_TRUE(memory.recall(2, [] { return true; }));
    EXPECT_FALSE(memory.recall(2 + far, [] { return false; }));
    EXPECT_FALSE(memory.recall(2, [] { return false; })) << "the later one took the place";
}

}  // namespace
}  // namespace barracuda::engine
