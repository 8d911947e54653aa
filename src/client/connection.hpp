// One WebSocket connection to the server, until it is cut; a line uses one after another. For
// client/*.cpp only: it includes the network library.
#pragma once

#include "client/endpoint.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <deque>
#include <memory>
#include <string>

namespace barracuda::client {

// Operations return their error instead of throwing it.
inline constexpr auto quietly = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection : public std::enable_shared_from_this<Connection> {
public:
    explicit Connection(boost::asio::io_context& context) : stream_(context) {}

    // False if the server cannot be reached or rejects the handshake.
    boost::asio::awaitable<bool> open(const Endpoint& endpoint, const Credentials& credentials);

    void send(std::string text);
    void say_goodbye();
    void cut() { boost::beast::get_lowest_layer(stream_).close(); }

    auto& stream() { return stream_; }

private:
    boost::asio::awaitable<bool> reach(const Endpoint& endpoint);
    void write();

    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
    std::deque<std::string> queue_;
};

}  // namespace barracuda::client
