// Compares the games in a database with what players were told, and the clocks with the time in
// which the server was down. Prints one line for each fault.
#pragma once

#include "chaos/player.hpp"
#include "server/live/room.hpp"
#include "store/store.hpp"

#include <cstdint>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace barracuda::chaos {

// When nobody could play, in milliseconds since 1970.
struct Outage {
    std::int64_t from;
    std::int64_t to;
};

// Lines of two numbers.
inline std::vector<Outage> read_outages(const std::string& file) {
    std::vector<Outage> outages;
    std::ifstream lines(file);
    Outage outage{};
    while (lines >> outage.from >> outage.to) outages.push_back(outage);
    return outages;
}

class Verdict {
public:
    // How much a clock may lose in an outage.
    Verdict(const store::Store& store, const std::vector<Outage>& outages, Milliseconds allowance)
        : store_(&store), outages_(outages), allowance_(allowance) {}

    void look_at(const std::string& game, const std::map<play::Number, std::string>& told) {
        const auto row = store_->game(game);
        const auto events = store_->events(game);
        if (!row || !*row || !events) return find(game, "cannot be read");
        look_at_log(game, *events, told);
        if ((*row)->number != static_cast<std::int64_t>(events->size()))
            find(game, "has another last number");
        const auto room = server::Room::from({**row, {{(*row)->white}, {(*row)->brown}}, *events},
                                             Instant{Milliseconds{0}});
        if (!room) return find(game, room.error());
        if (room->live.end()) ++finished_;
        if (room->live.end() && play::word_of(*room->live.end()) == "time-out")
            find(game, "was lost on time");
        look_at_clocks(game, *room);
    }

    const std::vector<std::string>& mistakes() const { return mistakes_; }
    int finished() const { return finished_; }
    std::int64_t events() const { return events_; }
    Milliseconds given_back() const { return given_back_; }  // the maximum, in one game

private:
    void find(const std::string& game, const std::string& mistake) {
        mistakes_.push_back(game + " " + mistake);
    }

    void look_at_log(const std::string& game, const std::vector<store::Event>& events,
                     const std::map<play::Number, std::string>& told) {
        std::set<std::string> keys;
        std::int64_t number = 0;
        for (const store::Event& event : events) {
            if (event.number != ++number) find(game, "has a gap");
            if (event.key && !keys.insert(event.by.value_or("") + *event.key).second)
                find(game, "has a command twice");
        }
        for (const auto& [place, said] : told) {
            const bool is_there = place <= number;
            const store::Event event =
                is_there ? events[static_cast<std::size_t>(place - 1)] : store::Event{};
            if (event.by.value_or("") + " " + event.text != said)
                find(game, "has lost event " + std::to_string(place));
        }
        events_ += number;
    }

    // The two clocks together have lost no more time than the server was up.
    void look_at_clocks(const std::string& game, const server::Room& room) {
        if (!room.live.clock() || room.events.size() < 2) return;
        Milliseconds given{0};
        for (const play::Event& event : room.events)
            if (const auto* outage = std::get_if<play::Outage>(&event.command))
                given += outage->time;
        given_back_ = std::max(given_back_, given);
        const Instant begin = room.events[1].at;
        const Instant end = room.live.last_time();
        Milliseconds charged{0};
        for (const barracuda::Player player : both_players)
            charged += room.terms.clock->time() - room.live.clock()->remaining(player, end);
        Milliseconds away{0};
        Milliseconds allowed = slack;
        for (const Outage& outage : outages_) {
            const Milliseconds part{std::min(outage.to, end.since_epoch().count()) -
                                    std::max(outage.from, begin.since_epoch().count())};
            if (part <= Milliseconds{0}) continue;
            away += part;
            allowed += std::min(part, allowance_);
        }
        if (charged > end.since_epoch() - begin.since_epoch() - away + allowed)
            find(game, "has charged " + std::to_string(charged.count()) + " ms");
    }

    static constexpr Milliseconds slack{20};  // between clocks that are read by different programs
    const store::Store* store_;
    const std::vector<Outage>& outages_;
    Milliseconds allowance_;
    std::vector<std::string> mistakes_;
    int finished_ = 0;
    std::int64_t events_ = 0;
    Milliseconds given_back_{0};
};

}  // namespace barracuda::chaos
