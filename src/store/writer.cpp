#include "store/writer.hpp"

#include "store/group.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <future>
#include <iterator>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace barracuda::store {
namespace {

using SteadyClock = std::chrono::steady_clock;

// After a pause this long, a group is closed early.
constexpr std::chrono::microseconds idle{200};

// How many calls are handed over together: several threads can share those of a group.
constexpr std::size_t portion = 64;

Group summary_of(const std::vector<Written>& answers, std::chrono::microseconds took) {
    Group group{answers.size(), took, {}};
    for (const Written& answer : answers)
        if (!answer && answer.error().kind != StoreFailure::Kind::Conflict)
            group.failure = answer.error();
    return group;
}

}  // namespace

struct Writer::Inside {
    Inside(const std::string& url, WriterSettings wanted)
        : settings(std::move(wanted)), database(url, settings.name, settings.doubt) {}

    void run() {
        while (wait_for_a_group()) write_a_group();
    }

    // False when no more changes will come.
    bool wait_for_a_group() {
        std::unique_lock lock(mutex);
        asleep = true;
        more.wait(lock, [this] { return stopped || !changes.empty(); });
        asleep = false;
        const auto end = SteadyClock::now() + settings.longest_wait;
        std::size_t seen = 0;
        while (!stopped && changes.size() > seen && changes.size() < settings.largest_group &&
               SteadyClock::now() < end) {
            seen = changes.size();
            lock.unlock();
            std::this_thread::sleep_for(idle);
            lock.lock();
        }
        return !changes.empty();
    }

    void write_a_group() {
        std::vector<Change> group;
        std::vector<WhenWritten> calls;
        HandOver others;
        {
            const std::lock_guard lock(mutex);
            others = hand_over;
            const auto count = std::min(changes.size(), settings.largest_group);
            for (std::size_t i = 0; i < count; ++i) {
                group.push_back(std::move(changes.front()));
                calls.push_back(std::move(dones.front()));
                changes.pop_front();
                dones.pop_front();
            }
        }
        const auto begin = SteadyClock::now();
        const auto answers = database.write(group);
        const auto took = SteadyClock::now() - begin;
        call_back(std::move(calls), answers, others);
        if (settings.on_group)
            settings.on_group(
                summary_of(answers, std::chrono::duration_cast<std::chrono::microseconds>(took)));
    }

    static void call_back(std::vector<WhenWritten> calls, std::span<const Written> answers,
                          const HandOver& others) {
        for (std::size_t first = 0; first < calls.size(); first += portion) {
            const std::size_t end = std::min(first + portion, calls.size());
            if (!others) {
                for (std::size_t i = first; i < end; ++i) calls[i](answers[i]);
                continue;
            }
            const auto at = [](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
            std::vector<WhenWritten> some(std::move_iterator(calls.begin() + at(first)),
                                          std::move_iterator(calls.begin() + at(end)));
            std::vector<Written> theirs(answers.begin() + at(first), answers.begin() + at(end));
            others([some = std::move(some), theirs = std::move(theirs)] {
                for (std::size_t i = 0; i < some.size(); ++i) some[i](theirs[i]);
            });
        }
    }

    // False if the queue is full.
    bool enqueue(Change& change, WhenWritten& done) {
        const std::lock_guard lock(mutex);
        if (stopped || changes.size() >= settings.longest_queue) return false;
        changes.push_back(std::move(change));
        dones.push_back(std::move(done));
        if (asleep) more.notify_one();
        return true;
    }

    WriterSettings settings;
    GroupWriter database;  // used by the thread only

    std::mutex mutex;
    std::condition_variable more;
    std::deque<Change> changes;
    std::deque<WhenWritten> dones;
    HandOver hand_over;
    bool asleep = false;
    bool stopped = false;

    std::thread thread;
};

Writer::Writer(const std::string& url, WriterSettings settings)
    : inside_(std::make_unique<Inside>(url, std::move(settings))) {
    inside_->thread = std::thread([inside = inside_.get()] { inside->run(); });
}

Writer::~Writer() { stop(); }

void Writer::submit(Change change, WhenWritten done) {
    if (!inside_->enqueue(change, done))
        done(fail(StoreFailure{StoreFailure::Kind::Busy, "too much is waiting to be written"}));
}

void Writer::hand_over_to(HandOver others) {
    const std::lock_guard lock(inside_->mutex);
    inside_->hand_over = std::move(others);
}

Written Writer::write(Change change) {
    std::promise<Written> promise;
    submit(std::move(change), [&promise](const Written& written) { promise.set_value(written); });
    return promise.get_future().get();
}

void Writer::stop() {
    {
        const std::lock_guard lock(inside_->mutex);
        inside_->stopped = true;
        inside_->more.notify_one();
    }
    if (inside_->thread.joinable()) inside_->thread.join();
}

std::size_t Writer::waiting() const {
    const std::lock_guard lock(inside_->mutex);
    return inside_->changes.size();
}

}  // namespace barracuda::store
