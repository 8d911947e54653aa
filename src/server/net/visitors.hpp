// Who is connected, by where they come from, and who may come in: nobody can take all the room. For
// net/*.cpp only. To be used on one thread at a time.
#pragma once

#include "server/net/session.hpp"
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

    // Where there is no room, somebody from the same address, or else anybody, is asked to leave:
    // who has been idle for longest. False if everybody is busy.
    bool admit(const std::shared_ptr<Session>& session);

    // Who has left. Nothing happens if he was never let in, or was asked to leave before.
    void remove(const std::shared_ptr<Session>& session);

    // Makes room; false if everybody is busy.
    bool send_away_oldest_idle();

private:
    using Sessions = std::set<std::shared_ptr<Session>>;

    bool send_away(const std::shared_ptr<Session>& session);

    std::size_t most_;
    std::size_t most_of_one_;
    std::optional<Origin> proxy_;
    std::size_t count_ = 0;
    std::map<Origin, Sessions> sessions_;
};

}  // namespace barracuda::server
