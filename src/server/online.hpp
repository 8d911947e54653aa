// Online play as a whole: database, games, people and API, put together, to be attached to a
// server.
#pragma once

#include "base/result.hpp"
#include "server/api/api.hpp"
#include "server/live/hall.hpp"
#include "server/metrics.hpp"
#include "server/net/server.hpp"
#include "server/people/buckets.hpp"
#include "server/people/people.hpp"
#include "server/preview/gallery.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <functional>
#include <memory>
#include <string>

namespace barracuda::server {

// Milliseconds since 1970 that never go back while the program runs.
std::function<Instant()> steady_wall_clock();

struct OnlineSettings {
    std::string store;    // the path of a file, or postgresql://…
    bool limited = true;  // by rates; sizes are always limited
    RateCounts rates{};   // that differ from the usual ones
    ApiSettings api{};
    std::string app{};  // version of the web app that is served along with the games
    std::function<void(const std::string&)> log = [](const std::string&) {};
    std::function<Instant()> now = steady_wall_clock();
};

class Online {
public:
    // Creates the database if there is none, and resumes the running games. The error is a
    // sentence.
    static Result<std::unique_ptr<Online>, std::string> open(OnlineSettings settings);
    ~Online() { stop(); }
    Online(const Online&) = delete;
    Online& operator=(const Online&) = delete;

    // Answers requests to the API, and passes all others on.
    Handler handler(Handler others);

    // The address for others on the local network. Call before the server runs.
    void set_lan(std::string url) { info_.lan = std::move(url); }

    // Connects the games with the server: its timers, its threads and its stop. Call before it
    // runs.
    void attach(Server& server);

    // Call when the server has ended: waits until everything is on disk.
    void stop() {
        gallery_.stop();
        writer_.hand_over_to({});
        writer_.stop();
    }

    Hall& hall() { return hall_; }
    std::size_t resumed() const { return resumed_; }
    // In the text format of Prometheus.
    std::string metrics();

private:
    Online(store::Store store, OnlineSettings settings);

    OnlineSettings settings_;
    Metrics metrics_;
    store::Store store_;
    store::Writer writer_;
    Hall hall_;
    People people_;
    Buckets buckets_;
    ServerInfo info_;
    Gallery gallery_;
    Api api_;
    std::size_t resumed_ = 0;
};

}  // namespace barracuda::server
