// One connection to a database. Parameters and columns are texts in both databases, so that one
// code path serves both. Only source files of this folder include this header: SOCI is slow to
// compile and throws, and neither leaves the folder.
#pragma once

#include <soci/soci.h>

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace barracuda::store {

using Value = std::optional<std::string>;
using Row = std::vector<Value>;

inline Value to_value(std::int64_t number) { return std::to_string(number); }
inline Value to_value(const std::optional<std::int64_t>& number) {
    return number ? to_value(*number) : std::nullopt;
}
std::int64_t number_in(const Value& value);

bool is_postgres(std::string_view url);

// A statement for any number of rows: `row` is repeated between the other two, separated by commas.
struct RowsQuery {
    std::string_view before;
    std::string_view row;
    std::string_view after;
};

// Every function may throw std::exception; `?` is a parameter. Statements are prepared once and
// cached.
class Connection {
public:
    explicit Connection(const std::string& url);
    ~Connection();

    bool is_postgres() const { return is_postgres_; }

    // No parameters, no answer.
    void run(const std::string& statement);
    // Returns the number of rows changed.
    std::int64_t change(std::string_view query, const Row& parameters);
    std::int64_t change(const RowsQuery& query, std::span<const Row> rows);
    std::vector<Row> read(std::string_view query, std::size_t columns, const Row& parameters = {});

    void begin();
    void commit() { run("commit"); }
    bool roll_back() noexcept;  // false: the transaction or the database is gone

private:
    class Statement;

    Statement& prepared(const std::string& query, std::size_t parameters, std::size_t columns);
    std::int64_t change_some(const RowsQuery& query, std::span<const Row> rows);

    bool is_postgres_;
    soci::session session_;
    std::unordered_map<std::string, std::unique_ptr<Statement>> statements_;
};

// The error without the parameters, which may be private.
std::string reason_of(const std::exception& error);

// Whether the change being written is to blame, rather than the disk or the database.
bool blames_the_change(const std::exception& error);

}  // namespace barracuda::store
