// The games of the server for several threads: rooms with the real database and the real time. What
// is on disk only is loaded when somebody asks for it. It also knows who is there, and tells people
// what concerns them in whatever game.
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

    // All games that were running when the server was there last; how many they are.
    Result<std::size_t, std::string> resume();

    Instant now() const { return settings_.now(); }

    void order(Order order, WhenDone answer);
    void chat(const store::Id& game, const store::Id& person, const std::string& phrase,
              WhenDone answer);
    // The problem if the game cannot be watched.
    std::optional<Problem> watch(const store::Id& game, ViewerId id, const Viewer& viewer,
                                 std::optional<play::Number> after);
    void leave(const store::Id& game, ViewerId id, bool closed);
    Result<std::string, Problem> state(const store::Id& game, const store::Id& person);
    Result<std::string, Problem> record(const store::Id& game);
    // A game that has just been written.
    void open(const StoredGame& stored);

    // Somebody goes by another name in these games of his.
    void rename(const std::vector<store::Game>& games, const Seated& person);

    // Whoever is connected by a socket. A stranger has no id.
    ViewerId enter(const store::Id& person, std::shared_ptr<Outlet> outlet);
    void exit(ViewerId id);
    // Whether to hear what concerns him in whatever game.
    void watch_me(ViewerId id, bool wanted);
    // One who is no socket.
    ViewerId new_viewer();
    void tell(const store::Id& person, const std::string& event_json);
    bool is_online(const store::Id& person);
    void tell_all(const std::string& message);

    // To be called often.
    void tick();
    // To be called every second: says in the database that the server is there.
    void beat();

    struct Counts {
        std::size_t rooms = 0;
        std::size_t running = 0;
        std::size_t sockets = 0;
    };
    Counts counts();

private:
    // Nothing if the room is there.
    std::optional<Problem> ensure(const store::Id& game);
    Result<std::optional<StoredGame>, store::Fault> read(const store::Id& game) const;
    Result<StoredGame, store::Fault> completed(const store::Game& row) const;
    // Does it under the lock, and then what it led to without.
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
    Callers people_;   // who is there
    Callers curious_;  // those of them who want to hear what concerns them in whatever game
    ViewerId last_viewer_ = 0;
};

}  // namespace barracuda::server
