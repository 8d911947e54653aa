#include "base/temporary_folder.hpp"
#include "cli/bench.hpp"
#include "cli/bench_store_raw.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::cli {
namespace {

using SteadyClock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

double seconds_since(SteadyClock::time_point begin) {
    return Seconds(SteadyClock::now() - begin).count();
}

// Every game has one append in flight; the next follows the acknowledgement.
class Load {
public:
    Load(const StoreLoad& load, const std::vector<store::Id>& games)
        : names_(games),
          next_(games.size()),
          submitted_(games.size()),
          seconds_(load.seconds),
          writer_(load.url, settings()) {}

    void run() {
        begin_ = SteadyClock::now();
        for (std::size_t game = 0; game < names_.size(); ++game) submit(game);
        std::unique_lock lock(mutex_);
        finished_.wait(lock, [this] { return idle_ == names_.size(); });
        took_ = seconds_since(begin_);
    }

    double per_second() const { return static_cast<double>(delays_.size()) / took_; }
    double group_size() const {
        return static_cast<double>(changes_) /
               static_cast<double>(std::max(groups_, std::size_t{1}));
    }
    std::size_t failures() const { return failures_; }

    // A percentile of the append latency, in milliseconds.
    double delay(double share) {
        std::ranges::sort(delays_);
        const auto place = static_cast<std::size_t>(share * static_cast<double>(delays_.size()));
        return delays_.empty() ? 0 : delays_[std::min(place, delays_.size() - 1)] * 1e3;
    }

private:
    store::WriterSettings settings() {
        return {.on_group = [this](const store::Group& group) {
            ++groups_;
            changes_ += group.changes;
        }};
    }

    // Called on the writer's thread, except for the first append of each game.
    void submit(std::size_t game) {
        submitted_[game] = SteadyClock::now();
        writer_.submit({bench_append(names_[game], next_[game])},
                       [this, game](const store::Written& written) { acknowledge(game, written); });
    }

    void acknowledge(std::size_t game, const store::Written& written) {
        delays_.push_back(seconds_since(submitted_[game]));
        if (written)
            ++next_[game];
        else
            ++failures_;
        if (written && seconds_since(begin_) < seconds_) {
            submit(game);
            return;
        }
        const std::lock_guard lock(mutex_);
        ++idle_;
        finished_.notify_one();
    }

    std::vector<store::Id> names_;
    std::vector<std::int64_t> next_;
    std::vector<SteadyClock::time_point> submitted_;
    double seconds_;
    SteadyClock::time_point begin_;
    double took_ = 0;

    std::vector<double> delays_;
    std::size_t failures_ = 0;
    std::size_t groups_ = 0;
    std::size_t changes_ = 0;

    std::mutex mutex_;
    std::condition_variable finished_;
    std::size_t idle_ = 0;

    store::Writer writer_;  // destroyed before what its thread uses
};

std::vector<store::Id> games_called(const std::string& kind, std::size_t count) {
    std::vector<store::Id> ids;
    ids.reserve(count);
    const auto run = SteadyClock::now().time_since_epoch().count() % 1'000'000;
    for (std::size_t i = 0; i < count; ++i)
        ids.push_back(fmt::format("{}{:06}{:05}", kind, run, i * 7919 % 100'000));
    return ids;
}

std::optional<store::StoreFailure> add_games(const std::string& url,
                                             const std::vector<store::Id>& ids) {
    store::Writer writer(url);
    store::Change change;
    for (const store::Id& id : ids) change.emplace_back(store::AddGame{bench_game(id)});
    const auto written = writer.write(std::move(change));
    if (!written) return written.error();
    return std::nullopt;
}

int measure(const StoreLoad& load) {
    const auto ours = games_called("b", load.games);
    const auto raw = games_called("r", load.games);
    for (const auto& games : {ours, raw})
        if (const auto failure = add_games(load.url, games)) return complain(failure->reason);
    Load writing(load, ours);
    writing.run();
    fmt::print("acknowledged appends per second  {:>9.0f}\n", writing.per_second());
    fmt::print("appends per commit               {:>9.0f}\n", writing.group_size());
    fmt::print("median delay                     {:>9.1f} ms\n", writing.delay(0.5));
    fmt::print("99 % within                      {:>9.1f} ms\n", writing.delay(0.99));
    std::fflush(stdout);
    const auto limit = raw_appends(load, raw);
    if (!limit) return complain("the database failed");
    fmt::print("the database alone               {:>9.0f}\n", *limit);
    fmt::print("share                            {:>9.2f}\n", writing.per_second() / *limit);
    if (writing.failures() == 0) return success;
    fmt::print("{} appends failed\n", writing.failures());
    return refused;
}

}  // namespace

int bench_store(const StoreBenchOptions& options) {
    const TemporaryFolder temporary;
    const std::string url =
        options.url.empty() ? (temporary.path() / "bench.db").string() : options.url;
    if (const auto store = store::Store::open(url); !store) return complain(store.error());
    return measure(
        {.url = url, .games = static_cast<std::size_t>(options.games), .seconds = options.seconds});
}

}  // namespace barracuda::cli
