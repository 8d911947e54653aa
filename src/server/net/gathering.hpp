// A stream that can hold back what is written until more of it has come: several messages for one
// client then leave together, which costs the system as much as one. A WebSocket writes one thing
// at a time, so there is never more than one write under way. For net/*.cpp only.
#pragma once

#include "server/net/strand.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffer_traits.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <string>
#include <utility>

namespace barracuda::server {

class Gathering {
public:
    using next_layer_type = Stream;
    using executor_type = Stream::executor_type;

    explicit Gathering(Stream stream) : stream_(std::move(stream)) {}

    Stream& next_layer() { return stream_; }
    const Stream& next_layer() const { return stream_; }
    executor_type get_executor() { return stream_.get_executor(); }

    // Whether what is written from now on waits for what follows it.
    void hold_back(bool more_follows) { holds_back_ = more_follows; }

    template <class Buffers, class Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        stream_.async_read_some(buffers, std::forward<Handler>(handler));
    }

    template <class Buffers, class Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        if (!holds_back_ && held_.empty())
            return stream_.async_write_some(buffers, std::forward<Handler>(handler));
        for (const auto part : boost::beast::buffers_range_ref(buffers))
            held_.append(static_cast<const char*>(part.data()), part.size());
        const std::size_t size = boost::beast::buffer_bytes(buffers);
        if (holds_back_)
            return boost::asio::post(get_executor(), boost::beast::bind_front_handler(
                                                         std::forward<Handler>(handler),
                                                         boost::system::error_code(), size));
        boost::asio::async_write(stream_, boost::asio::buffer(held_),
                                 [this, size, handler = std::forward<Handler>(handler)](
                                     const boost::system::error_code& error, std::size_t) mutable {
                                     held_ = {};
                                     handler(error, error ? 0 : size);
                                 });
    }

private:
    Stream stream_;
    std::string held_;
    bool holds_back_ = false;
};

// How a WebSocket ends the stream below it.
template <class Handler>
void async_teardown(boost::beast::role_type role, Gathering& stream, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace barracuda::server
