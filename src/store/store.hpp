// The game server's database: an SQLite file, or PostgreSQL, through one code path. Opening it
// creates or migrates it. It is read here and written by `Writer`. It holds texts and numbers and
// knows no rules of the game.
#pragma once

#include "base/result.hpp"
#include "store/change.hpp"
#include "store/rows.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::store {

struct GamesQuery {
    std::optional<Id> player = {};
    std::optional<bool> running = {};
    std::optional<Id> before = {};  // the last game of the previous page
    int limit = 50;
};

// All functions may be called from any thread. They wait for the database, never for the writer.
class Store {
public:
    // `url` is the path of a file, or postgresql://…; the error is one sentence without passwords.
    static Result<Store, std::string> open(const std::string& url);

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    template <class T>
    using Read = Result<T, StoreFailure>;  // Unavailable, or the answer

    Read<std::optional<Person>> person(const Id& id) const;
    Read<std::optional<Session>> session(const std::string& hash) const;
    Read<std::optional<ReturnLink>> return_link(const std::string& hash) const;
    Read<std::optional<Challenge>> challenge(const Id& id) const;
    // By or to a person, those that have not expired, newest first.
    Read<std::vector<Challenge>> open_challenges(const Id& person, Time now) const;

    Read<std::optional<Game>> game(const Id& id) const;
    Read<std::vector<Event>> events(const Id& game, std::int64_t after = 0) const;
    Read<std::vector<ChatLine>> chat(const Id& game) const;
    // Newest first.
    Read<std::vector<Game>> games(const GamesQuery& query) const;
    // All of them, for a restart.
    Read<std::vector<Game>> running_games() const;

    // When the server was last running; none before the first heartbeat.
    Read<std::optional<Time>> last_beat() const;

    const std::string& url() const;

private:
    struct Inside;
    explicit Store(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::store
