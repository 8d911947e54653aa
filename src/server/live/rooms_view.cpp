// Who watches a game, and what they are told.
#include "server/live/rooms.hpp"

namespace barracuda::server {
namespace {

std::vector<Text> for_viewer(const Room& room, const Viewer& viewer,
                             std::optional<play::Number> after, Instant now) {
    const bool is_socket = viewer.form == Viewer::Form::Socket;
    const play::Number last = room.live.number();
    const bool known = after && *after <= last;
    std::vector<Text> texts;
    if (known && (!is_socket || last - *after <= Room::most_events)) {
        for (const std::string& event : room.events_between(*after, last))
            texts.push_back(text_of(is_socket ? about(room.topic(), "event", event) : event));
    } else {
        const std::string state = room.state(viewer.person, now);
        texts.push_back(
            text_of(is_socket ? about(room.topic(), "state", state) : "{\"state\":" + state + '}'));
    }
    if (is_socket) texts.push_back(text_of(presence_message(room.topic(), room.presence())));
    return texts;
}

}  // namespace

bool Rooms::watch(const store::Id& game, ViewerId id, Viewer viewer,
                  std::optional<play::Number> after, Instant now) {
    Room* const room = at(game);
    if (!room) return false;
    const auto seat = room->seat_of(viewer.person);
    // The newcomer is told about this with the rest, after the state.
    if (seat && !room->viewers.contains(id)) {
        Attendance& there = room->attendance[*seat];
        const bool arrives = ++there.connections == 1;
        if (arrives) there.since = now;
        there.closed = false;
        if (arrives) publish_presence(*room);
    }
    room->viewers.insert_or_assign(id, viewer);
    if (!seat) attention_.insert(game);
    room->presence_changed |= !seat;
    show(*room, viewer, after, now);
    return true;
}

std::optional<play::Number> Rooms::read_on(const store::Id& game, ViewerId id, const Viewer& viewer,
                                           play::Number after, Instant now) {
    const Room* const room = at(game);
    if (!room || after >= room->live.number() - Room::most_events) {
        watch(game, id, viewer, after, now);
        return std::nullopt;
    }
    const play::Number last = after + Room::most_events;
    std::vector<Text> texts;
    for (const std::string& event : room->events_between(after, last))
        texts.push_back(text_of(event));
    viewer.outlet->push(std::move(texts));
    return last;
}

void Rooms::show(const Room& room, const Viewer& viewer, std::optional<play::Number> after,
                 Instant now) {
    viewer.outlet->push(for_viewer(room, viewer, after, now));
    if (viewer.form == Viewer::Form::Lines && room.live.is_over()) viewer.outlet->close();
}

void Rooms::leave(const store::Id& game, ViewerId id, bool closed, Instant now) {
    Room* const room = at(game);
    const auto viewer = room ? room->viewers.find(id) : std::map<ViewerId, Viewer>::iterator();
    if (!room || viewer == room->viewers.end()) return;
    const auto seat = room->seat_of(viewer->second.person);
    room->viewers.erase(viewer);
    if (!seat) {
        room->presence_changed = true;
        attention_.insert(game);
        return;
    }
    Attendance& there = room->attendance[*seat];
    if (--there.connections > 0) return;
    there.since = now;
    there.closed = closed;
    publish_presence(*room);
}

void Rooms::rename(const store::Id& game, const Seated& person) {
    Room* const room = at(game);
    if (const auto seat = room ? room->seat_of(person.id) : std::nullopt)
        room->seats[*seat] = person;
}

void Rooms::publish(Room& room, std::string_view field, const std::string& json) {
    const Text text = text_of(about(room.topic(), field, json));
    for (const auto& [id, viewer] : room.viewers)
        if (viewer.form == Viewer::Form::Socket) viewer.outlet->push(text);
}

void Rooms::publish_event(Room& room, const Text& json) {
    publish(room, "event", *json);
    for (const auto& [id, viewer] : room.viewers) {
        if (viewer.form != Viewer::Form::Lines) continue;
        viewer.outlet->push(json);
        if (room.live.is_over()) viewer.outlet->close();
    }
    // Who has to act decides who may claim.
    const bool somebody_is_away =
        room.attendance.white.connections == 0 || room.attendance.brown.connections == 0;
    if (somebody_is_away) publish_presence(room);
}

void Rooms::publish_presence(Room& room) {
    room.presence_changed = false;
    const Text text = text_of(presence_message(room.topic(), room.presence()));
    for (const auto& [id, viewer] : room.viewers)
        if (viewer.form == Viewer::Form::Socket) viewer.outlet->push(text);
}

}  // namespace barracuda::server
