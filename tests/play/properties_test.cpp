// What must always hold, whatever the players, the server and outsiders ask of a game, at whatever
// time.
#include "base/random.hpp"
#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "play/live_game.hpp"
#include "play/table.hpp"

#include <gtest/gtest.h>

#include <array>

namespace barracuda::play {
namespace {

Options random_options(Random& random, bool touch_move) {
    constexpr std::array<const char*, 5> controls{"60+2", "30", "20d3", "1/200", "5+1"};
    std::optional<TimeControl> control;
    if (random.below(6) > 0) control = *TimeControl::parse(controls[random.below(5)]);
    if (random.below(4) == 0) return against_computer(control, touch_move);
    if (random.below(3) == 0) return on_one_device(control, touch_move);
    Options options = online(control, touch_move, Matchmaking::Lobby);
    if (random.below(3) == 0) options.tolerance = 500ms;
    return options;
}

Command random_command(Random& random, const LiveGame& live) {
    const auto kind = all_offer_kinds[random.below(4)];
    switch (random.below(26)) {
        case 0: return Touch{Square::from_index(static_cast<int>(random.below(63)))};
        case 1:
        case 2: return Offer{kind};
        case 3: return Accept{kind};
        case 4: return Decline{kind};
        case 5: return random.below(20) == 0 ? Command(Resign{}) : Offer{OfferKind::Back};
        case 6: return Abort{};
        case 7: return Claim{random.below(2) == 0};
        case 8: return Time{};
        case 9: return Outage{Milliseconds{random.below(20'000)}};
        case 10: return Accept{OfferKind::Back};
        case 11: return Pause{};
        case 12: return Resume{};
        default: break;
    }
    const Position& position = live.game().position();
    const auto action = kit::random_action(random, position, {.captures = 50});
    return action ? Command(*action) : Command(Time{});
}

Request random_request(Random& random, const LiveGame& live, Instant now) {
    Request request{Asker::White, random_command(random, live), now};
    request.by = static_cast<Asker>(random.below(4));
    const bool acts = std::holds_alternative<Action>(request.command);
    if (acts && random.below(8) > 0) request.by = seat(live.game().position().actor());
    if (random.below(3) == 0) request.made_for = live.number() + 1 - Number{random.below(4)};
    for (const Player player : both_players)
        if (random.below(2) == 0)
            request.absent[player] =
                Absence{now.earlier_by(Milliseconds{random.below(200'000)}), random.below(2) == 0};
    return request;
}

bool takes_back(const LiveGame& before, const LiveGame& after) {
    return after.game().size() < before.game().size();
}

// A clock gains time only from a press, an outage or taking back.
void expect_fair_clocks(const LiveGame& before, const LiveGame& after, const Event& event) {
    if (!before.clock() || takes_back(before, after)) return;
    const bool acted = std::holds_alternative<Action>(event.command);
    const bool outage = std::holds_alternative<Outage>(event.command);
    const Player actor = before.game().position().actor();
    for (const Player player : both_players) {
        const Milliseconds earlier = before.clock()->remaining(player, event.at);
        const Milliseconds later = after.clock()->remaining(player, event.at);
        const TimeControl& control = after.clock()->control(player);
        if (outage && player == actor)
            ASSERT_GE(later, earlier);
        else if (acted && player == actor && control.kind() == TimeControl::Kind::Increment)
            ASSERT_LE(later, earlier + control.bonus());
        else if (acted && player == actor && control.kind() == TimeControl::Kind::Correspondence)
            ASSERT_LE(later, control.time());
        else
            ASSERT_EQ(later, earlier) << to_text(event);
    }
}

void expect_sound(const LiveGame& before, const LiveGame& after, const Event& event) {
    ASSERT_EQ(event.number, before.number() + 1);
    ASSERT_EQ(after.number(), event.number);
    ASSERT_GE(event.at, before.last_time());
    ASSERT_GE(after.changed_at(), before.changed_at());
    if (before.is_over() && before.options().take_back != TakeBack::AtOnce) {
        ASSERT_EQ(after.end(), before.end());
    }
    ASSERT_EQ(after.is_over(), after.end().has_value());
    if (after.game().outcome()) {
        ASSERT_EQ(after.end(), std::optional<GameEnd>(*after.game().outcome()));
    }
    if (after.is_over()) {
        ASSERT_FALSE(after.due());
        ASSERT_FALSE(after.clock() && after.clock()->running());
    }
    if (after.clock() && after.clock()->running()) {
        ASSERT_EQ(after.clock()->running(), after.game().position().actor());
    }
    if (after.is_paused()) {
        ASSERT_FALSE(after.is_over() || after.due());
        ASSERT_FALSE(after.clock() && after.clock()->running());
    }
    expect_fair_clocks(before, after, event);
}

// Acting resumes a paused game.
LiveGame not_paused(const LiveGame& live, Instant now) {
    const auto step = live.step({Asker::Server, Resume{}, now});
    return step ? step->game : live;
}

class Course {
public:
    Course(Random& random, const Options& options, const Game& game)
        : random_(random), start_(options, game, at(1000s)), live_(start_) {}

    void play(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFatalFailure(); ++i) ask();
    }

    void expect_same_when_replayed() const {
        LiveGame again = start_;
        for (const Event& event : events_) {
            const auto next = again.after(event);
            ASSERT_TRUE(next) << to_text(event) << ": " << word_of(next.error().code);
            again = *next;
            ASSERT_EQ(parse_event(to_text(event)), event);
        }
        const Instant later = now_.later_by(10s);
        EXPECT_EQ(Seen(again, later), Seen(live_, later));
        EXPECT_EQ(again.offers(), live_.offers());
        EXPECT_EQ(again.changed_at(), live_.changed_at());
        EXPECT_EQ(again.due(), live_.due());
        EXPECT_EQ(again.game().touches(), live_.game().touches());
    }

    std::size_t size() const { return events_.size(); }
    std::size_t taken_back() const { return taken_back_; }

private:
    void ask() {
        now_ = now_.later_by(Milliseconds{random_.below(random_.below(10) == 0 ? 40'000 : 2'000)});
        const Request request = random_request(random_, live_, now_);
        const auto step = live_.step(request);
        if (!step) return;
        ASSERT_NE(request.by, Asker::Outsider);
        expect_sound(live_, step->game, step->event);
        if (takes_back(live_, step->game)) {
            expect_as_it_was(step->game, step->event.at);
        } else if (step->game.game().size() > live_.game().size()) {
            before_.resize(live_.game().size(), Seen(start_, now_));
            before_.push_back(Seen(not_paused(live_, step->event.at), step->event.at));
            if (live_.options().refunds_thought) before_.back().clocks = begun_;
        }
        if (step->game.game().size() != live_.game().size())
            begun_ = Seen(step->game, step->event.at).clocks;
        live_ = step->game;
        events_.push_back(step->event);
    }

    // Taking back restores the game as it was just before the action, clocks included.
    void expect_as_it_was(const LiveGame& back, Instant now) {
        ++taken_back_;
        const Seen seen(back, now);
        ASSERT_EQ(seen, before_[seen.size]) << seen.size;
    }

    Random& random_;
    LiveGame start_;
    LiveGame live_;
    Instant now_ = at(1000s);
    std::vector<Seen> before_;  // for each action of the history
    std::optional<Clock::Reading> begun_ = Seen(start_, now_).clocks;  // when the next one began
    std::vector<Event> events_;
    std::size_t taken_back_ = 0;
};

TEST(Properties, HoldWhateverIsAsked) {
    Random random(2026);
    std::size_t events = 0;
    std::size_t taken_back = 0;
    for (int i = 0; i < 800 && !HasFatalFailure(); ++i) {
        const bool touch_move = random.below(4) == 0;
        const Position start =
            random.below(3) == 0 ? kit::random_ending(random) : kit::random_start(random);
        Course run(random, random_options(random, touch_move), Game(start, touch_move));
        run.play(250);
        run.expect_same_when_replayed();
        events += run.size();
        taken_back += run.taken_back();
    }
    EXPECT_GT(events, 10'000u);
    EXPECT_GT(taken_back, 300u);
}

}  // namespace
}  // namespace barracuda::play
