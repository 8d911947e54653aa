#include "play/speed.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

using namespace std::chrono_literals;

std::string_view speed_word(const char* control) {
    return word_of(speed_of(*TimeControl::parse(control)));
}

TEST(Speed, IsThatOfTheTimeForFortyPresses) {
    EXPECT_EQ(speed_word("179.999"), "bullet");
    EXPECT_EQ(speed_word("180"), "blitz");
    EXPECT_EQ(speed_word("60+2.999"), "bullet");
    EXPECT_EQ(speed_word("60+3"), "blitz");
    EXPECT_EQ(speed_word("599.999"), "blitz");
    EXPECT_EQ(speed_word("600"), "rapid");
    EXPECT_EQ(speed_word("300d10"), "rapid");
    EXPECT_EQ(speed_word("1799.999"), "rapid");
    EXPECT_EQ(speed_word("900+30"), "classical");
    EXPECT_EQ(speed_word("1/60"), "correspondence");
    EXPECT_EQ(speed_word("999999999.999+999999999.999"), "classical");
}

TEST(Speed, SaysHowLongToWaitForSomebodyWhoIsGone) {
    EXPECT_EQ(claim_wait(*TimeControl::parse("60")), 30s);
    EXPECT_EQ(claim_wait(*TimeControl::parse("300")), 60s);
    EXPECT_EQ(claim_wait(*TimeControl::parse("600+5")), 120s);
    EXPECT_EQ(claim_wait(*TimeControl::parse("1800+20")), 300s);
    EXPECT_EQ(claim_wait(std::nullopt), 300s);
    EXPECT_EQ(claim_wait(*TimeControl::parse("1/86400")), std::nullopt);
    EXPECT_EQ(claim_wait_if_closed, 15s);
}

}  // namespace
}  // namespace barracuda::play
