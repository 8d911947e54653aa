#include "play/command.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda::play {
namespace {

TEST(Command, TextsAreReadAsWritten) {
    for (const std::string text : {"d2d5",
                                   "x@d4",
                                   "touch d2",
                                   "offer agreement",
                                   "offer repetition",
                                   "offer back",
                                   "offer rematch",
                                   "accept agreement",
                                   "accept repetition",
                                   "accept back",
                                   "accept rematch",
                                   "decline agreement",
                                   "decline repetition",
                                   "decline back",
                                   "decline rematch",
                                   "resign",
                                   "abort",
                                   "claim win",
                                   "claim draw",
                                   "time",
                                   "outage 0",
                                   "outage 1500",
                                   "outage 999999999999",
                                   "pause",
                                   "resume"}) {
        const auto command = parse_command(text);
        ASSERT_TRUE(command) << text;
        EXPECT_EQ(to_text(*command), text);
    }
}

TEST(Command, MeansWhatItSays) {
    EXPECT_EQ(parse_command("offer back"), Command(Offer{OfferKind::Back}));
    EXPECT_EQ(parse_command("accept rematch"), Command(Accept{OfferKind::Rematch}));
    EXPECT_EQ(parse_command("decline repetition"), Command(Decline{OfferKind::Repetition}));
    EXPECT_EQ(parse_command("claim win"), Command(Claim{true}));
    EXPECT_EQ(parse_command("claim draw"), Command(Claim{false}));
    EXPECT_EQ(parse_command("outage 1500"), Command(Outage{Milliseconds{1500}}));
}

TEST(Command, OtherTextsAreNone) {
    for (const std::string text : {"",
                                   " ",
                                   "d2",
                                   "d2d5 ",
                                   " d2d5",
                                   "D2D5",
                                   "touch",
                                   "touch ",
                                   "touch h1",
                                   "touch  d2",
                                   "offer",
                                   "offer draw",
                                   "offer  back",
                                   "offer back ",
                                   "accept",
                                   "decline nothing",
                                   "resign white",
                                   "abort now",
                                   "claim",
                                   "claim loss",
                                   "time 3",
                                   "outage",
                                   "outage -1",
                                   "outage -0",
                                   "outage 01",
                                   "outage 1.5",
                                   "pause 1",
                                   "resume now",
                                   "outage 1000000000000",
                                   "outage 99999999999999999999",
                                   "forget",
                                   "flag white"})
        EXPECT_FALSE(parse_command(text)) << text;
}

}  // namespace
}  // namespace barracuda::play
