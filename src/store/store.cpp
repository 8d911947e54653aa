#include "store/store.hpp"

#include "store/connection.hpp"
#include "store/migrations.hpp"

#include <mutex>
#include <utility>

namespace barracuda::store {
namespace {

std::optional<std::int64_t> optional_number(const Value& value) {
    if (!value) return std::nullopt;
    return number_in(value);
}

constexpr std::string_view game_columns =
    "id, options, white, brown, created, number, fen, actor, outcome, due, rematch";
constexpr std::size_t game_width = 11;

Game game_in(const Row& row) {
    return {.id = *row[0],
            .options = *row[1],
            .white = *row[2],
            .brown = *row[3],
            .created = number_in(row[4]),
            .number = number_in(row[5]),
            .summary = {.fen = *row[6],
                        .actor = *row[7],
                        .outcome = row[8],
                        .due = optional_number(row[9]),
                        .rematch = row[10]}};
}

constexpr std::string_view challenge_columns =
    "id, by_person, to_person, options, state, game, created, expires";
constexpr std::size_t challenge_width = 8;

Challenge challenge_in(const Row& row) {
    return {.id = *row[0],
            .by = *row[1],
            .to = row[2],
            .options = *row[3],
            .state = *row[4],
            .game = row[5],
            .created = number_in(row[6]),
            .expires = number_in(row[7])};
}

Event event_in(const Row& row) {
    return {.number = number_in(row[0]),
            .at = number_in(row[1]),
            .by = row[2],
            .text = *row[3],
            .key = row[4]};
}

template <class T>
std::vector<T> all_of(const std::vector<Row>& rows, T (*value_in)(const Row&)) {
    std::vector<T> values;
    values.reserve(rows.size());
    for (const Row& row : rows) values.push_back(value_in(row));
    return values;
}

template <class T>
std::optional<T> first_of(const std::vector<Row>& rows, T (*value_in)(const Row&)) {
    if (rows.empty()) return std::nullopt;
    return value_in(rows.front());
}

std::string select(std::string_view columns, std::string_view rest) {
    return "select " + std::string(columns) + " from " + std::string(rest);
}

}  // namespace

struct Store::Inside {
    std::string url;
    std::mutex mutex;
    std::optional<Connection> connection;

    // A failed connection is not reused. PostgreSQL may have been restarted since the last query,
    // so try a second one.
    template <class Question>
    auto ask(const Question& question) -> Result<decltype(question(*connection)), StoreFailure> {
        const std::lock_guard lock(mutex);
        std::string reason;
        for (int attempt = 0; attempt < 2; ++attempt) {
            try {
                if (!connection) connection.emplace(url);
                return question(*connection);
            } catch (const std::exception& error) {
                connection.reset();
                reason = reason_of(error);
            }
        }
        return fail(StoreFailure{StoreFailure::Kind::Unavailable, reason});
    }
};

Store::Store(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Result<Store, std::string> Store::open(const std::string& url) {
    auto inside = std::make_unique<Inside>();
    inside->url = url;
    try {
        migrate(url, inside->connection.emplace(url), all_steps());
    } catch (const std::exception& error) {
        const std::string which = is_postgres(url) ? "the database of PostgreSQL" : url;
        return fail("cannot open " + which + ": " + reason_of(error));
    }
    return Store(std::move(inside));
}

const std::string& Store::url() const { return inside_->url; }

Store::Read<std::optional<Person>> Store::person(const Id& id) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows =
            connection.read("select id, name, created, nickname from people where id = ?", 4, {id});
        return first_of<Person>(rows, [](const Row& row) {
            return Person{
                .id = *row[0], .name = row[1], .created = number_in(row[2]), .nickname = row[3]};
        });
    });
}

Store::Read<std::optional<Session>> Store::session(const std::string& hash) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            "select hash, person, created, used from sessions where hash = ?", 4, {hash});
        return first_of<Session>(rows, [](const Row& row) {
            return Session{.hash = *row[0],
                           .person = *row[1],
                           .created = number_in(row[2]),
                           .used = number_in(row[3])};
        });
    });
}

Store::Read<std::optional<ReturnLink>> Store::return_link(const std::string& hash) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            "select hash, person, expires from return_links where hash = ?", 3, {hash});
        return first_of<ReturnLink>(rows, [](const Row& row) {
            return ReturnLink{.hash = *row[0], .person = *row[1], .expires = number_in(row[2])};
        });
    });
}

Store::Read<std::optional<Challenge>> Store::challenge(const Id& id) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(select(challenge_columns, "challenges where id = ?"),
                                          challenge_width, {id});
        return first_of(rows, challenge_in);
    });
}

Store::Read<std::vector<Challenge>> Store::open_challenges(const Id& person, Time now) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            select(challenge_columns,
                   "challenges where state = 'open' and (by_person = ? or to_person = ?)"
                   " and expires > cast(? as bigint) order by created desc, id desc"),
            challenge_width, {person, person, to_value(now)});
        return all_of(rows, challenge_in);
    });
}

Store::Read<std::optional<Game>> Store::game(const Id& id) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows =
            connection.read(select(game_columns, "games where id = ?"), game_width, {id});
        return first_of(rows, game_in);
    });
}

Store::Read<std::vector<Event>> Store::events(const Id& game, std::int64_t after) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            "select number, at, by_seat, text, client_key from events"
            " where game = ? and number > cast(? as bigint) order by number",
            5, {game, to_value(after)});
        return all_of(rows, event_in);
    });
}

Store::Read<std::vector<ChatLine>> Store::chat(const Id& game) const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            "select number, at, by_person, text from chat where game = ? order by number", 4,
            {game});
        return all_of<ChatLine>(rows, [](const Row& row) {
            return ChatLine{.number = number_in(row[0]),
                            .at = number_in(row[1]),
                            .by = *row[2],
                            .text = *row[3]};
        });
    });
}

Store::Read<std::vector<Game>> Store::games(const GamesQuery& query) const {
    return inside_->ask([&](Connection& connection) {
        std::string where = "games where 1 = 1";
        Row parameters;
        if (query.player) {
            where += " and (white = ? or brown = ?)";
            parameters = {query.player, query.player};
        }
        if (query.before) {
            where += " and (created, id) < (select created, id from games where id = ?)";
            parameters.push_back(query.before);
        }
        if (query.running)
            where += *query.running ? " and outcome is null" : " and outcome is not null";
        where += " order by created desc, id desc limit cast(? as bigint)";
        parameters.push_back(to_value(query.limit));
        const auto rows = connection.read(select(game_columns, where), game_width, parameters);
        return all_of(rows, game_in);
    });
}

Store::Read<std::vector<Game>> Store::running_games() const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read(
            select(game_columns, "games where outcome is null order by created, id"), game_width);
        return all_of(rows, game_in);
    });
}

Store::Read<std::optional<Time>> Store::last_beat() const {
    return inside_->ask([&](Connection& connection) {
        const auto rows = connection.read("select at from heartbeat where id = 1", 1);
        return first_of<Time>(rows, [](const Row& row) { return number_in(row[0]); });
    });
}

}  // namespace barracuda::store
