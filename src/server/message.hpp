// What the server is asked and what it answers, as plain values: no sockets, no library's types.
// Views in a response point to constants or to what lives as long as the one who answered.
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
    std::string target;           // as it was sent: path, perhaps a query
    std::string accept_encoding;  // several headers of a name are joined by commas
    std::string if_none_match;
    std::string accept_language{};
    std::string body{};
    std::string cookies{};          // as in the header Cookie
    std::string authorization{};    // as in the header of that name
    std::string host{};             // whom the client thinks it is talking to
    std::string page_origin{};      // of a browser: the header Origin, who made the page that asks
    std::string fetch_site{};       // of a browser: the header Sec-Fetch-Site
    std::string forwarded_for{};    // by a proxy: the header X-Forwarded-For
    std::string forwarded_proto{};  // by a proxy: the header X-Forwarded-Proto
    std::string idempotency_key{};
    AddressBytes address{};     // whence the connection comes
    bool wants_socket = false;  // asks to go on as a WebSocket
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

// A view of what lives on, or a text of its own.
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
    FixedVector<Header, 20> headers;  // the policy has 8 at most, a page 5 more
    std::vector<OwnHeader> own_headers{};
    Body body{};
    bool is_head = false;   // the body is counted, but not sent
    std::string refusal{};  // the code of the problem, if it is one: for metrics
    // Goes on for as long as the channel does: as a WebSocket if the status is 101, otherwise with
    // one line for each text.
    std::optional<Channel> channel{};
};

// Called once, by any thread, perhaps after the handler has returned.
using Reply = std::function<void(Response)>;

// Called by several threads at once.
using Handler = std::function<void(const Request&, Reply)>;

// One that never has to wait.
Handler at_once(std::function<Response(const Request&)> answer);

enum class Connection : std::uint8_t { Stays, Ends };

// Everything before the body, the empty line included.
std::string head_text(const Response& response, Connection connection, std::time_t now);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace barracuda::server
