#include "server/net/reading.hpp"

#include "server/wire/problem.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <string_view>

namespace barracuda::server {
namespace {

namespace http = boost::beast::http;
using boost::beast::iequals;

Response too_large_headers() {
    Problem made = problem("too-large", "the headers of this request are too large");
    made.status = 431;
    return response_of(made);
}

std::string joined(const HttpRequest& message, std::string_view name,
                   std::string_view separator = ", ") {
    std::string all;
    const auto [begin, end] = message.equal_range({name.data(), name.size()});
    for (auto field = begin; field != end; ++field) {
        if (!all.empty()) all += separator;
        all += std::string_view(field->value().data(), field->value().size());
    }
    return all;
}

// A name or an address, perhaps with a port. It becomes part of links.
bool is_host(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("-._~%:[]").find(c) != std::string_view::npos;
    });
}

// Servers on the way may disagree with us about where a body in another encoding ends.
bool is_plain_or_chunked(const HttpRequest& message) {
    if (message.count(http::field::transfer_encoding) == 0) return true;
    return message.version() == 11 && iequals(joined(message, "Transfer-Encoding"), "chunked");
}

std::optional<Response> fault_of_handshake(const HttpRequest& message) {
    constexpr std::size_t key_size = 24;
    if (!boost::beast::websocket::is_upgrade(message)) return std::nullopt;
    if (message[http::field::sec_websocket_version] == "13" &&
        message[http::field::sec_websocket_key].size() == key_size)
        return std::nullopt;
    Response response =
        response_of(problem("malformed", "a WebSocket needs version 13 and a key of 16 bytes"));
    response.own_headers.push_back({"Sec-WebSocket-Version", "13"});
    return response;
}

}  // namespace

Response too_large_body() {
    return response_of(problem("too-large", "the body of this request is too large"));
}

bool asks_before_body(const HttpRequest& message) {
    return message.version() == 11 && iequals(message[http::field::expect], "100-continue");
}

Request request_of(const HttpRequest& message, const AddressBytes& address) {
    const auto first = [&](const char* name) { return std::string(message[name]); };
    return {.method = std::string(message.method_string()),
            .target = std::string(message.target()),
            .accept_encoding = joined(message, "Accept-Encoding"),
            .if_none_match = joined(message, "If-None-Match"),
            .accept_language = joined(message, "Accept-Language"),
            .body = message.body(),
            .cookies = joined(message, "Cookie", "; "),
            .authorization = first("Authorization"),
            .host = first("Host"),
            .page_origin = joined(message, "Origin"),
            .fetch_site = first("Sec-Fetch-Site"),
            .forwarded_for = joined(message, "X-Forwarded-For"),
            .forwarded_proto = joined(message, "X-Forwarded-Proto"),
            .idempotency_key = first("Idempotency-Key"),
            .address = address,
            .wants_socket = boost::beast::websocket::is_upgrade(message),
            .subprotocols = joined(message, "Sec-WebSocket-Protocol")};
}

std::optional<Response> refusal_of(const boost::beast::error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return too_large_headers();
    if (error == http::error::body_limit) return too_large_body();
    if (error == http::error::end_of_stream || error == http::error::partial_message)
        return std::nullopt;
    if (error.category() == http::make_error_code(http::error::bad_method).category())
        return response_of(problem("malformed", "this is not a well-formed HTTP/1.1 request"));
    return std::nullopt;
}

std::optional<Response> fault_of(const HttpRequest& message) {
    const std::size_t hosts = message.count(http::field::host);
    if (hosts > 1 || (hosts == 0 && message.version() == 11))
        return response_of(problem("malformed", "a request needs exactly one Host header"));
    const auto host = message[http::field::host];
    if (hosts == 1 && !is_host({host.data(), host.size()}))
        return response_of(
            problem("malformed", "the Host header is neither a name nor an address"));
    if (!is_plain_or_chunked(message))
        return response_of(problem("malformed", "the only transfer encoding here is chunked"));
    return fault_of_handshake(message);
}

}  // namespace barracuda::server
