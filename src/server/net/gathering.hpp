// The stream below a WebSocket: a TCP connection that also accepts whole messages and sends several
// with one system call, without keeping a buffer while the client reads fast enough. What the
// WebSocket itself writes, such as pongs, is kept in order with them. For net/*.cpp only.
#pragma once

#include "server/net/strand.hpp"

#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffer_traits.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace barracuda::server {

class Gathering {
public:
    using next_layer_type = TcpSocket;
    using executor_type = TcpSocket::executor_type;
    using Error = boost::system::error_code;

    explicit Gathering(TcpSocket socket) : socket_(std::move(socket)) {
        Error ignored;
        socket_.non_blocking(true, ignored);
    }

    TcpSocket& next_layer() { return socket_; }
    const TcpSocket& next_layer() const { return socket_; }
    executor_type get_executor() { return socket_.get_executor(); }

    // Adds a text as a frame (RFC 6455, 5.2), to be sent by the next send().
    void add(std::string_view text);
    bool is_clear() const { return unsent_.empty(); }

    // Sends everything, then calls `done` with the error, if any: at once if the system accepts all
    // of it.
    template <class Done>
    void send(Done done) {
        const Error error = send_some();
        if (error || is_clear()) return done(error);
        socket_.async_wait(TcpSocket::wait_write,
                           [this, done = std::move(done)](const Error& failed) mutable {
                               if (failed) return done(failed);
                               send(std::move(done));
                           });
    }

    template <class Buffers, class Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        socket_.async_read_some(buffers, std::forward<Handler>(handler));
    }

    template <class Buffers, class Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        for (const auto part : boost::beast::buffers_range_ref(buffers))
            unsent_.append(static_cast<const char*>(part.data()), part.size());
        const std::size_t size = boost::beast::buffer_bytes(buffers);
        send([this, size, handler = std::forward<Handler>(handler)](const Error& error) mutable {
            boost::asio::post(get_executor(), boost::beast::bind_front_handler(
                                                  std::move(handler), error, error ? 0 : size));
        });
    }

private:
    Error send_some();

    TcpSocket socket_;
    std::string unsent_;
};

// How a WebSocket closes the connection below it.
template <class Handler>
void async_teardown(boost::beast::role_type role, Gathering& stream, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace barracuda::server
