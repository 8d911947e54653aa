// The server's games, thread-safe: rooms with a real database and real time. Games are loaded when
// somebody asks for them. It also knows who is connected, and tells people what concerns them in
// any game.
#pragma once

#include "server/live/rooms.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <functional>
#include <mutex>
#include <set>
#include <unordered_map>

namespace barracuda::server {

struct HallSettings {
    std::function<Instant()> now;  // never goes back
    std::function<store::Id()> new_id;
    std::function<void(const std::string&)> log = [](const std::string&) {};
};

class Hall {
public:
    Hall(const store::Store& store, store::Writer& writer, HallSettings settings)
        : store_(&store),
          writer_(&writer),
          settings_(std::move(settings)),
          rooms_(settings_.new_id) {}

    // Loads all running games, and returns how many there are.
    Result<std::size_t, std::string> resume();

    Instant now() const { return settings_.now(); }

    void order(Order order, WhenDone answer);
    void chat(const store::Id& game, const store::Id& person, const std::string& phrase,
              WhenDone answer);
    // Why the game cannot be watched, if it cannot.
    std::optional<Problem> watch(const store::Id& game, ViewerId id, const Viewer& viewer,
                                 std::optional<play::Number> after);
    // The same for a stream, one part after the other: see Rooms::read_on.
    Result<std::optional<play::Number>, Problem> read_on(const store::Id& game, ViewerId id,
                                                         const Viewer& viewer, play::Number after);
    void leave(const store::Id& game, ViewerId id, bool closed);
    Result<std::string, Problem> state(const store::Id& game, const store::Id& person);
    Result<std::string, Problem> record(const store::Id& game);
    // A game that was just written to disk.
    void open(const StoredGame& stored);

    // Shows a person's new name in these games.
    void rename(const std::vector<store::Game>& games, const Seated& person);

    // A new socket, and its end. `person` is empty for strangers.
    ViewerId enter(const store::Id& person, std::shared_ptr<Outlet> outlet);
    void exit(ViewerId id);
    // Whether to tell the socket what concerns its owner in any game.
    void watch_me(ViewerId id, bool wanted);
    // An id for a viewer without a socket.
    ViewerId new_viewer();
    void tell(const store::Id& person, const std::string& event_json);
    bool is_online(const store::Id& person);
    void tell_all(const std::string& message);

    // To be called often.
    void tick();
    // To be called every second: writes to the database that the server is running.
    void beat();

    struct Counts {
        std::size_t rooms = 0;
        std::size_t running = 0;
        std::size_t sockets = 0;
    };
    Counts counts();

private:
    // Loads the game if necessary; the problem if that fails.
    std::optional<Problem> ensure(const store::Id& game);
    Result<std::optional<StoredGame>, store::StoreFailure> read(const store::Id& game) const;
    Result<StoredGame, store::StoreFailure> completed(const store::Game& row) const;
    // Works under the lock, then performs the effects without it.
    template <class Work>
    auto with_rooms(Work&& work);
    void perform(Rooms::Effects effects);
    void tell(const PerPlayer<store::Id>& people, const std::function<std::string()>& event_json);

    const store::Store* store_;
    store::Writer* writer_;
    HallSettings settings_;
    std::mutex mutex_;
    Rooms rooms_;
    struct Caller {
        store::Id person;
        std::shared_ptr<Outlet> outlet;
    };
    using Callers = std::unordered_map<store::Id, std::set<ViewerId>>;
    static void remove(Callers& callers, const store::Id& person, ViewerId id);

    std::unordered_map<ViewerId, Caller> callers_;
    Callers people_;   // by socket
    Callers curious_;  // those who watch "me"
    ViewerId last_viewer_ = 0;
};

}  // namespace barracuda::server
