// Writes to the database: one thread with one connection collects changes and commits them as a
// group. The submitter is called back after the commit, when the change is safe on disk, or with
// the reason why it was not written; by this thread, or by others that the calls are handed to.
//
// At most one append per game should be in flight, because the next one depends on the state that
// the first leads to.
#pragma once

#include "store/change.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace barracuda::store {

// A group that was committed, or that failed as a whole; for metrics.
struct Group {
    std::size_t changes;
    std::chrono::microseconds took;
    std::optional<StoreFailure> failure;
};

struct WriterSettings {
    std::size_t longest_queue = 20'000;
    std::size_t largest_group = 1'000;
    // A group is closed after this time, or earlier if no more changes arrive.
    std::chrono::microseconds longest_wait{2'000};
    // How long to keep asking a returning database what became of the last group.
    std::chrono::milliseconds doubt{5'000};
    std::string name = "main";                        // unique among the writers of a database
    std::function<void(const Group&)> on_group = {};  // on the writer's thread
};

class Writer {
public:
    // Called on the writer's thread: must be quick and must not wait for the writer.
    using WhenWritten = std::function<void(const Written&)>;
    // Has work done, later and by another thread.
    using HandOver = std::function<void(std::function<void()>)>;

    // `Store` must have opened the database once. It need not stay available: changes that cannot
    // be written are refused, and the writer reconnects.
    explicit Writer(const std::string& url, WriterSettings settings = {});
    ~Writer();  // like stop()

    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // Never blocks. If the queue is full, or after stop(), `done` is called at once, with Busy.
    void submit(Change change, WhenWritten done);

    // From now on others call back, so that the next group can be written meanwhile; with none, it
    // is the writer's thread again.
    void hand_over_to(HandOver others);

    // Blocks until the change is written; for start-up, tools and tests.
    Written write(Change change);

    // Writes what was submitted, then ends the thread.
    void stop();

    std::size_t waiting() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::store
