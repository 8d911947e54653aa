// Commits changes as one transaction, to wait for the disk only once. A conflict in one change does
// not affect the others; if the database fails, none is written.
#pragma once

#include "store/change.hpp"
#include "store/connection.hpp"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace barracuda::store {

class GroupWriter {
public:
    // Must be unique among the writers of a database.
    GroupWriter(std::string url, std::string name, std::chrono::milliseconds doubt);

    // The result of each.
    std::vector<Written> write(std::span<const Change> changes);

private:
    void connect();
    std::vector<Written> attempt(std::span<const Change> changes);
    std::optional<std::vector<Written>> perform_together(std::span<const Change> changes);
    std::vector<Written> perform_one_by_one(std::span<const Change> changes);
    Written perform_alone(const Change& change);
    void sign();
    std::optional<bool> last_group_was_committed();

    std::string url_;
    std::string name_;
    std::chrono::milliseconds doubt_;  // how long to keep asking what became of a commit
    std::string run_;                  // tells this object's groups from all others
    std::int64_t groups_ = 0;
    std::optional<Connection> connection_;
};

}  // namespace barracuda::store
