#include "store/connection.hpp"

#include "base/text.hpp"

#include <fcntl.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <thread>

namespace barracuda::store {
namespace {

struct BadText : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// SQLite creates files that everyone may read, creates no folders, and silently opens a read-only
// file for reading. An existing file must not be opened here: closing it would drop the locks of
// this process's other connections, and another process, such as a backup, would then take itself
// for the last user of the database and remove the write-ahead log that we are still writing.
void make_private_file(const std::filesystem::path& path) {
    std::error_code error;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
    const int file = ::open(path.c_str(), O_RDONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) ::close(file);
    if (file < 0 && errno != EEXIST) return;  // SQLite will report why
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        throw std::runtime_error("the file cannot be written");
}

std::string sqlite_target(const std::string& path) {
    if (path.empty() || path.find('"') != std::string::npos)
        throw std::runtime_error("the path of the database is empty or has a quotation mark");
    make_private_file(path);
    return "dbname=\"" + path + "\"";
}

// How long SQLite waits for another connection.
constexpr std::chrono::milliseconds patience{5000};

// SQLite does not wait on its own here if another connection is doing the same, as servers that
// start together do.
void write_ahead(soci::session& session) {
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        try {
            session << "pragma journal_mode = wal";
            return;
        } catch (const soci::sqlite3_soci_error& error) {
            const bool is_busy = (error.result() & 0xff) == SQLITE_BUSY;
            if (!is_busy || std::chrono::steady_clock::now() >= end) throw;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

// A host that does not answer must not block everyone for minutes.
std::string postgres_target(const std::string& url) {
    const char first = url.find('?') == std::string::npos ? '?' : '&';
    return url + first + "connect_timeout=5&tcp_user_timeout=10000&application_name=barracuda";
}

// `?` becomes `:p1`, `:p2` …, which SOCI knows for both databases.
std::string with_names(std::string_view query) {
    std::string named;
    int count = 0;
    for (const char c : query) {
        if (c == '?')
            named += ":p" + std::to_string(++count);
        else
            named += c;
    }
    return named;
}

}  // namespace

class Connection::Statement {
public:
    Statement(soci::session& session, const std::string& query, std::size_t parameters,
              std::size_t columns)
        : parameters_(parameters),
          given_(parameters, soci::i_ok),
          columns_(columns),
          found_(columns, soci::i_ok),
          statement_(session) {
        for (std::size_t i = 0; i < parameters; ++i)
            statement_.exchange(soci::use(parameters_[i], given_[i]));
        for (std::size_t i = 0; i < columns; ++i)
            statement_.exchange(soci::into(columns_[i], found_[i]));
        statement_.alloc();
        statement_.prepare(with_names(query));
        statement_.define_and_bind();
    }

    void set(std::size_t index, const Value& value) {
        given_[index] = value ? soci::i_ok : soci::i_null;
        if (!value) return;
        // SOCI would truncate the text here on its way to PostgreSQL.
        if (value->find('\0') != std::string::npos) throw BadText("a text has a zero byte");
        parameters_[index] = *value;
    }

    void set(const Row& values) {
        for (std::size_t i = 0; i < values.size(); ++i) set(i, values[i]);
    }

    std::int64_t change() {
        statement_.execute(true);
        return statement_.get_affected_rows();
    }

    // To the last row: an unfinished statement would keep SQLite's lock.
    std::vector<Row> read() {
        std::vector<Row> rows;
        statement_.execute();
        while (statement_.fetch()) {
            Row& row = rows.emplace_back(columns_.size());
            for (std::size_t i = 0; i < columns_.size(); ++i)
                if (found_[i] == soci::i_ok) row[i] = columns_[i];
        }
        return rows;
    }

private:
    std::vector<std::string> parameters_;
    std::vector<soci::indicator> given_;
    std::vector<std::string> columns_;
    std::vector<soci::indicator> found_;
    soci::statement statement_;
};

std::int64_t number_in(const Value& value) {
    const auto number = value ? parse_number(*value) : std::nullopt;
    if (!number) throw std::runtime_error("the database has no number where one must be");
    return *number;
}

bool is_postgres(std::string_view url) {
    return url.starts_with("postgresql://") || url.starts_with("postgres://");
}

Connection::Connection(const std::string& url) : is_postgres_(store::is_postgres(url)) {
    if (is_postgres_) {
        session_.open(soci::postgresql, postgres_target(url));
        run("set synchronous_commit = on");
        run("set client_min_messages = warning");
    } else {
        session_.open(soci::sqlite3, sqlite_target(url));
        run("pragma busy_timeout = " + std::to_string(patience.count()));
        write_ahead(session_);
        run("pragma synchronous = full");
        // Pages that many groups write are then copied from the write-ahead log once; it grows to
        // 32 MB.
        run("pragma wal_autocheckpoint = 8000");
        // What a statement for many rows collects is small, and needs no file.
        run("pragma temp_store = memory");
    }
}

Connection::~Connection() = default;

void Connection::run(const std::string& statement) { session_ << statement; }

std::int64_t Connection::change(std::string_view query, const Row& parameters) {
    Statement& statement = prepared(std::string(query), parameters.size(), 0);
    statement.set(parameters);
    return statement.change();
}

// Few sizes, so that there are few statements to cache, and few round trips.
std::int64_t Connection::change(const RowsQuery& query, std::span<const Row> rows) {
    std::int64_t changed = 0;
    for (const std::size_t size : std::array<std::size_t, 3>{64, 8, 1}) {
        while (rows.size() >= size) {
            changed += change_some(query, rows.first(size));
            rows = rows.subspan(size);
        }
    }
    return changed;
}

std::int64_t Connection::change_some(const RowsQuery& query, std::span<const Row> rows) {
    std::string text(query.before);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) text += ", ";
        text += query.row;
    }
    text += query.after;
    const std::size_t columns = rows.front().size();
    Statement& statement = prepared(text, rows.size() * columns, 0);
    std::size_t index = 0;
    for (const Row& row : rows)
        for (const Value& value : row) statement.set(index++, value);
    return statement.change();
}

std::vector<Row> Connection::read(std::string_view query, std::size_t columns,
                                  const Row& parameters) {
    Statement& statement = prepared(std::string(query), parameters.size(), columns);
    statement.set(parameters);
    return statement.read();
}

Connection::Statement& Connection::prepared(const std::string& query, std::size_t parameters,
                                            std::size_t columns) {
    auto& statement = statements_[query];
    if (!statement) statement = std::make_unique<Statement>(session_, query, parameters, columns);
    return *statement;
}

// In SQLite, a transaction that begins as a reader may lose to another writer.
void Connection::begin() { run(is_postgres_ ? "begin" : "begin immediate"); }

bool Connection::roll_back() noexcept {
    try {
        run("rollback");
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

std::string reason_of(const std::exception& error) {
    const auto* of_database = dynamic_cast<const soci::soci_error*>(&error);
    std::string reason = of_database ? of_database->get_error_message() : error.what();
    // SOCI's messages start with the names of its own functions.
    if (const auto name = reason.find("_backend::"); name != std::string::npos)
        if (const auto end = reason.find(": ", name); end != std::string::npos)
            reason.erase(0, end + 2);
    std::ranges::replace_if(reason, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return std::string(trimmed(reason));
}

bool blames_the_change(const std::exception& error) {
    if (dynamic_cast<const BadText*>(&error)) return true;
    if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error)) {
        const int kind = sqlite->result() & 0xff;
        return kind == SQLITE_CONSTRAINT || kind == SQLITE_TOOBIG || kind == SQLITE_MISMATCH;
    }
    if (const auto* postgres = dynamic_cast<const soci::postgresql_soci_error*>(&error)) {
        const std::string state = postgres->sqlstate();
        // Data that do not fit, violated constraints, limits of the program.
        return state.starts_with("22") || state.starts_with("23") || state.starts_with("54");
    }
    return false;
}

}  // namespace barracuda::store
