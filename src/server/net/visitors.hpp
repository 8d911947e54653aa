// Open connections by origin, and who may still connect, so that nobody can use up all of them. For
// net/*.cpp only. Not thread-safe.
#pragma once

#include "server/net/visitor.hpp"
#include "server/origin.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace barracuda::server {

class Visitors {
public:
    explicit Visitors(const Limits& limits)
        : most_(limits.connections),
          most_of_one_(limits.connections_of_one_address),
          proxy_(limits.proxy) {}

    // If there is no room, closes the longest-idle connection: one of the same origin if that has
    // too many, otherwise any. False if all of them are busy.
    bool admit(const std::shared_ptr<Visitor>& visitor);

    // Does nothing if the visitor was not admitted, or was closed to make room.
    void remove(const std::shared_ptr<Visitor>& visitor);

    // Makes room; false if all are busy.
    bool send_away_oldest_idle();

private:
    bool send_away(const std::shared_ptr<Visitor>& visitor);

    std::size_t most_;
    std::size_t most_of_one_;
    std::optional<Origin> proxy_;
    std::size_t count_ = 0;
    std::map<Origin, std::set<std::shared_ptr<Visitor>>> by_origin_;
};

}  // namespace barracuda::server
