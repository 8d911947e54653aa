// One connection: reads requests and answers them one after another, until the client leaves, is
// too slow, sends nonsense, or becomes a WebSocket or the reader of a stream. For net/*.cpp only:
// it includes the network library.
#pragma once

#include "server/net/server.hpp"
#include "server/net/socket.hpp"
#include "server/net/strand.hpp"
#include "server/origin.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string_view>

namespace barracuda::server {

class Visitor {
public:
    // `stopping` becomes true when the server shuts down.
    Visitor(TcpSocket socket, const Handler& handler, const Limits& limits,
            const std::atomic<bool>& stopping);

    // Until the client leaves or becomes a WebSocket.
    Task<void> run();
    // After run(): the WebSocket, if there is one. Not a coroutine, because it may take hours;
    // calls `when_over` at the end.
    void go_on(std::function<void()> when_over);

    // Instead of run(): says why the client is refused, and closes.
    Task<void> turn_away(Response why);

    // To be called on the visitor's executor: ends it at once if it is idle, otherwise after the
    // response in progress.
    void leave();

    // From any thread: since when it has been waiting for a request; nothing while it answers one.
    using SteadyClock = std::chrono::steady_clock;
    std::optional<SteadyClock::time_point> idle_since() const;

    const AddressBytes& address() const { return address_; }
    const Origin& origin() const { return origin_; }
    const Executor& executor() const { return executor_; }

private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    void become_idle();
    void become_busy() { idle_since_ = busy; }
    bool is_idle() const { return idle_since_ != busy; }
    Task<bool> answer_one();
    Task<Response> response_to(const Request& request);
    Task<void> stream(const Response& response);
    Task<bool> send(const Response& response, Connection connection);
    Task<bool> refuse(const Response& response);
    Task<bool> send_piece(std::string_view piece);
    Task<void> linger();

    Executor executor_;
    std::optional<Stream> stream_;  // until it becomes a WebSocket
    boost::beast::flat_buffer buffer_;
    const Handler* handler_;
    const Limits* limits_;
    const std::atomic<bool>* stopping_;
    AddressBytes address_;
    Origin origin_;
    std::shared_ptr<Outlet> outlet_;            // of a WebSocket or stream
    std::unique_ptr<Socket::Upgrade> upgrade_;  // once the change to a WebSocket is agreed
    static constexpr SteadyClock::rep busy = -1;
    std::atomic<SteadyClock::rep> idle_since_ = busy;
    bool leaves_ = false;
};

}  // namespace barracuda::server
