// Rooms with an invented disk, time and clients, for tests. Changes reach the disk when the test
// says so, or fail as it says; a restart keeps the disk alone.
#pragma once

#include "server/live/rooms.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace barracuda::server {

using namespace std::chrono_literals;

// What the database would hold.
class Disk {
public:
    std::map<store::Id, StoredGame> games;

    store::Written perform(const store::Change& change) {
        for (const store::Operation& operation : change)
            if (const auto* append = std::get_if<store::AppendEvents>(&operation))
                if (games.at(append->game).row.number != append->after)
                    return fail(store::StoreFailure{store::StoreFailure::Kind::Conflict, "late"});
        for (const store::Operation& operation : change) {
            if (const auto* append = std::get_if<store::AppendEvents>(&operation)) {
                StoredGame& game = games.at(append->game);
                for (const store::Event& event : append->events) game.events.push_back(event);
                game.row.number = game.events.back().number;
                game.row.summary = append->summary;
            } else if (const auto* add = std::get_if<store::AddGame>(&operation)) {
                games[add->game.id] = {add->game, {{add->game.white}, {add->game.brown}}};
            } else if (const auto* chat = std::get_if<store::AddChat>(&operation)) {
                games.at(chat->game).chat.push_back(chat->line);
            }
        }
        return {};
    }
};

class InventedHall {
public:
    explicit InventedHall(Terms terms = {}) {
        begin_game("game", game_terms(terms, Player::White));
    }

    void begin_game(const store::Id& id, const GameTerms& terms) {
        const play::LiveGame fresh = begin(terms, now);
        const store::Game row{.id = id,
                              .options = to_json(terms),
                              .white = "anna",
                              .brown = "bert",
                              .created = now.since_epoch().count(),
                              .summary = summary_of(fresh, std::nullopt)};
        disk.games[id] = {row, {{"anna"}, {"bert"}}};
        EXPECT_TRUE(rooms.open(disk.games[id], now));
    }

    // The code of the refusal, "" if it was done, "…" if it waits for the disk.
    std::shared_ptr<std::string> order(Order order) {
        auto heard = std::make_shared<std::string>("…");
        rooms.command(std::move(order), [heard](const Verdict& outcome) {
            const auto* const problem = std::get_if<Problem>(&outcome);
            *heard = problem ? problem->code : "";
        });
        collect();
        return heard;
    }
    std::string say(const store::Id& person, const std::string& command,
                    std::optional<play::Number> number = {}, std::optional<std::string> key = {}) {
        const auto heard = order({.game = game,
                                  .person = person,
                                  .key = std::move(key),
                                  .number = number,
                                  .command = command,
                                  .at = now,
                                  .round_trip = round_trip});
        flush();
        return *heard;
    }

    // Effects become submissions that wait.
    void collect() {
        Rooms::Effects effects = rooms.take_effects();
        for (auto& submission : effects.submissions) waiting.push_back(std::move(submission));
        for (const store::Id& id : effects.to_load) to_load.push_back(id);
        for (auto& one : effects.begun) begun.push_back(one);
        for (auto& one : effects.turned) turned.push_back(one);
    }
    void commit_one() {
        if (waiting.empty()) return;
        auto submission = std::move(waiting.front());
        waiting.erase(waiting.begin());
        submission.done(rooms, disk.perform(submission.change), now);
        collect();
    }
    void fail_one(store::StoreFailure::Kind kind) {
        if (waiting.empty()) return;
        auto submission = std::move(waiting.front());
        waiting.erase(waiting.begin());
        // In doubt, it may be on disk all the same.
        if (kind == store::StoreFailure::Kind::InDoubt && in_doubt_but_done) {
            EXPECT_TRUE(disk.perform(submission.change));
        }
        submission.done(rooms, fail(store::StoreFailure{kind, "no"}), now);
        collect();
    }
    void load() {
        for (const store::Id& id : std::exchange(to_load, {}))
            EXPECT_TRUE(rooms.open(disk.games.at(id), now));
        collect();
    }
    void flush() {
        while (!waiting.empty()) commit_one();
    }
    void pass(Milliseconds time) {
        now = now.later_by(time);
        rooms.tick(now);
        collect();
    }
    void beat() {
        rooms.beat(now);
        collect();
    }
    // What was not on disk is lost; so are all connections.
    void restart(Milliseconds outage) {
        waiting.clear();
        to_load.clear();
        rooms = Rooms([this] { return "next" + std::to_string(++ids); });
        now = now.later_by(outage);
        for (const auto& [id, stored] : disk.games)
            if (!stored.row.summary.outcome) {
                EXPECT_TRUE(rooms.resume(stored, outage, now));
            }
        collect();
    }

    std::shared_ptr<Outlet> watch(const store::Id& person, ViewerId id,
                                  std::optional<play::Number> after = {},
                                  Viewer::Form form = Viewer::Form::Socket) {
        const auto outlet = std::make_shared<Outlet>();
        EXPECT_TRUE(rooms.watch(game, id, {outlet, person, form}, after, now));
        return outlet;
    }
    static std::vector<std::string> heard(Outlet& outlet) {
        std::vector<std::string> texts;
        for (const Text& text : outlet.take().texts) texts.push_back(*text);
        return texts;
    }

    const Room& room() const { return *rooms.find(game); }
    const play::LiveGame& live() const { return room().live; }
    std::string ending() const {
        return std::string(live().end() ? play::word_of(*live().end()) : "");
    }
    Milliseconds left(Player player) const { return live().clock()->remaining(player, now); }

    int ids = 0;
    Instant now{Milliseconds{1'700'000'000'000}};
    store::Id game = "game";
    Milliseconds round_trip{0};
    bool in_doubt_but_done = false;
    Disk disk;
    Rooms rooms{[this] { return "next" + std::to_string(++ids); }};
    std::vector<Rooms::Submission> waiting;
    std::vector<store::Id> to_load;
    std::vector<Rooms::Begun> begun;
    std::vector<Rooms::Turned> turned;
};

inline bool contains(const std::vector<std::string>& texts, std::string_view part) {
    for (const std::string& text : texts)
        if (text.find(part) != std::string::npos) return true;
    return false;
}

inline const Terms minute{.clock = TimeControl::sudden_death(60s)};
inline constexpr Player white = Player::White;
inline constexpr Player brown = Player::Brown;

// Both have acted.
inline InventedHall begun(const Terms& terms = minute) {
    InventedHall hall(terms);
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    EXPECT_EQ(hall.say("bert", "d8d6"), "");
    return hall;
}

}  // namespace barracuda::server
