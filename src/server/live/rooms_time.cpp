// What happens in games because time passes.
#include "server/live/rooms.hpp"

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr Milliseconds patience = 10ms;  // until a clock is checked again
constexpr Milliseconds sweep_period = 1s;
constexpr Milliseconds longest_beat = 2s;  // a longer one means that the disk had failed
constexpr Milliseconds idle_time = 10min;  // after which a finished game is unloaded

}  // namespace

// A timer that is too early is set again when it expires, which is cheaper than at every action.
void Rooms::schedule(Room& room, std::optional<Instant> when) {
    if (room.timer && when && *room.timer <= *when) return;
    if (room.timer) timers_.erase({*room.timer, room.id});
    room.timer = when;
    if (when) timers_.insert({*when, room.id});
}

void Rooms::tick(Instant now) {
    while (!timers_.empty() && timers_.begin()->first <= now) {
        Room& room = *at(timers_.begin()->second);
        schedule(room, std::nullopt);
        look_at_clock(room, now);
    }
    if (now < next_sweep_) return;
    next_sweep_ = now.later_by(sweep_period);
    sweep(now);
}

void Rooms::look_at_clock(Room& room, Instant now) {
    if (room.is_writing || room.is_doubtful || room.live.is_over()) return;
    if (is_away_) return schedule(room, now.later_by(sweep_period));
    by_server(room, play::Time{}, now);
    // Somebody has acted meanwhile, or it is not quite time yet.
    if (const auto due = room.due(); due && !room.is_writing)
        schedule(room, std::max(*due, now.later_by(patience)));
}

void Rooms::beat(Instant now) {
    auto done = [](Rooms& rooms, const store::Written& written, Instant later) {
        if (written) return rooms.has_beaten(later);
        rooms.is_away_ = true;
    };
    effects_.submissions.push_back({{store::Beat{now.since_epoch().count()}}, std::move(done)});
}

void Rooms::has_beaten(Instant now) {
    const Instant before = std::exchange(last_beat_, now).value_or(now);
    const Milliseconds since = now.since_epoch() - before.since_epoch();
    const bool was_away = std::exchange(is_away_, false) || since > longest_beat;
    if (!was_away || since <= Milliseconds{0}) return;
    for (auto& [id, room] : rooms_) {
        if (room.live.is_over()) continue;
        excuse_absence(room, since, now);
        if (room.live.due()) give_back(room, since, now);
    }
}

// Nobody claims a game because of time in which it could not go on.
void Rooms::excuse_absence(Room& room, Milliseconds time, Instant now) {
    for (const Player player : both_players) {
        Attendance& there = room.attendance[player];
        if (there.connections > 0) continue;
        there.since = std::min(there.since.later_by(time), now);
        room.presence_changed = true;
    }
    if (room.presence_changed) attention_.insert(room.id);
}

// Commands are refused until this is on disk.
void Rooms::give_back(Room& room, Milliseconds time, Instant now) {
    room.outage = room.outage.value_or(Milliseconds{0}) + time;
    schedule(room, std::nullopt);
    by_server(room, play::Outage{*room.outage}, now);
    attention_.insert(room.id);
}

void Rooms::sweep(Instant now) {
    for (const store::Id& id : std::exchange(attention_, {})) {
        Room* const room = at(id);
        if (!room) continue;
        if (room->presence_changed) publish_presence(*room);
        if (room->is_doubtful) effects_.to_load.push_back(id);
        if (room->live.is_over()) room->outage.reset();  // no clock runs any more
        if (room->outage && !room->is_writing) by_server(*room, play::Outage{*room->outage}, now);
        if (room->is_doubtful || room->outage) attention_.insert(id);
    }
    std::erase_if(rooms_, [&](const auto& entry) {
        const Room& room = entry.second;
        return room.live.is_over() && room.viewers.empty() && !room.is_writing &&
               room.queue.empty() && room.live.last_time().later_by(idle_time) < now;
    });
}

}  // namespace barracuda::server
