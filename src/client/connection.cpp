#include "client/connection.hpp"

#include <boost/asio/ip/tcp.hpp>

#include <utility>

namespace barracuda::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::seconds patience{10};  // before a silent server counts as unreachable

}  // namespace

asio::awaitable<bool> Connection::reach(const Endpoint& endpoint) {
    auto& socket = beast::get_lowest_layer(stream_);
    socket.expires_after(patience);
    error_code error;
    const auto address = asio::ip::make_address(endpoint.host, error);
    if (!error) {
        const auto [refused] =
            co_await socket.async_connect(tcp::endpoint(address, endpoint.port), quietly);
        error = refused;
    } else {
        tcp::resolver resolver(stream_.get_executor());
        const auto [unknown, ends] =
            co_await resolver.async_resolve(endpoint.host, std::to_string(endpoint.port), quietly);
        if (unknown) co_return false;
        const auto [refused, end] = co_await socket.async_connect(ends, quietly);
        error = refused;
    }
    if (!error) socket.socket().set_option(tcp::no_delay(true), error);
    co_return !error;
}

asio::awaitable<bool> Connection::open(const Endpoint& endpoint, const Credentials& credentials) {
    const auto self = shared_from_this();
    const bool reached = co_await reach(endpoint);
    if (!reached) co_return false;
    beast::get_lowest_layer(stream_).expires_never();  // WebSockets have their own timeouts
    stream_.set_option(
        websocket::stream_base::timeout{patience, websocket::stream_base::none(), false});
    stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& head) {
        head.set(http::field::sec_websocket_protocol, "barracuda.1");
        if (!credentials.token.empty())
            head.set(http::field::authorization, "Bearer " + credentials.token);
        else if (!credentials.cookie.empty())
            head.set(http::field::cookie, credentials.cookie);
    }));
    stream_.text(true);
    const auto [error] = co_await stream_.async_handshake(
        endpoint.host + ":" + std::to_string(endpoint.port), "/api/socket", quietly);
    co_return !error;
}

void Connection::send(std::string text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
}

void Connection::write() {
    const std::string& text = queue_.front();
    stream_.async_write(asio::buffer(text.data(), text.size()),
                        [self = shared_from_this()](const error_code& error, std::size_t) {
                            if (error) return self->cut();
                            self->queue_.pop_front();
                            if (!self->queue_.empty()) self->write();
                        });
}

void Connection::say_goodbye() {
    stream_.async_close(websocket::close_code::going_away,
                        [self = shared_from_this()](const error_code&) { self->cut(); });
}

}  // namespace barracuda::client
