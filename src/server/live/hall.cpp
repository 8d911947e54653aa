#include "server/live/hall.hpp"

#include "play/words.hpp"
#include "rules/record/record.hpp"
#include "rules/record/writer.hpp"

#include <algorithm>
#include <array>
#include <ctime>

namespace barracuda::server {
namespace {

Problem database_is_away() {
    return problem("unavailable", "the database is unavailable at the moment");
}

std::string name_in_record(const Seated& seated) { return seated.name.value_or("?"); }

// "2026.11.18"
std::string record_date(Instant created) {
    const std::time_t seconds = created.since_epoch().count() / 1000;
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 16> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", &parts)};
}

std::string record_text(const Room& room) {
    std::vector<RecordTag> tags{{"Event", "Online game"},
                                {"Date", record_date(room.created)},
                                {"White", name_in_record(room.seats.white)},
                                {"Brown", name_in_record(room.seats.brown)}};
    if (room.terms.clock) tags.emplace_back("TimeControl", room.terms.clock->text());
    const auto& end = room.live.end();
    if (end) tags.emplace_back("Termination", play::termination_of(*end));
    Record record = record_of(room.live.game(), std::move(tags));
    if (end) record.result = play::result_of(*end);
    return write_record(record);
}

}  // namespace

template <class Work>
auto Hall::with_rooms(Work&& work) {
    std::unique_lock lock(mutex_);
    if constexpr (std::is_void_v<decltype(work(rooms_))>) {
        work(rooms_);
        Rooms::Effects effects = rooms_.take_effects();
        lock.unlock();
        perform(std::move(effects));
    } else {
        auto result = work(rooms_);
        Rooms::Effects effects = rooms_.take_effects();
        lock.unlock();
        perform(std::move(effects));
        return result;
    }
}

// Without the lock, because the writer may call back at once.
void Hall::perform(Rooms::Effects effects) {
    for (Rooms::Submission& submission : effects.submissions)
        writer_->submit(std::move(submission.change),
                        [this, done = std::move(submission.done)](const store::Written& written) {
                            if (!written) settings_.log(written.error().reason);
                            with_rooms([&](Rooms& rooms) { done(rooms, written, now()); });
                        });
    for (const store::Id& id : effects.to_load) {
        const auto stored = read(id);
        if (!stored || !*stored) continue;  // the next sweep asks again
        with_rooms([&](Rooms& rooms) {
            if (const auto opened = rooms.open(**stored, now()); !opened)
                settings_.log("game " + id + ": " + opened.error());
        });
    }
    for (const Rooms::Begun& begun : effects.begun)
        tell(begun.seats, [&] { return beginning_json(begun.game); });
    for (const Rooms::Turned& turned : effects.turned)
        tell(turned.seats, [&] { return turn_json(turned.game, turned.actor); });
}

Result<StoredGame, store::StoreFailure> Hall::completed(const store::Game& row) const {
    StoredGame stored{row, {{row.white}, {row.brown}}};
    for (const Player player : both_players) {
        const auto person = store_->person(stored.seats[player].id);
        if (!person) return fail(person.error());
        if (*person) stored.seats[player] = seated(**person);
    }
    auto events = store_->events(row.id);
    if (!events) return fail(events.error());
    auto chat = store_->chat(row.id);
    if (!chat) return fail(chat.error());
    stored.events = std::move(*events);
    stored.chat = std::move(*chat);
    return stored;
}

Result<std::optional<StoredGame>, store::StoreFailure> Hall::read(const store::Id& game) const {
    const auto row = store_->game(game);
    if (!row) return fail(row.error());
    if (!*row) return std::optional<StoredGame>();
    auto stored = completed(**row);
    if (!stored) return fail(stored.error());
    return std::optional(std::move(*stored));
}

Result<std::size_t, std::string> Hall::resume() {
    const auto games = store_->running_games();
    const auto last = store_->last_beat();
    if (!games) return fail(games.error().reason);
    if (!last) return fail(last.error().reason);
    const Instant time = now();
    const Milliseconds away{*last ? std::max<std::int64_t>(0, time.since_epoch().count() - **last)
                                  : 0};
    for (const store::Game& row : *games) {
        const auto stored = completed(row);
        if (!stored) return fail(stored.error().reason);
        with_rooms([&](Rooms& rooms) {
            const auto resumed = rooms.resume(*stored, std::min(away, longest_time), time);
            if (!resumed) settings_.log("game " + row.id + ": " + resumed.error());
        });
    }
    return games->size();
}

std::optional<Problem> Hall::ensure(const store::Id& game) {
    {
        const std::lock_guard lock(mutex_);
        if (rooms_.has(game)) return std::nullopt;
    }
    const auto stored = read(game);
    if (!stored) return database_is_away();
    if (!*stored) return problem("not-found", "there is no such game");
    const bool opened = with_rooms([&](Rooms& rooms) {
        const auto result = rooms.open(**stored, now());
        if (!result) settings_.log("game " + game + ": " + result.error());
        return static_cast<bool>(result);
    });
    return opened ? std::nullopt : std::optional(problem("unavailable", "this game is damaged"));
}

void Hall::order(Order order, WhenDone answer) {
    if (const auto missing = ensure(order.game)) return answer(*missing);
    with_rooms([&](Rooms& rooms) { rooms.command(std::move(order), std::move(answer)); });
}

void Hall::chat(const store::Id& game, const store::Id& person, const std::string& phrase,
                WhenDone answer) {
    if (const auto missing = ensure(game)) return answer(*missing);
    with_rooms([&](Rooms& rooms) { rooms.chat(game, person, phrase, now(), std::move(answer)); });
}

std::optional<Problem> Hall::watch(const store::Id& game, ViewerId id, const Viewer& viewer,
                                   std::optional<play::Number> after) {
    if (auto missing = ensure(game)) return missing;
    with_rooms([&](Rooms& rooms) { rooms.watch(game, id, viewer, after, now()); });
    return std::nullopt;
}

Result<std::optional<play::Number>, Problem> Hall::read_on(const store::Id& game, ViewerId id,
                                                           const Viewer& viewer,
                                                           play::Number after) {
    if (auto missing = ensure(game)) return fail(std::move(*missing));
    return with_rooms([&](Rooms& rooms) { return rooms.read_on(game, id, viewer, after, now()); });
}

void Hall::leave(const store::Id& game, ViewerId id, bool closed) {
    with_rooms([&](Rooms& rooms) { rooms.leave(game, id, closed, now()); });
}

Result<std::string, Problem> Hall::state(const store::Id& game, const store::Id& person) {
    if (auto missing = ensure(game)) return fail(std::move(*missing));
    const std::lock_guard lock(mutex_);
    const Room* const room = rooms_.find(game);
    if (!room) return fail(problem("not-found"));
    return room->state(person, now());
}

Result<std::string, Problem> Hall::record(const store::Id& game) {
    if (auto missing = ensure(game)) return fail(std::move(*missing));
    const std::lock_guard lock(mutex_);
    const Room* const room = rooms_.find(game);
    if (!room) return fail(problem("not-found"));
    return record_text(*room);
}

void Hall::open(const StoredGame& stored) {
    with_rooms([&](Rooms& rooms) {
        if (const auto opened = rooms.open(stored, now()); !opened)
            settings_.log("game " + stored.row.id + ": " + opened.error());
    });
}

void Hall::rename(const std::vector<store::Game>& games, const Seated& person) {
    const std::lock_guard lock(mutex_);
    for (const store::Game& game : games) rooms_.rename(game.id, person);
}

ViewerId Hall::new_viewer() {
    const std::lock_guard lock(mutex_);
    return ++last_viewer_;
}

ViewerId Hall::enter(const store::Id& person, std::shared_ptr<Outlet> outlet) {
    const std::lock_guard lock(mutex_);
    const ViewerId id = ++last_viewer_;
    callers_.insert({id, {person, std::move(outlet)}});
    if (!person.empty()) people_[person].insert(id);
    return id;
}

void Hall::exit(ViewerId id) {
    const std::lock_guard lock(mutex_);
    const auto caller = callers_.find(id);
    if (caller == callers_.end()) return;
    remove(people_, caller->second.person, id);
    remove(curious_, caller->second.person, id);
    callers_.erase(caller);
}

void Hall::remove(Callers& callers, const store::Id& person, ViewerId id) {
    const auto found = callers.find(person);
    if (found == callers.end()) return;
    found->second.erase(id);
    if (found->second.empty()) callers.erase(found);
}

void Hall::watch_me(ViewerId id, bool wanted) {
    const std::lock_guard lock(mutex_);
    const auto caller = callers_.find(id);
    if (caller == callers_.end()) return;
    const store::Id& person = caller->second.person;
    if (wanted)
        curious_[person].insert(id);
    else
        remove(curious_, person, id);
}

void Hall::tell(const store::Id& person, const std::string& event_json) {
    tell({person, {}}, [&] { return event_json; });
}

// The JSON is only written if somebody is listening.
void Hall::tell(const PerPlayer<store::Id>& people,
                const std::function<std::string()>& event_json) {
    const std::lock_guard lock(mutex_);
    Text text;
    for (const Player player : both_players) {
        const auto found = curious_.find(people[player]);
        if (found == curious_.end()) continue;
        if (!text) text = text_of(about("me", "event", event_json()));
        for (const ViewerId id : found->second) callers_.at(id).outlet->push(text);
    }
}

bool Hall::is_online(const store::Id& person) {
    const std::lock_guard lock(mutex_);
    return people_.contains(person);
}

void Hall::tell_all(const std::string& message) {
    const std::lock_guard lock(mutex_);
    const Text text = text_of(message);
    for (const auto& [id, caller] : callers_) caller.outlet->push(text);
}

void Hall::tick() {
    with_rooms([&](Rooms& rooms) { rooms.tick(now()); });
}

void Hall::beat() {
    with_rooms([&](Rooms& rooms) { rooms.beat(now()); });
}

Hall::Counts Hall::counts() {
    const std::lock_guard lock(mutex_);
    return {rooms_.size(), rooms_.running(), callers_.size()};
}

}  // namespace barracuda::server
