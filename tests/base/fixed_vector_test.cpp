#include "base/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace barracuda {
namespace {

TEST(FixedVector, GrowsAndShrinks) {
    FixedVector<int, 3> list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.capacity(), 3u);
    for (const int number : {5, 6, 7}) list.push_back(number);
    EXPECT_EQ(list.size(), 3u);
    EXPECT_EQ(list[1], 6);
    list[1] = 60;
    EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector{5, 60, 7}));
    list.pop_back();
    EXPECT_EQ(list.size(), 2u);
    list.clear();
    EXPECT_TRUE(list.empty());
}

TEST(FixedVector, CopiesAreIndependent) {
    FixedVector<int, 3> list;
    list.push_back(1);
    FixedVector<int, 3> copy = list;
    copy.push_back(2);
    EXPECT_EQ(list.size(), 1u);
    EXPECT_EQ(copy.size(), 2u);
    list = copy;
    copy[0] = 9;
    EXPECT_TRUE(std::ranges::equal(list, std::vector{1, 2}));
}

// Elements need no default: the storage stays empty until something is pushed.
TEST(FixedVector, HoldsTypesWithoutDefault) {
    struct Number {
        explicit Number(int given) : value(given) {}
        int value;
    };
    FixedVector<Number, 2> list;
    list.push_back(Number(4));
    EXPECT_EQ(list[0].value, 4);
}

}  // namespace
}  // namespace barracuda
