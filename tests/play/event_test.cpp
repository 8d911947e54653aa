#include "play/event.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda::play {
namespace {

TEST(Event, TextsAreReadAsWritten) {
    for (const std::string text : {"1 0 white d2d5", "12 1700000000000 brown offer back",
                                   "3 -5 server time", "4 5 server outage 1500"}) {
        const auto event = parse_event(text);
        ASSERT_TRUE(event) << text;
        EXPECT_EQ(to_text(*event), text);
    }
    const auto event = parse_event("12 170 brown offer back");
    EXPECT_EQ(event->number, 12);
    EXPECT_EQ(event->at, Instant{Milliseconds{170}});
    EXPECT_EQ(event->by, Player::Brown);
    EXPECT_EQ(event->command, Command(Offer{OfferKind::Back}));
    EXPECT_FALSE(parse_event("1 0 server time")->by);
}

TEST(Event, OtherTextsAreNone) {
    for (const std::string text :
         {"", "1", "1 0", "1 0 white", "1 0 white ", "1 0 green d2d5", "x 0 white d2d5",
          "1 x white d2d5", "1 0 white d2d5 ", "1  0 white d2d5", "01 0 white d2d5",
          "1 00 white d2d5", "1 0 white flag", "99999999999999999999 0 white d2d5"})
        EXPECT_FALSE(parse_event(text)) << text;
}

}  // namespace
}  // namespace barracuda::play
