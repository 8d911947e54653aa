#include "base/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace barracuda {
namespace {

Result<int, std::string> half(int number) {
    if (number % 2 != 0) return fail(std::string("odd"));
    return number / 2;
}

TEST(Result, HoldsAValueOrAnError) {
    const auto good = half(8);
    ASSERT_TRUE(good);
    EXPECT_EQ(*good, 4);
    const auto bad = half(7);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error(), "odd");
}

TEST(Result, ValueAndErrorMayBeOfTheSameType) {
    const Result<std::string, std::string> good(std::string("value"));
    const Result<std::string, std::string> bad(fail(std::string("error")));
    EXPECT_TRUE(good);
    EXPECT_FALSE(bad);
    EXPECT_EQ(good->size(), 5u);
    EXPECT_EQ(bad.error(), "error");
}

TEST(Result, CarriesValuesThatCanOnlyBeMoved) {
    Result<std::unique_ptr<int>, int> result(std::make_unique<int>(3));
    const std::unique_ptr<int> taken = std::move(*result);
    EXPECT_EQ(*taken, 3);
}

TEST(Result, OfNothingSaysOnlyWhetherItWentWell) {
    const Result<void, int> good;
    const Result<void, int> bad(fail(5));
    EXPECT_TRUE(good);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error(), 5);
}

}  // namespace
}  // namespace barracuda
