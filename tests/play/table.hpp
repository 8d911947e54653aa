// A game in progress for tests, with simulated time: events are written as in its log, and refusals
// by their code.
#pragma once

#include "play/live_game.hpp"
#include "rules/text/fen.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::play {

using namespace std::chrono_literals;

constexpr Player white = Player::White;
constexpr Player brown = Player::Brown;

inline constexpr TimeControl minute = TimeControl::with_increment(60s, 5s);

inline Options online_blitz() { return online(minute, false, Matchmaking::Lobby); }

// White captures a barragoon with d3g3; then Brown moves.
inline Game with_barragoon() { return Game(*parse_fen("1z5/7/7/7/7/7/3D2x/7/7 w - 24 00 1")); }

inline Instant at(Milliseconds time) { return Instant{time}; }

class Table {
public:
    explicit Table(Options options = on_one_device({}, false), Game game = Game(Position::closed()))
        : live(std::move(options), std::move(game), at(0s)), start(live) {}

    // The code of the refusal, or "" if it was done.
    std::string say(Asker by, std::string_view command, std::optional<Number> made_for = {}) {
        const auto parsed = parse_command(command);
        if (!parsed) return "malformed";
        const auto step = live.step({by, *parsed, at(now), made_for, absent});
        if (!step) return std::string(word_of(step.error().code));
        live = step->game;
        events.push_back(step->event);
        return "";
    }
    std::string say(Player by, std::string_view command) { return say(seat(by), command); }

    // By whoever has to act, one after another; stops at the first refusal.
    std::string act(std::initializer_list<std::string_view> actions) {
        for (const std::string_view action : actions)
            if (auto refused = say(live.game().position().actor(), action); !refused.empty())
                return refused;
        return "";
    }

    std::string ending() const { return std::string(live.end() ? word_of(*live.end()) : ""); }
    std::optional<Player> winner() const { return winner_of(*live.end()); }
    Milliseconds left(Player player) const { return live.clock()->remaining(player, at(now)); }
    std::string last() const { return to_text(events.back().command); }

    LiveGame live;
    LiveGame start;
    Milliseconds now{0};
    PerPlayer<std::optional<Absence>> absent;
    std::vector<Event> events;
};

// What can be observed of a game in progress.
struct Seen {
    Position position;
    std::size_t size;
    bool must_deviate;
    std::optional<Clock::Reading> clocks;
    std::optional<Player> running;
    bool begun;
    std::optional<GameEnd> end;

    Seen(const LiveGame& live, Instant now)
        : position(live.game().position()),
          size(live.game().size()),
          must_deviate(live.game().must_deviate()),
          clocks(live.clock() ? std::optional(live.clock()->reading(now)) : std::nullopt),
          running(live.clock() ? live.clock()->running() : std::nullopt),
          begun(live.both_have_acted()),
          end(live.end()) {}
    bool operator==(const Seen&) const = default;
};

}  // namespace barracuda::play
