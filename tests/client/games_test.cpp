// Whole games with the client over real sockets, with everything that can happen in one. The
// server's clock is real but can be set forward, so that nobody has to wait for a flag.
#include "base/random.hpp"
#include "client/seat.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <string>

namespace barracuda::client {
namespace {

using namespace std::chrono_literals;

// A leap of the clock between two heartbeats is an outage for the server, which gives the time
// back; that takes luck to happen once.
constexpr int most_leaps = 10;

class GameOverSockets : public testing::Test {
protected:
    server::OnlineSettings settings() {
        server::OnlineSettings made;
        made.limited = false;  // they act faster than people
        made.now = [this, real = made.now] { return real().later_by(Milliseconds{put_forward}); };
        return made;
    }

    Seat& actor() { return white.standing().actor == Player::White ? white : brown; }
    Seat& other() { return white.standing().actor == Player::White ? brown : white; }
    bool both_see(play::Number number) { return white.sees(number) && brown.sees(number); }

    // On behalf of whoever has to act.
    void act(const std::string& action) {
        const auto number = white.number();
        ASSERT_EQ(actor().say(action), "") << action;
        ASSERT_TRUE(both_see(number + 1)) << action;
    }
    void act(std::initializer_list<std::string> actions) {
        for (const std::string& action : actions) act(action);
    }
    void act_at_random() {
        const auto position = parse_fen(white.standing().fen);
        ASSERT_TRUE(position);
        act(to_text(nth_legal(*position, random.below(count_legal(*position)))));
    }
    // Everybody is cut off, and misses nothing.
    void cut_both() {
        const auto before = white.line().connections() + brown.line().connections();
        white.line().cut();
        brown.line().cut();
        const auto back = [&] {
            return white.line().connections() + brown.line().connections() >= before + 2 &&
                   white.line().is_connected() && brown.line().is_connected();
        };
        ASSERT_TRUE(loop.run_until(back));
    }

