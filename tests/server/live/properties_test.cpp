// Whatever the players say and in whatever order the disk, the network and the server fail: nothing
// that was acknowledged is lost or done twice, nobody hears of what is not on disk, and everybody
// who watches hears everything, in order.
#include "base/random.hpp"
#include "base/text.hpp"
#include "server/live/invented_hall.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda::server {
namespace {

// A client that watches, and comes back after its connection or the server was gone.
struct Watcher {
    store::Id person;
    ViewerId id = 0;
    std::shared_ptr<Outlet> outlet{};
    std::int64_t number = -1;  // of the last event that it has heard of

    void listen(const InventedHall& hall) {
        if (!outlet) return;
        const auto& log = hall.disk.games.at("game").events;
        for (const std::string& text : InventedHall::heard(*outlet)) {
            const auto at = text.find("\"number\":");
            const bool is_state = text.find("\"state\":{") != std::string::npos;
            if (at == std::string::npos) continue;
            const auto heard = *parse_number(text.substr(at + 9, text.find(',', at) - at - 9));
            if (!is_state) {
                EXPECT_EQ(heard, number + 1) << "in order, none missing";
            }
            EXPECT_LE(heard, static_cast<std::int64_t>(log.size())) << "not before it is on disk";
            number = heard;
        }
    }
};

class Storm {
public:
    explicit Storm(std::uint64_t seed) : random_(seed) {}

    void run(int steps) {
        for (int i = 0; i < steps; ++i) {
            step();
            for (Watcher& watcher : watchers_) watcher.listen(hall_);
        }
        check();
    }

private:
    void step() {
        switch (random_.below(20)) {
            case 0: return hall_.fail_one(store::StoreFailure::Kind::Unavailable);
            case 1:
                hall_.in_doubt_but_done = random_.below(2) == 0;
                return hall_.fail_one(store::StoreFailure::Kind::InDoubt);
            case 2: return restart();
            case 3: hall_.beat(); return hall_.pass(Milliseconds{random_.below(4000)});
            case 4: return hall_.load();
            case 5: return disconnect(watchers_[random_.below(3)]);
            case 6:
            case 7: return connect(watchers_[random_.below(3)]);
            case 8: return again();
            case 9:
            case 10:
            case 11:
            case 12: return hall_.commit_one();
            default: return say();
        }
    }

    void restart() {
        for (Watcher& watcher : watchers_) watcher.outlet.reset();
        hall_.restart(Milliseconds{random_.below(3000)});
    }
    void disconnect(Watcher& watcher) {
        if (!watcher.outlet) return;
        hall_.rooms.leave("game", watcher.id, random_.below(2) == 0, hall_.now);
        watcher.outlet.reset();
    }
    void connect(Watcher& watcher) {
        if (watcher.outlet || !hall_.rooms.has("game")) return;
        watcher.id = ++ids_;
        watcher.outlet =
            hall_.watch(watcher.person, watcher.id,
                        watcher.number < 0 ? std::nullopt : std::optional(watcher.number));
    }

    std::string some_command() {
        constexpr std::array rare{"offer agreement", "decline agreement", "offer back",
                                  "accept back",     "decline back",      "time",
                                  "touch d2",        "nonsense"};
        if (random_.below(4) == 0) return rare[random_.below(rare.size())];
        const Room* const room = hall_.rooms.find("game");
        const auto actions = room->live.game().legal_actions();
        if (actions.empty()) return "time";
        return play::to_text(
            play::Command(actions[random_.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    void say() {
        if (!hall_.rooms.has("game")) return;
        const store::Id person = random_.below(2) == 0 ? "anna" : "bert";
        last_ = Order{.game = "game",
                      .person = person,
                      .key = std::to_string(++keys_),
                      .number = hall_.live().number(),
                      .command = some_command(),
                      .at = hall_.now,
                      .round_trip = Milliseconds{random_.below(500)}};
        give(*last_);
    }
    // As a client does that has heard nothing of its last command.
    void again() {
        if (!last_ || !hall_.rooms.has("game")) return;
        last_->at = hall_.now;
        give(*last_);
    }
    void give(const Order& order) {
        hall_.rooms.command(order, [this, order](const Verdict& verdict) {
            const auto* const done = std::get_if<Done>(&verdict);
            if (!done) return;
            const auto& log = hall_.disk.games.at("game").events;
            ASSERT_LE(done->number, static_cast<std::int64_t>(log.size())) << "it is on disk";
            acknowledged_[*order.key] = done->number;
        });
        hall_.collect();
    }

    void check() {
        hall_.flush();
        const auto& log = hall_.disk.games.at("game").events;
        std::set<std::string> keys;
        for (std::size_t i = 0; i < log.size(); ++i) {
            EXPECT_EQ(log[i].number, static_cast<std::int64_t>(i) + 1);
            if (log[i].key) {
                EXPECT_TRUE(keys.insert(*log[i].key).second) << "nothing is done twice";
            }
        }
        for (const auto& [key, number] : acknowledged_)
            EXPECT_EQ(log[static_cast<std::size_t>(number - 1)].key, key) << "nothing is lost";
        EXPECT_TRUE(Room::from(hall_.disk.games.at("game"), hall_.now)) << "it can go on";
    }

    Random random_;
    InventedHall hall_{{.clock = TimeControl::with_increment(300s, 2s)}};
    std::array<Watcher, 3> watchers_{Watcher{"anna"}, Watcher{"bert"}, Watcher{"carl"}};
    std::optional<Order> last_;
    std::map<std::string, play::Number> acknowledged_;
    ViewerId ids_ = 0;
    int keys_ = 0;
};

TEST(RoomsProperties, NothingIsLostInAnyStorm) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Storm(seed).run(300);
        if (HasFailure()) FAIL() << "with seed " << seed;
    }
}

}  // namespace
}  // namespace barracuda::server
