#include "client/message.hpp"

#include "server/wire/golden.hpp"

#include <gtest/gtest.h>

namespace barracuda::client {
namespace {

template <class Kind>
std::vector<Kind> of_kind(const std::vector<std::string>& lines) {
    std::vector<Kind> found;
    for (const std::string& line : lines)
        if (const auto message = parse_message(line))
            if (const auto* kind = std::get_if<Kind>(&*message)) found.push_back(*kind);
    return found;
}

class GoldenMessages : public testing::Test {
protected:
    std::vector<std::string> lines = server::golden("server.json");
};

TEST_F(GoldenMessages, TellHowAGameStands) {
    const auto states = of_kind<State>(lines);
    ASSERT_FALSE(states.empty());
    const State& state = states.front();
    EXPECT_EQ(state.game, "a1b2c3d4e5f6");
    EXPECT_EQ(state.me, Player::White);
    EXPECT_EQ(state.standing.number, 0);
    EXPECT_EQ(state.standing.fen,
              "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
    ASSERT_TRUE(state.standing.clocks);
    EXPECT_EQ(state.standing.clocks->left.brown, Milliseconds{300'000});
    EXPECT_FALSE(state.standing.clocks->running);
    const auto events = of_kind<Event>(lines);
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events.front().standing.number, 1);
    EXPECT_EQ(events.front().by, Player::White);
    EXPECT_EQ(events.front().command, "d2d5");
    EXPECT_EQ(events.front().standing.actor, Player::Brown);
}

TEST_F(GoldenMessages, TellWhoIsThere) {
    const auto presence = of_kind<Presence>(lines);
    ASSERT_FALSE(presence.empty());
    EXPECT_TRUE(presence.front().online.white);
    EXPECT_FALSE(presence.front().online.brown);
    EXPECT_EQ(presence.front().claim_at.white, 1700000060000);
    EXPECT_FALSE(presence.front().claim_at.brown);
    EXPECT_EQ(of_kind<Chat>(lines).front().phrase, "good-luck");
    EXPECT_EQ(of_kind<Notice>(lines).front().code, "restart");
}

TEST_F(GoldenMessages, AreAllUnderstoodButKeysOfOthers) {
    for (const std::string& line : lines) {
        const bool has_key_of_ours = line.find(R"({"done":1,)") == std::string::npos &&
                                     line.find(R"({"refused":3,)") == std::string::npos;
        EXPECT_EQ(parse_message(line).has_value(), has_key_of_ours) << line;
    }
    const auto refused = of_kind<Refused>(lines);
    ASSERT_FALSE(refused.empty());
    EXPECT_EQ(refused.front().problem.code, "illegal");
    EXPECT_EQ(refused.front().problem.clause, "R5");
}

TEST(Message, ThatIsNotKnownIsPassedOver) {
    EXPECT_FALSE(parse_message(""));
    EXPECT_FALSE(parse_message("[1]"));
    EXPECT_FALSE(parse_message(R"({"weather":"fine"})"));
    EXPECT_FALSE(parse_message(R"({"topic":"lobby","event":{"seek":1}})"));
    EXPECT_FALSE(parse_message(R"({"topic":"game:a1b2c3d4e5f6","event":7})"));
}

}  // namespace
}  // namespace barracuda::client