    std::atomic<std::int64_t> put_forward = 0;  // milliseconds
    Random random{7};
    server::Party party{settings()};
    Loop loop;
    Seat white{loop, party};
    Seat brown{loop, party};
};

// What is due in a position: the player to act, move or placement, and whose turn it is.
std::string phase_of(const Position& position, const std::string& last_mover) {
    if (position.move_is_due()) return "move";
    const bool own =
        position.actor() == Player::White ? last_mover == "white" : last_mover == "brown";
    return own ? "placement by the capturer" : "placement by the victim";
}

TEST_F(GameOverSockets, IsPlayedToTheEndThroughCutsInEveryPhase) {
    begin_game(white, brown);
    std::set<std::string> cut_in;
    std::string mover;
    while (!white.standing().outcome) {
        const auto position = parse_fen(white.standing().fen);
        ASSERT_TRUE(position);
        if (position->move_is_due()) mover = position->actor() == Player::White ? "white" : "brown";
        if (cut_in.insert(phase_of(*position, mover)).second) cut_both();
        act_at_random();
        if (HasFatalFailure()) return;
    }
    EXPECT_EQ(cut_in.size(), 3u) << "both have placed";
    cut_both();
    EXPECT_EQ(white.say("resign"), "game-over");
    ASSERT_EQ(white.events().size(), brown.events().size());
    for (std::size_t i = 0; i < white.events().size(); ++i) {
        EXPECT_EQ(white.events()[i].standing.number, static_cast<play::Number>(i) + 1);
        EXPECT_EQ(white.events()[i].standing.fen, brown.events()[i].standing.fen);
    }
    const auto state = white.http().get("/api/games/" + white.game());
    ASSERT_TRUE(state);
    EXPECT_EQ(parse_state(state->body)->standing.fen, white.standing().fen);
}

TEST_F(GameOverSockets, APlacementIsTakenBack) {
    begin_game(white, brown);
    while (parse_fen(white.standing().fen)->move_is_due()) act_at_random();
    const std::string before = white.standing().fen;
    Seat& placer = actor();
    act_at_random();
    const auto number = white.number();
    EXPECT_EQ(placer.say("offer back"), "");
    ASSERT_TRUE(both_see(number + 1));
    cut_both();
    Seat& opponent = &placer == &white ? brown : white;
    EXPECT_EQ(opponent.standing().offers.size(), 1u) << "the offer outlives the line";
    EXPECT_EQ(opponent.say("accept back"), "");
    ASSERT_TRUE(both_see(number + 2));
    EXPECT_EQ(white.standing().fen, before);
    EXPECT_EQ(placer.say("resign", number), "stale");
    act_at_random();
}

TEST_F(GameOverSockets, R9_2_ARefusedRepetitionBringsTheDutyToDeviate) {
    begin_game(white, brown);
    for (int i = 0; i < 3; ++i) act({"d2d4", "d8d6", "d4d2", "d6d8"});
    EXPECT_EQ(white.say("offer repetition"), "illegal");
    EXPECT_EQ(brown.say("offer repetition"), "");
    ASSERT_TRUE(both_see(13));
    EXPECT_EQ(white.say("decline repetition"), "");
    ASSERT_TRUE(both_see(14));
    const auto state = white.http().get("/api/games/" + white.game());
    ASSERT_TRUE(state);
    EXPECT_TRUE(parse_state(state->body)->must_deviate);
    EXPECT_EQ(white.say("d2d4"), "illegal");
    act("d2d5");
}

TEST_F(GameOverSockets, AFlagFalls) {
    begin_game(white, brown, R"("clock":{"kind":"live","initial":60000,"increment":0})");
    act({"d2d5", "d8d6"});
    const auto is_over = [&] { return white.standing().outcome.has_value(); };
    for (int leap = 0; leap < most_leaps && !is_over(); ++leap) {
        put_forward += 70'000;
        loop.run_until(is_over, 2s);
    }
    ASSERT_TRUE(is_over());
    EXPECT_EQ(white.standing().outcome->ending, "time-out");
    EXPECT_EQ(white.standing().outcome->winner, Player::Brown);
    EXPECT_FALSE(white.events().back().by) << "by the server";
    EXPECT_EQ(white.standing().clocks->left.white, 0ms);
}

TEST_F(GameOverSockets, AGameIsClaimedWhenTheOtherIsGone) {
    begin_game(white, brown, R"("clock":{"kind":"live","initial":600000,"increment":0})");
    act({"d2d5", "d8d6"});
    EXPECT_EQ(brown.say("claim win"), "too-early");
    white.line().hang_up();
    const auto can_claim = [&] { return brown.presence() && brown.presence()->claim_at.brown; };
    ASSERT_TRUE(loop.run_until(can_claim));
    std::string refusal = "too-early";
    for (int leap = 0; leap < most_leaps && !refusal.empty(); ++leap) {
        put_forward += 16'000;
        refusal = brown.say("claim win");
    }
    EXPECT_EQ(refusal, "");
    ASSERT_TRUE(brown.sees_the_end());
    EXPECT_EQ(brown.standing().outcome->ending, "claimed");
    EXPECT_EQ(brown.standing().outcome->winner, Player::Brown);
}

TEST_F(GameOverSockets, ARematchChangesColours) {
    begin_game(white, brown);
    act("d2d5");
    EXPECT_EQ(brown.say("resign"), "");
    ASSERT_TRUE(both_see(2));
    EXPECT_EQ(white.say("offer rematch"), "");
    ASSERT_TRUE(both_see(3));
    EXPECT_EQ(brown.say("accept rematch"), "");
    ASSERT_TRUE(both_see(4));
    ASSERT_TRUE(white.standing().rematch);
    const std::string next = *white.standing().rematch;
    Seat& first = brown;
    white.sit_down(next);
    first.sit_down(next);
    EXPECT_EQ(white.state().me, Player::Brown);
    EXPECT_EQ(first.say("d2d5"), "");
    EXPECT_TRUE(white.sees(1));
}

TEST_F(GameOverSockets, ASpectatorSeesEverythingAndIsCounted) {
    begin_game(white, brown);
    act("d2d5");
    Seat spectator(loop, party);
    spectator.sit_down(white.game());
    EXPECT_FALSE(spectator.state().me);
    const auto counted = [&] { return white.presence() && white.presence()->watchers == 1; };
    ASSERT_TRUE(loop.run_until(counted));
    act("d8d6");
    ASSERT_TRUE(spectator.sees(2));
    EXPECT_EQ(spectator.events().back().command, "d8d6");
    EXPECT_EQ(spectator.say("e2e4"), "signed-out");
}

}  // namespace
}  // namespace barracuda::client
