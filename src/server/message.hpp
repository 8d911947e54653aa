// Requests and responses as plain values, without sockets or types of the network library. Views in
// a response point to constants, or to data that lives as long as the handler.
#pragma once

#include "base/fixed_vector.hpp"
#include "server/origin.hpp"
#include "server/outlet.hpp"

#include <concepts>
#include <cstdint>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::server {

struct Request {
    std::string method;
    std::string target;           // as sent: a path, perhaps with a query
    std::string accept_encoding;  // repeated headers are joined by commas
    std::string if_none_match;
    std::string accept_language{};
    std::string body{};
    std::string cookies{};          // the header Cookie
    std::string authorization{};    // the header Authorization
    std::string host{};             // the header Host
    std::string page_origin{};      // from a browser: the header Origin
    std::string fetch_site{};       // from a browser: the header Sec-Fetch-Site
    std::string forwarded_for{};    // from a proxy: the header X-Forwarded-For
    std::string forwarded_proto{};  // from a proxy: the header X-Forwarded-Proto
    std::string idempotency_key{};
    AddressBytes address{};     // of the connection's other end
    bool wants_socket = false;  // asks to become a WebSocket
    std::string subprotocols{};
};

struct Header {
    std::string_view name;
    std::string_view value;
};

struct OwnHeader {
    std::string_view name;
    std::string value;
};

// Either a view of lasting data, or a text of its own.
class Body {
public:
    Body() = default;
    Body(std::convertible_to<std::string_view> auto const& lasting)
        : content_(std::string_view(lasting)) {}
    static Body own(std::string text) {
        Body body;
        body.content_ = std::move(text);
        return body;
    }

    std::string_view view() const {
        const auto* const own = std::get_if<std::string>(&content_);
        return own ? std::string_view(*own) : std::get<std::string_view>(content_);
    }
    std::size_t size() const { return view().size(); }
    bool operator==(std::string_view text) const { return view() == text; }

private:
    std::variant<std::string_view, std::string> content_;
};

struct Response {
    int status = 200;
    FixedVector<Header, 20> headers;  // at most 8 of the security policy and 5 of a page
    std::vector<OwnHeader> own_headers{};
    Body body{};
    bool is_head = false;   // send no body, only its length
    std::string refusal{};  // the problem's code, for metrics; empty if it is none
    // Keeps the connection open: as a WebSocket if the status is 101, otherwise as a stream with
    // one line per text.
    std::optional<Channel> channel{};
};

// To be called once, from any thread, even after the handler has returned.
using Reply = std::function<void(Response)>;

// Called from several threads at once.
using Handler = std::function<void(const Request&, Reply)>;

// A handler that answers without waiting.
Handler at_once(std::function<Response(const Request&)> answer);

enum class Connection : std::uint8_t { Stays, Ends };

// Everything before the body, including the empty line.
std::string head_text(const Response& response, Connection connection, std::time_t now);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace barracuda::server
