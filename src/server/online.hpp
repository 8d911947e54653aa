// Online play as a whole: the database, the games, the people and the API, put together. Whoever
// runs a server makes one and attaches it.
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
    bool limited = true;  // rates, not sizes
    RateCounts rates{};   // other than the usual ones
    ApiSettings api{};
    std::string app{};  // the version of the web app that is served beside the games
    std::function<void(const std::string&)> log = [](const std::string&) {};
    std::function<Instant()> now = steady_wall_clock();
};

class Online {
public:
    // Makes the database if there is none, and takes up the games that were running. The error is
    // one sentence.
    static Result<std::unique_ptr<Online>, std::string> open(OnlineSettings settings);
    ~Online() { stop(); }
    Online(const Online&) = delete;
    Online& operator=(const Online&) = delete;

    // Answers what is for the API, and leaves the rest to others.
    Handler handler(Handler others);

    // The address for others on the local network, to be shown there. Before the server runs.
    void set_lan(std::string url) { premises_.lan = std::move(url); }

    // What has to be done again and again, when something is on disk, and when the server stops.
    // Before it runs.
    void attach(Server& server);

    // When the server has ended: waits until everything is on disk.
    void stop() {
        gallery_.stop();
        writer_.hand_over_to({});
        writer_.stop();
    }

    Hall& hall() { return hall_; }
    std::size_t resumed() const { return resumed_; }
    // For whoever runs the server, in the words of Prometheus.
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
    Premises premises_;
    Gallery gallery_;
    Api api_;
    std::size_t resumed_ = 0;
};

}  // namespace barracuda::server
