#include "engine/ending_memory.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

TEST(EndingMemory, KnowsWhatItWasToldLastInAPlace) {
    EndingMemory memory;
    EXPECT_EQ(memory.recall(2).most, 0u);
    memory.remember(2, {.actions = 8, .most = 256});
    EXPECT_EQ(memory.recall(2).actions, 8);
    EXPECT_EQ(memory.recall(2).most, 256u);
    const std::uint64_t far = std::uint64_t{1} << 60;
    EXPECT_EQ(memory.recall(2 + far).most, 0u);
    memory.remember(2 + far, {.actions = 0, .most = 1024});
    EXPECT_EQ(memory.recall(2).most, 0u) << "the later one took the place";
}

}  // namespace
}  // namespace barracuda::engine
