// Rate limits as token buckets, which refill over time. Each limit has a name, which refusals
// mention. Time is an argument. Thread-safe.
#pragma once

#include "rules/clock.hpp"
#include "server/wire/problem.hpp"

#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace barracuda::server {

struct Rate {
    std::string_view name;
    int count;
    Milliseconds within;
};

// As published in docs/wire.md.
namespace rates {
using namespace std::chrono_literals;
inline constexpr Rate commands{"commands", 40, 10s};
inline constexpr Rate chat{"chat", 5, 10s};
inline constexpr Rate challenges{"challenges", 10, 1min};
inline constexpr Rate challenges_a_day{"challenges-a-day", 100, 24h};
inline constexpr Rate guests{"guests", 20, 10min};        // created from one address
inline constexpr Rate sign_in{"sign-in", 100, 10min};     // attempts from one address
inline constexpr Rate pictures{"pictures", 60, 1min};     // of links, per address
inline constexpr Rate requests{"requests", 60, 1min};     // of a guest
inline constexpr Rate strangers{"strangers", 300, 1min};  // of an address, without a cookie
inline constexpr Rate messages{"messages", 100, 10s};     // on one socket, including commands
inline constexpr Rate watches{"watches", 200, 1min};  // of a guest, or of an address without one
inline constexpr std::array all{commands, chat,     challenges, challenges_a_day, guests, sign_in,
                                pictures, requests, strangers,  messages,         watches};
// From one address; the count is a setting of its own.
constexpr Rate new_connections(int count = 20) { return {"new-connections", count, 1s}; }
}  // namespace rates

// Counts that differ from the published ones, by name.
using RateCounts = std::map<std::string, int, std::less<>>;

class Buckets {
public:
    // Not limited: everything is allowed, for tests and measurements.
    explicit Buckets(bool limited = true, RateCounts counts = {})
        : limited_(limited), counts_(std::move(counts)) {}

    // Takes a token from somebody's bucket; if it is empty, the problem says how long to wait.
    std::optional<Problem> take(const Rate& rate, const std::string& whose, Instant now);

    // Forgets buckets that are full again.
    void sweep(Instant now);
    std::size_t size() const;

private:
    struct Bucket {
        double tokens;
        Instant at;
        double per_millisecond;
        int most;
    };

    bool limited_;
    RateCounts counts_;
    mutable std::mutex mutex_;
    std::map<std::pair<std::string_view, std::string>, Bucket> buckets_;
};

}  // namespace barracuda::server
