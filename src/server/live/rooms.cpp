#include "server/live/rooms.hpp"

// Commands and how they get to disk. Watching and time are in rooms_view.cpp and rooms_time.cpp.
namespace barracuda::server {
namespace {

constexpr int seconds_to_wait = 1;  // before a failed write is repeated

// So that nobody fills the disk with one game. Commands that end it are still accepted.
constexpr play::Number longest_log = 10'000;
constexpr std::int64_t longest_chat = 500;

bool may_end(const play::Command& command) {
    return std::holds_alternative<play::Resign>(command) ||
           std::holds_alternative<play::Accept>(command) ||
           std::holds_alternative<play::Claim>(command) ||
           std::holds_alternative<play::Time>(command);
}

Problem too_long() {
    Problem made = problem("busy", "this game has 10,000 events and can only be ended");
    made.limit = "events";
    return made;
}

Problem too_much_chat() {
    Problem made = problem("busy", "this game has 500 lines of chat");
    made.limit = "chat-lines";
    return made;
}

Problem too_many_waiting() {
    Problem made = problem("busy", "too many commands are waiting in this game");
    made.limit = "waiting-commands";
    return made;
}

// What is left to give back.
std::optional<Milliseconds> later_part(std::optional<Milliseconds> outage, Milliseconds given) {
    return outage && *outage > given ? std::optional(*outage - given) : std::nullopt;
}

// Nobody if the game is over.
std::optional<Player> actor_of(const play::LiveGame& live) {
    if (live.end()) return std::nullopt;
    return live.game().position().actor();
}

bool is_action(const play::Command& command) { return std::holds_alternative<Action>(command); }

// The game after one whose players have agreed on a rematch: they swap colours.
StoredGame rematch_of(const Room& room, const play::LiveGame& ended, const store::Id& id) {
    const play::LiveGame fresh = ended.rematch(ended.last_time());
    GameTerms terms = room.terms;
    terms.start = fresh.game().start();
    terms.first = room.id;
    return {.row = {.id = id,
                    .options = to_json(terms),
                    .white = room.seats.brown.id,
                    .brown = room.seats.white.id,
                    .created = ended.last_time().since_epoch().count(),
                    .number = 0,
                    .summary = summary_of(fresh, std::nullopt)},
            .seats = {room.seats.brown, room.seats.white}};
}

}  // namespace

std::size_t Rooms::running() const {
    std::size_t count = 0;
    for (const auto& [id, room] : rooms_) count += !room.live.is_over();
    return count;
}

Room* Rooms::at(const store::Id& game) {
    const auto found = rooms_.find(game);
    return found == rooms_.end() ? nullptr : &found->second;
}

const Room* Rooms::find(const store::Id& game) const {
    const auto found = rooms_.find(game);
    return found == rooms_.end() ? nullptr : &found->second;
}

Result<void, std::string> Rooms::open(const StoredGame& stored, Instant now) {
    Room* const known = at(stored.row.id);
    if (known && !known->is_doubtful) return {};
    auto loaded = Room::from(stored, now);
    if (!loaded) return fail(loaded.error());
    if (!known) {
        Room& room = rooms_.emplace(stored.row.id, std::move(*loaded)).first->second;
        schedule(room, room.due());
        return {};
    }
    // Everybody who is there stays, and hears what is on disk.
    const play::Number told = known->live.number();
    loaded->viewers = std::move(known->viewers);
    loaded->attendance = known->attendance;
    loaded->queue = std::move(known->queue);
    loaded->timer = known->timer;
    loaded->outage = known->outage;
    *known = std::move(*loaded);
    for (const auto& [id, viewer] : known->viewers)
        show(*known, viewer,
             viewer.form == Viewer::Form::Lines ? std::optional(told) : std::nullopt, now);
    schedule(*known, known->due());
    process(*known);
    return {};
}

Result<void, std::string> Rooms::resume(const StoredGame& stored, Milliseconds outage,
                                        Instant now) {
    if (const auto opened = open(stored, now); !opened) return opened;
    Room& room = *at(stored.row.id);
    if (room.live.is_over() || !room.live.due()) return {};
    give_back(room, outage, now);
    return {};
}

void Rooms::command(Order order, WhenDone answer) {
    Room* const room = at(order.game);
    if (!room) return answer(problem("not-found"));
    if (room->queue.size() >= most_waiting) return answer(too_many_waiting());
    room->queue.push_back({std::move(order), std::move(answer)});
    process(*room);
}

void Rooms::process(Room& room) {
    while (!room.is_writing && !room.queue.empty()) {
        Room::Waiting waiting = std::move(room.queue.front());
        room.queue.pop_front();
        attempt(room, std::move(waiting));
    }
}

void Rooms::attempt(Room& room, Room::Waiting waiting) {
    const Order& order = waiting.order;
    const auto seat = room.seat_of(order.person);
    if (!seat) return waiting.answer(problem(order.person.empty() ? "signed-out" : "not-yours"));
    if (const auto known = room.answer_to(*seat, order)) {
        const auto* const refused = std::get_if<Problem>(&*known);
        return waiting.answer(refused ? with_state(room, order, *refused) : *known);
    }
    // Time that has to be given back comes first.
    if (is_away_ || room.is_doubtful || room.outage) return waiting.answer(problem("unavailable"));
    const auto command = play::parse_command(order.command);
    if (!command) return waiting.answer(problem("malformed", "this is not a command"));
    if (room.live.number() >= longest_log && !may_end(*command))
        return refuse(room, waiting, too_long());
    const bool looks = std::holds_alternative<play::Time>(*command);
    const Milliseconds given = looks ? room.grace() : room.lag[*seat].given(order.round_trip);
    auto step = room.live.step(
        {play::seat(*seat), *command, order.at.earlier_by(given), order.number, room.absent()});
    if (!step) {
        refuse(room, waiting, problem_of(step.error()));
        if (step.error().code == play::Code::TooLate) look_at_clock(room, order.at);
        return;
    }
    write(room, std::move(*step), std::move(waiting), looks ? Milliseconds{0} : given);
}

void Rooms::refuse(Room& room, const Room::Waiting& waiting, Problem problem) {
    const auto seat = room.seat_of(waiting.order.person);
    const Order& order = waiting.order;
    if (seat && order.key)
        room.answered.remember(*seat, *order.key, order.command,
                               std::make_shared<const Problem>(problem));
    waiting.answer(with_state(room, order, std::move(problem)));
}

// Whoever saw another state of the game gets the current one.
Verdict Rooms::with_state(const Room& room, const Order& order, Problem problem) const {
    if (problem.code == "stale" || problem.code == "bad-number")
        problem.state = room.state(order.person, order.at);
    return problem;
}

void Rooms::by_server(Room& room, const play::Command& command, Instant now) {
    if (room.is_writing || room.is_doubtful) return;
    // Only a flag waits for messages that may be on their way.
    const bool looks = std::holds_alternative<play::Time>(command);
    const Instant when = looks ? now.earlier_by(room.grace()) : now;
    auto step = room.live.step({play::Asker::Server, command, when});
    if (!step) return;
    const Order order{.game = room.id, .person = {}, .command = {}, .at = now};
    write(room, std::move(*step), {order, [](const Verdict&) {}}, Milliseconds{0});
}

void Rooms::write(Room& room, play::LiveGame::Step step, Room::Waiting waiting,
                  Milliseconds given) {
    room.is_writing = true;
    store::Change change;
    std::optional<store::Id> next = room.rematch;
    const bool rematches = step.game.rematch_is_agreed() && !room.live.rematch_is_agreed();
    if (rematches) next = new_id_();
    change.emplace_back(store::AppendEvents{.game = room.id,
                                            .after = room.live.number(),
                                            .events = {stored(step.event, waiting.order.key)},
                                            .summary = summary_of(step.game, next)});
    if (rematches) change.emplace_back(store::AddGame{rematch_of(room, step.game, *next).row});
    auto done = [id = room.id, step = std::move(step), waiting = std::move(waiting), given, next](
                    Rooms& rooms, const store::Written& result, Instant now) mutable {
        Room* const written_to = rooms.at(id);
        if (!written_to) return;
        written_to->is_writing = false;
        if (result) {
            written_to->rematch = next;
            rooms.written(*written_to, std::move(step), waiting, given, now);
        } else {
            rooms.not_written(*written_to, result.error(), waiting, now);
        }
        rooms.process(*written_to);
    };
    effects_.submissions.push_back({std::move(change), std::move(done)});
}

// It is on disk: tell everybody.
void Rooms::written(Room& room, play::LiveGame::Step step, const Room::Waiting& waiting,
                    Milliseconds given, Instant now) {
    const bool rematches = step.game.rematch_is_agreed() && !room.live.rematch_is_agreed();
    const auto actor_before = actor_of(room.live);
    room.take(std::move(step.game), step.event);
    if (const auto actor = actor_of(room.live); actor != actor_before)
        effects_.turned.push_back({room.id, {room.seats.white.id, room.seats.brown.id}, actor});
    if (const auto* given_back = std::get_if<play::Outage>(&step.event.command))
        room.outage = later_part(room.outage, given_back->time);
    if (step.event.by && is_action(step.event.command)) room.lag[*step.event.by].press(given);
    const auto seat = room.seat_of(waiting.order.person);
    if (seat && waiting.order.key)
        room.answered.remember(*seat, *waiting.order.key, waiting.order.command, step.event.number);
    const Text json = text_of(event_json(room.live, step.event, room.rematch));
    waiting.answer(Done{step.event.number, json});
    publish_event(room, json);
    schedule(room, room.due());
    if (rematches) begin_rematch(room, now);
}

void Rooms::not_written(Room& room, const store::StoreFailure& failure,
                        const Room::Waiting& waiting, Instant now) {
    using Kind = store::StoreFailure::Kind;
    room.is_doubtful = failure.kind == Kind::Conflict || failure.kind == Kind::InDoubt;
    if (room.is_doubtful) effects_.to_load.push_back(room.id);
    is_away_ |= failure.kind != Kind::Conflict;
    if (room.is_doubtful || room.outage) attention_.insert(room.id);
    waiting.answer(not_saved(failure));
    // Check the clock again, but not in a busy loop.
    if (const auto due = room.due(); due && !room.outage)
        schedule(room, std::max(*due, now.later_by(Milliseconds{1000 * seconds_to_wait})));
}

void Rooms::begin_rematch(Room& room, Instant now) {
    const StoredGame next = rematch_of(room, room.live, *room.rematch);
    if (open(next, now))
        effects_.begun.push_back({next.row.id, {next.seats.white.id, next.seats.brown.id}});
}

void Rooms::chat(const store::Id& game, const store::Id& person, const std::string& phrase,
                 Instant now, WhenDone answer) {
    Room* const room = at(game);
    if (!room) return answer(problem("not-found"));
    const auto seat = room->seat_of(person);
    if (!seat) return answer(problem(person.empty() ? "signed-out" : "not-yours"));
    if (room->chat_number >= longest_chat) return answer(too_much_chat());
    const store::ChatLine line{.number = ++room->chat_number,
                               .at = now.since_epoch().count(),
                               .by = person,
                               .text = phrase};
    auto done = [game, line, seat, answer = std::move(answer)](
                    Rooms& rooms, const store::Written& result, Instant) {
        Room* const written_to = rooms.at(game);
        if (!result) return answer(not_saved(result.error()));
        if (!written_to) return answer(problem("unavailable"));
        const ChatView view{seat, line.text, line.at};
        written_to->add_chat(view);
        rooms.publish(*written_to, "chat", to_json(view));
        answer(Done{line.number, text_of(to_json(view))});
    };
    effects_.submissions.push_back({{store::AddChat{game, line}}, std::move(done)});
}

}  // namespace barracuda::server
