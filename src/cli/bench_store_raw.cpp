#include "cli/bench_store_raw.hpp"

#include <libpq-fe.h>
#include <sqlite3.h>

#include <array>
#include <chrono>
#include <memory>

namespace barracuda::cli {
namespace {

constexpr const char* update_for_sqlite =
    "update games set number = ?1, fen = ?2, actor = ?3, due = ?4 where id = ?5 and number = ?6";
constexpr const char* insert_for_sqlite =
    "insert into events (game, number, at, by_seat, text, client_key)"
    " values (?1, ?2, ?3, ?4, ?5, ?6)";
constexpr const char* update_for_postgres =
    "update games set number = $1, fen = $2, actor = $3, due = $4 where id = $5 and number = $6";
constexpr const char* insert_for_postgres =
    "insert into events (game, number, at, by_seat, text, client_key)"
    " values ($1, $2, $3, $4, $5, $6)";

// The parameters of both statements for appending one event.
struct Texts {
    std::array<std::string, 6> update;
    std::array<std::string, 6> insert;
};

Texts texts_of(const store::AppendEvents& append) {
    const store::Event& event = append.events.front();
    const std::string number = std::to_string(append.after + 1);
    return {
        .update = {number, append.summary.fen, append.summary.actor,
                   std::to_string(*append.summary.due), append.game, std::to_string(append.after)},
        .insert = {append.game, number, std::to_string(event.at), *event.by, event.text,
                   *event.key}};
}

// Calls `group` with a number for the next append of every game until time is up; returns appends
// per second.
template <class Group>
std::optional<double> repeat(const StoreLoad& load, const Group& group) {
    using SteadyClock = std::chrono::steady_clock;
    const auto begin = SteadyClock::now();
    double spent = 0;
    std::int64_t after = 0;
    while (spent < load.seconds) {
        if (!group(after++)) return std::nullopt;
        spent = std::chrono::duration<double>(SteadyClock::now() - begin).count();
    }
    return static_cast<double>(after) * static_cast<double>(load.games) / spent;
}

class RawSqlite {
public:
    explicit RawSqlite(const std::string& path) {
        sqlite3_open(path.c_str(), &database_);
        run("pragma journal_mode = wal");
        run("pragma synchronous = full");
        sqlite3_prepare_v2(database_, update_for_sqlite, -1, &update_, nullptr);
        sqlite3_prepare_v2(database_, insert_for_sqlite, -1, &insert_, nullptr);
    }
    ~RawSqlite() {
        sqlite3_finalize(update_);
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }
    RawSqlite(const RawSqlite&) = delete;
    RawSqlite& operator=(const RawSqlite&) = delete;

    bool append(const std::vector<store::Id>& games, std::int64_t after) {
        bool done = run("begin immediate");
        for (const store::Id& game : games) {
            const Texts texts = texts_of(bench_append(game, after));
            done = done && execute(update_, texts.update) && execute(insert_, texts.insert);
        }
        return run("commit") && done;
    }

private:
    bool run(const char* statement) {
        return sqlite3_exec(database_, statement, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

    bool execute(sqlite3_stmt* statement, const std::array<std::string, 6>& texts) {
        for (int i = 0; i < 6; ++i) {
            const std::string& text = texts[static_cast<std::size_t>(i)];
            sqlite3_bind_text(statement, i + 1, text.data(), static_cast<int>(text.size()),
                              nullptr);
        }
        const bool done = sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_reset(statement);
        return done && sqlite3_changes(database_) == 1;
    }

    sqlite3* database_ = nullptr;
    sqlite3_stmt* update_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
};

using Connected = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using QueryResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

// The whole group is sent before the first answer is read.
class RawPostgres {
public:
    explicit RawPostgres(const std::string& url)
        : connection_(PQconnectdb(url.c_str()), &PQfinish) {
        PQclear(PQprepare(get(), "u", update_for_postgres, 6, nullptr));
        PQclear(PQprepare(get(), "i", insert_for_postgres, 6, nullptr));
        PQenterPipelineMode(get());
    }

    bool append(const std::vector<store::Id>& games, std::int64_t after) {
        bool sent = send("begin");
        for (const store::Id& game : games) {
            const Texts texts = texts_of(bench_append(game, after));
            sent = sent && send("u", texts.update) && send("i", texts.insert);
        }
        sent = sent && send("commit") && PQpipelineSync(get()) == 1;
        return sent && all_succeeded();
    }

private:
    PGconn* get() { return connection_.get(); }

    bool send(const char* statement) {
        return PQsendQueryParams(get(), statement, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
    }

    bool send(const char* name, const std::array<std::string, 6>& texts) {
        std::array<const char*, 6> values{};
        for (std::size_t i = 0; i < 6; ++i) values[i] = texts[i].c_str();
        return PQsendQueryPrepared(get(), name, 6, values.data(), nullptr, nullptr, 0) == 1;
    }

    // Reads up to the mark that ends the group; a null pointer ends the answers to each statement.
    bool all_succeeded() {
        bool succeeded = true;
        int nothing = 0;
        while (nothing < 2) {
            const QueryResult answer(PQgetResult(get()), &PQclear);
            nothing = answer ? 0 : nothing + 1;
            if (!answer) continue;
            if (PQresultStatus(answer.get()) == PGRES_PIPELINE_SYNC) return succeeded;
            succeeded = succeeded && PQresultStatus(answer.get()) == PGRES_COMMAND_OK;
        }
        return false;
    }

    Connected connection_;
};

}  // namespace

store::Game bench_game(const store::Id& id) {
    return {.id = id,
            .options =
                R"({"setup":"closed","express":{"white":0,"brown":0},"touchMove":false,)"
                R"("clock":{"kind":"live","initial":300000,"increment":3000},"rated":false})",
            .white = "a1b2c3d4e5f6",
            .brown = "f6e5d4c3b2a1",
            .created = 1'700'000'000'000,
            .number = 0,
            .summary = {.fen = "start", .actor = "white", .outcome = {}, .due = {}, .rematch = {}}};
}

store::AppendEvents bench_append(const store::Id& game, std::int64_t after) {
    const store::Time now = 1'700'000'000'000 + 1'000 * after;
    return {.game = game,
            .after = after,
            .events = {{.number = after + 1,
                        .at = now,
                        .by = after % 2 == 0 ? "white" : "brown",
                        .text = "d2d5",
                        .key = "a1b2c3d4e5f6:" + std::to_string(after)}},
            .summary = {.fen = "1w2w3w41/1w22w31/7/1x3x1/x5x/1x3x1/7/1b22b31/1b2b3b41 w " +
                               std::to_string(after),
                        .actor = after % 2 == 0 ? "brown" : "white",
                        .outcome = {},
                        .due = now + 300'000,
                        .rematch = {}}};
}

std::optional<double> raw_appends(const StoreLoad& load, const std::vector<store::Id>& games) {
    if (load.url.starts_with("postgres")) {
        RawPostgres raw(load.url);
        return repeat(load, [&](std::int64_t after) { return raw.append(games, after); });
    }
    RawSqlite raw(load.url);
    return repeat(load, [&](std::int64_t after) { return raw.append(games, after); });
}

}  // namespace barracuda::cli
