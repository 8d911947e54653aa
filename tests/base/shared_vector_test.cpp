#include "base/shared_vector.hpp"

#include "base/random.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace barracuda {
namespace {

using Numbers = SharedVector<int, 4>;

Numbers numbers_up_to(int count) {
    Numbers numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(i);
    return numbers;
}

TEST(SharedVector, IsEmptyAtFirst) {
    EXPECT_TRUE(Numbers().empty());
    EXPECT_EQ(Numbers().size(), 0u);
}

TEST(SharedVector, CopiesShareWhatIsFull) {
    const Numbers numbers = numbers_up_to(10);
    const Numbers copy = numbers;
    for (const std::size_t index : {0u, 3u, 4u, 7u}) EXPECT_EQ(&copy[index], &numbers[index]);
    EXPECT_NE(&copy[8], &numbers[8]);
}

TEST(SharedVector, CopiesGoTheirOwnWays) {
    const Numbers numbers = numbers_up_to(8);
    Numbers shorter = numbers;
    shorter.pop_back();
    shorter.push_back(99);
    Numbers longer = numbers;
    longer.push_back(8);
    EXPECT_EQ(shorter.back(), 99);
    EXPECT_EQ(longer.back(), 8);
    EXPECT_EQ(longer[7], 7);
    EXPECT_EQ(numbers.size(), 8u);
    EXPECT_EQ(numbers.back(), 7);
}

TEST(SharedVector, DoesWhatAVectorDoes) {
    Random random(1);
    Numbers numbers;
    std::vector<int> expected;
    std::vector<std::pair<Numbers, std::vector<int>>> copies;
    for (int step = 0; step < 2000; ++step) {
        if (!expected.empty() && random.below(5) < 2) {
            numbers.pop_back();
            expected.pop_back();
        } else {
            numbers.push_back(step);
            expected.push_back(step);
        }
        if (random.below(20) == 0) copies.emplace_back(numbers, expected);
    }
    copies.emplace_back(numbers, expected);
    for (const auto& [copy, values] : copies) {
        ASSERT_EQ(copy.size(), values.size());
        EXPECT_EQ(copy.empty(), values.empty());
        for (std::size_t i = 0; i < values.size(); ++i) ASSERT_EQ(copy[i], values[i]);
    }
}

}  // namespace
}  // namespace barracuda
