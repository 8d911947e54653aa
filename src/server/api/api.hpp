// The API over HTTP and WebSocket: who asks, whether he may, and who answers. Below it everything
// is a function of values; above it there is only the network.
#pragma once

#include "server/api/call.hpp"
#include "server/message.hpp"

#include <string>

namespace barracuda::server {

struct ApiSettings {
    // A proxy in front of us, whose word counts about where requests come from; none if empty.
    std::string proxy{};
    // From one address, in a second.
    int new_connections = rates::new_connections().count;
    // Whether requests from this machine itself are limited, too.
    bool limit_loopback = false;
};

class Api {
public:
    Api(Desk desk, ApiSettings settings) : desk_(desk), settings_(std::move(settings)) {}

    // Whether a request is for the API, or else for the site.
    static bool is_for(const Request& request);

    // Whether a connection from this address is one too many; what it is told, then.
    std::optional<Response> turns_away(const AddressBytes& newcomer) const;

    // Must live as long as anybody may be answered.
    void answer(const Request& request, const Reply& reply);

    // A page of the site: those of links say what they are about.
    void answer_page(const Request& request, const Reply& reply, const Handler& site);

private:
    std::optional<Problem> objection(const Call& call) const;
    void dispatch(const Call& call);
    AddressBytes visitor(const Request& request) const;
    std::string limited_as(const AddressBytes& address) const;
    bool is_proxy(const AddressBytes& address) const;

    Desk desk_;
    ApiSettings settings_;
};

// "192.0.2.1", or the first half of an address of IPv6; empty for this machine itself.
std::string address_key(const AddressBytes& address);

// Whether a page that makes a request is one of ours; programs send no origin.
bool is_own_page(const Request& request);

}  // namespace barracuda::server
