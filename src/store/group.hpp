// Commits changes as one transaction, so that the disk is waited for once. A change that meets a
// conflict does not spoil the others; when the database fails, none of them is done.
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
    // Two writers of one database must not have the same name.
    GroupWriter(std::string url, std::string name, std::chrono::milliseconds doubt);

    // What became of each.
    std::vector<Written> write(std::span<const Change> changes);

private:
    using Answers = std::vector<Written>;

    void connect();
    Answers attempt(std::span<const Change> changes);
    std::optional<Answers> perform_together(std::span<const Change> changes);
    Answers perform_one_by_one(std::span<const Change> changes);
    Written perform_alone(const Change& change);
    void sign();
    std::optional<bool> last_group_was_committed();

    std::string url_;
    std::string name_;
    std::chrono::milliseconds doubt_;  // for how long to ask what became of a commit
    std::string run_;                  // tells the groups of this object from all others
    std::int64_t groups_ = 0;
    std::optional<Connection> connection_;
};

}  // namespace barracuda::store
