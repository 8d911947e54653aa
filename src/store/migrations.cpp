#include "store/migrations.hpp"

#include "store/backup.hpp"

#include <array>
#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace barracuda::store {
namespace {

constexpr std::array first_tables = {
    std::string_view("create table people ("
                     " id text primary key,"
                     " name text,"
                     " created bigint not null"
                     ")"),
    std::string_view("create unique index people_name on people (lower(name))"
                     " where name is not null"),
    std::string_view("create table sessions ("
                     " hash text primary key,"
                     " person text not null,"
                     " created bigint not null,"
                     " used bigint not null"
                     ")"),
    std::string_view("create index sessions_person on sessions (person)"),
    std::string_view("create table challenges ("
                     " id text primary key,"
                     " by_person text not null,"
                     " to_person text,"
                     " options text not null,"
                     " state text not null,"
                     " game text,"
                     " created bigint not null,"
                     " expires bigint not null"
                     ")"),
    std::string_view("create index challenges_by on challenges (by_person, created)"
                     " where state = 'open'"),
    std::string_view("create index challenges_to on challenges (to_person, created)"
                     " where state = 'open'"),
    std::string_view("create table games ("
                     " id text primary key,"
                     " options text not null,"
                     " white text not null,"
                     " brown text not null,"
                     " created bigint not null,"
                     " number bigint not null,"
                     " fen text not null,"
                     " actor text not null,"
                     " due bigint,"
                     " outcome text,"
                     " rematch text"
                     ")"),
    std::string_view("create index games_created on games (created, id)"),
    std::string_view("create index games_white on games (white, created, id)"),
    std::string_view("create index games_brown on games (brown, created, id)"),
    std::string_view("create index games_running on games (created, id) where outcome is null"),
    std::string_view("create table events ("
                     " game text not null,"
                     " number bigint not null,"
                     " at bigint not null,"
                     " by_seat text,"
                     " text text not null,"
                     " client_key text,"
                     " primary key (game, number)"
                     ")"),
    std::string_view("create table chat ("
                     " game text not null,"
                     " number bigint not null,"
                     " at bigint not null,"
                     " by_person text not null,"
                     " text text not null,"
                     " primary key (game, number)"
                     ")"),
    // When the server was last running.
    std::string_view("create table heartbeat ("
                     " id bigint primary key,"
                     " at bigint not null"
                     ")"),
    // The last group committed by each writer: see Writer.
    std::string_view("create table commits ("
                     " writer text primary key,"
                     " last text not null"
                     ")"),
};

// Names of guests, and how they return on another device.
constexpr std::array guests = {
    std::string_view("alter table people add column nickname text"),
    std::string_view("create table return_links ("
                     " person text primary key,"
                     " hash text not null,"
                     " expires bigint not null"
                     ")"),
    std::string_view("create unique index return_links_hash on return_links (hash)"),
};

constexpr std::array<Migration, 2> released = {first_tables, guests};

// If several servers start together, one migrates and the others wait.
void lock_out_others(Connection& connection) {
    if (connection.is_postgres())
        connection.read("select cast(pg_advisory_xact_lock(6227216) as text)", 1);
}

void take_missing_steps(Connection& connection, std::span<const Migration> steps) {
    lock_out_others(connection);
    connection.run("create table if not exists migrations (number bigint primary key)");
    const auto version = static_cast<std::size_t>(version_of(connection));
    for (std::size_t number = version + 1; number <= steps.size(); ++number) {
        for (const auto statement : steps[number - 1]) connection.run(std::string(statement));
        connection.change("insert into migrations (number) values (?)",
                          {to_value(static_cast<std::int64_t>(number))});
    }
}

void keep_old_version(const std::string& url, int version) {
    const std::filesystem::path copy = url + ".version-" + std::to_string(version);
    std::filesystem::remove(copy);
    if (const auto made = back_up(url, copy); !made) throw std::runtime_error(made.error());
}

}  // namespace

std::span<const Migration> all_steps() { return released; }

int version_of(Connection& connection) {
    const auto tables = connection.read(
        connection.is_postgres()
            ? "select table_name from information_schema.tables"
              " where table_name = 'migrations' and table_schema = current_schema()"
            : "select name from sqlite_master where type = 'table' and name = 'migrations'",
        1);
    if (tables.empty()) return 0;
    const auto rows = connection.read("select coalesce(max(number), 0) from migrations", 1);
    return static_cast<int>(number_in(rows.at(0)[0]));
}

void migrate(const std::string& url, Connection& connection, std::span<const Migration> steps) {
    const int version = version_of(connection);
    const int newest = static_cast<int>(steps.size());
    if (version > newest)
        throw std::runtime_error("it was made by a newer version of this program");
    if (version > 0 && version < newest && !connection.is_postgres())
        keep_old_version(url, version);
    connection.begin();
    try {
        take_missing_steps(connection, steps);
        connection.commit();
    } catch (...) {
        connection.roll_back();
        throw;
    }
}

}  // namespace barracuda::store
