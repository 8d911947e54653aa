// Requests as the network library reads them: what they say, and what is wrong with them. For
// net/*.cpp only: it includes the network library.
#pragma once

#include "server/message.hpp"

#include <boost/beast/core/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>

namespace barracuda::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

Request request_of(const HttpRequest& message, const AddressBytes& address);

// The refusal of a request whose headers alone are wrong.
std::optional<Response> fault_of(const HttpRequest& message);

// The response to an unreadable request; none if the client is gone.
std::optional<Response> refusal_of(const boost::beast::error_code& error);

Response too_large_body();

// Whether the client does not send the body until it is told to.
bool asks_before_body(const HttpRequest& message);

}  // namespace barracuda::server
