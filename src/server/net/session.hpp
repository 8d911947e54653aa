// One connection: reads requests and sends the answers, one after the other, until the client
// leaves, is too slow or talks nonsense. For net/*.cpp only: it includes the network library.
#pragma once

#include "server/net/server.hpp"
#include "server/origin.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <atomic>
#include <chrono>
#include <optional>
#include <string_view>

namespace barracuda::server {

// Operations return their error instead of throwing it.
inline constexpr auto quietly = boost::asio::as_tuple(boost::asio::use_awaitable);

class Session {
public:
    // `stopping` becomes true when the server wants to end.
    Session(boost::asio::ip::tcp::socket socket, const Handler& handler, const Limits& limits,
            const std::atomic<bool>& stopping);

    boost::asio::awaitable<void> run();

    // Says that there are too many, and closes.
    boost::asio::awaitable<void> turn_away();

    // To be called on the session's executor: ends it at once if it is idle, otherwise when the
    // answer that is under way has been sent.
    void leave();

    // From any thread: since when it has been waiting for a request; none while it answers one.
    using Clock = std::chrono::steady_clock;
    std::optional<Clock::time_point> idle_since() const;

    const Origin& origin() const { return origin_; }
    auto executor() { return stream_.get_executor(); }

private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    void become_idle();
    void become_busy() { idle_since_ = busy; }
    bool is_idle() const { return idle_since_ != busy; }
    boost::asio::awaitable<bool> answer_one();
    boost::asio::awaitable<bool> send(const Response& response, Connection connection);
    boost::asio::awaitable<bool> refuse(const Response& response);
    boost::asio::awaitable<bool> send_piece(std::string_view piece);
    boost::asio::awaitable<void> say_farewell();

    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer buffer_;
    const Handler* handler_;
    const Limits* limits_;
    const std::atomic<bool>* stopping_;
    Origin origin_;
    static constexpr Clock::rep busy = -1;
    std::atomic<Clock::rep> idle_since_ = busy;
    bool leaves_ = false;
};

}  // namespace barracuda::server
