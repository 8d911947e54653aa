// What the server is asked and what it answers, as plain values: no sockets, no library's types.
// Views in a response point to constants or to what lives as long as the one who answered.
#pragma once

#include "base/fixed_vector.hpp"

#include <cstdint>
#include <ctime>
#include <string>
#include <string_view>

namespace barracuda::server {

struct Request {
    std::string method;
    std::string target;           // as it was sent: path, perhaps a query
    std::string accept_encoding;  // several headers of a name are joined by commas
    std::string if_none_match;
    std::string accept_language{};
};

struct Header {
    std::string_view name;
    std::string_view value;
};

struct Response {
    int status = 200;
    FixedVector<Header, 20> headers;  // the policy has 8 at most, a page 5 more
    std::string_view body;
    bool is_head = false;  // the body is counted, but not sent
};

enum class Connection : std::uint8_t { Stays, Ends };

// Everything before the body, the empty line included.
std::string head_text(const Response& response, Connection connection, std::time_t now);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace barracuda::server
