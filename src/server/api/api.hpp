// The API over HTTP and WebSocket: identifies the sender, applies the limits, and passes requests
// on to the resources.
#pragma once

#include "server/api/call.hpp"
#include "server/message.hpp"

#include <string>

namespace barracuda::server {

struct ApiSettings {
    // The proxy whose X-Forwarded headers are trusted; empty: none.
    std::string proxy{};
    // From one address per second.
    int new_connections = rates::new_connections().count;
    // That may wait for a client who is connected.
    std::size_t queue_bytes = usual_queue;
    // Whether requests from this machine are limited, too.
    bool limit_loopback = false;
};

class Api {
public:
    Api(Services services, ApiSettings settings)
        : services_(services), settings_(std::move(settings)) {}

    // Whether a request is for the API rather than for the site.
    static bool is_for(const Request& request);

    // The refusal, if this address opens too many connections.
    std::optional<Response> turns_away(const AddressBytes& newcomer) const;

    // The API must outlive all replies.
    void answer(const Request& request, const Reply& reply);

    // A page of the site; pages of challenges and games get their preview.
    void answer_page(const Request& request, const Reply& reply, const Handler& site);

private:
    std::optional<Problem> objection(const Call& call) const;
    void dispatch(const Call& call);
    AddressBytes visitor(const Request& request) const;
    std::string limited_as(const AddressBytes& address) const;
    bool is_proxy(const AddressBytes& address) const;

    Services services_;
    ApiSettings settings_;
};

// "192.0.2.1", or the first half of an IPv6 address; empty for this machine.
std::string address_key(const AddressBytes& address);

// False for requests by pages of other sites. Programs send no origin.
bool is_own_page(const Request& request);

}  // namespace barracuda::server
