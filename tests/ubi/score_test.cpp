#include "ubi/score.hpp"

#include <gtest/gtest.h>

namespace barracuda::ubi {
namespace {

TEST(Score, NamesTheLeader) {
    constexpr auto white = Player::White;
    constexpr auto brown = Player::Brown;
    EXPECT_EQ(leader(Score::points(300), white, 300), white);
    EXPECT_EQ(leader(Score::points(300), brown, 300), brown);
    EXPECT_EQ(leader(Score::points(-300), white, 300), brown);
    EXPECT_EQ(leader(Score::points(299), white, 300), std::nullopt);
    EXPECT_EQ(leader(Score::points(-299), brown, 300), std::nullopt);
    EXPECT_EQ(leader(Score::win(7), brown, 300), brown);
    EXPECT_EQ(leader(Score::loss(7), brown, 300), white);
}

}  // namespace
}  // namespace barracuda::ubi
