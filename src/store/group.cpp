#include "store/group.hpp"

#include "store/perform.hpp"

#include <algorithm>
#include <random>
#include <string_view>
#include <thread>
#include <unordered_set>
#include <utility>

namespace barracuda::store {
namespace {

// The answer to a commit was lost.
struct DoubtfulCommit {
    std::string reason;
};

std::string random_word() {
    std::random_device device;
    return std::to_string((std::uint64_t{device()} << 32) | device());
}

Failure<StoreFailure> conflict(std::string reason) {
    return fail(StoreFailure{StoreFailure::Kind::Conflict, std::move(reason)});
}

struct Refused {
    std::size_t operation;  // its index in the change
    std::string reason;
};

std::optional<Refused> perform_until_conflict(Connection& connection, const Change& change) {
    for (std::size_t i = 0; i < change.size(); ++i)
        if (auto reason = perform(connection, change[i])) return Refused{i, *std::move(reason)};
    return std::nullopt;
}

// Nearly all changes are single appends to different games: they are collected here and done
// together.
class Appends {
public:
    // Whether one of them has to be done before this change.
    bool concern(const Change& change) const {
        return std::ranges::any_of(change, [this](const Operation& operation) {
            const auto* append = std::get_if<AppendEvents>(&operation);
            return append && games_.contains(append->game);
        });
    }

    bool take(const Change& change) {
        if (change.size() != 1) return false;
        const auto* append = std::get_if<AppendEvents>(&change.front());
        if (!append || !leaves_the_game_running(*append)) return false;
        games_.insert(append->game);
        appends_.push_back(append);
        return true;
    }

    // False if there was a conflict.
    bool perform(Connection& connection) {
        const bool done = append_all(connection, appends_);
        games_.clear();
        appends_.clear();
        return done;
    }

private:
    std::unordered_set<std::string_view> games_;
    std::vector<const AppendEvents*> appends_;
};

}  // namespace

GroupWriter::GroupWriter(std::string url, std::string name, std::chrono::milliseconds doubt)
    : url_(std::move(url)), name_(std::move(name)), doubt_(doubt), run_(random_word()) {}

std::vector<Written> GroupWriter::write(std::span<const Change> changes) {
    StoreFailure failure{StoreFailure::Kind::Unavailable, {}};
    try {
        return attempt(changes);
    } catch (const DoubtfulCommit& doubtful) {
        connection_.reset();
        const auto committed = last_group_was_committed();
        if (committed && *committed) return std::vector<Written>(changes.size());
        failure.reason = doubtful.reason;
        if (!committed) failure.kind = StoreFailure::Kind::InDoubt;
    } catch (const std::exception& error) {
        failure.reason = reason_of(error);
        connection_.reset();
    }
    std::vector<Written> refusals(changes.size(), fail(failure));
    return refusals;
}

// The row exists before it is needed, because checking what became of a commit means waiting for
// its lock.
void GroupWriter::connect() {
    if (connection_) return;
    connection_.emplace(url_);
    connection_->change("insert into commits (writer, last) values (?, '') on conflict do nothing",
                        {name_});
}

std::vector<Written> GroupWriter::attempt(std::span<const Change> changes) {
    connect();
    connection_->begin();
    auto answers = perform_together(changes);
    if (!answers) {
        connection_->run("rollback");
        connection_->begin();
        answers = perform_one_by_one(changes);
    }
    sign();
    try {
        connection_->commit();
    } catch (const std::exception& error) {
        throw DoubtfulCommit{reason_of(error)};
    }
    return *std::move(answers);
}

// Nothing if one of them has to be rolled back without the others.
std::optional<std::vector<Written>> GroupWriter::perform_together(std::span<const Change> changes) {
    std::vector<Written> answers(changes.size());
    Appends appends;
    try {
        for (std::size_t i = 0; i < changes.size(); ++i) {
            if (appends.concern(changes[i]) && !appends.perform(*connection_)) return std::nullopt;
            if (appends.take(changes[i])) continue;
            const auto refused = perform_until_conflict(*connection_, changes[i]);
            if (!refused) continue;
            if (refused->operation > 0) return std::nullopt;
            answers[i] = conflict(refused->reason);
        }
        if (!appends.perform(*connection_)) return std::nullopt;
    } catch (const std::exception& error) {
        if (!blames_the_change(error)) throw;
        return std::nullopt;
    }
    return answers;
}

std::vector<Written> GroupWriter::perform_one_by_one(std::span<const Change> changes) {
    std::vector<Written> answers;
    for (const Change& change : changes) {
        connection_->run("savepoint one");
        answers.push_back(perform_alone(change));
        if (!answers.back()) connection_->run("rollback to savepoint one");
        connection_->run("release savepoint one");
    }
    return answers;
}

Written GroupWriter::perform_alone(const Change& change) {
    try {
        const auto refused = perform_until_conflict(*connection_, change);
        if (refused) return conflict(refused->reason);
    } catch (const std::exception& error) {
        if (!blames_the_change(error)) throw;
        return fail(StoreFailure{StoreFailure::Kind::Refused, reason_of(error)});
    }
    return {};
}

// Part of the group, so that it shows whether the group was committed.
void GroupWriter::sign() {
    connection_->change("update commits set last = ? where writer = ?",
                        {run_ + "-" + std::to_string(++groups_), name_});
}

// Nothing if the database does not come back in time. An update, because that waits until the lost
// connection has released the row.
std::optional<bool> GroupWriter::last_group_was_committed() {
    const auto end = std::chrono::steady_clock::now() + doubt_;
    const std::string last = run_ + "-" + std::to_string(groups_);
    while (true) {
        try {
            connect();
            return connection_->change("update commits set last = ? where writer = ? and last = ?",
                                       {last, name_, last}) == 1;
        } catch (const std::exception&) {
            connection_.reset();
            if (std::chrono::steady_clock::now() >= end) return std::nullopt;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
}

}  // namespace barracuda::store
