// One WebSocket: passes on what it receives, sends what is in the outlet, and watches the
// connection. There are thousands, open for hours, so it keeps little memory and is not a
// coroutine. For net/*.cpp only: it includes the network library.
#pragma once

#include "server/net/gathering.hpp"
#include "server/net/server.hpp"
#include "server/net/strand.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <atomic>
#include <functional>
#include <memory>

namespace barracuda::server {

class Socket : public std::enable_shared_from_this<Socket> {
public:
    // The client's request to become a WebSocket, and our response.
    struct Upgrade {
        boost::beast::http::request<boost::beast::http::string_body> request;
        Response response;
    };

    Socket(TcpSocket socket, Channel channel, const Limits& limits);

    // Runs until either side hangs up; then calls `when_over`, once.
    void begin(std::unique_ptr<const Upgrade> upgrade, std::function<void()> when_over);

private:
    using SteadyClock = std::chrono::steady_clock;
    using Error = boost::system::error_code;

    void set_up(const Response& response);
    void talk();
    void read();
    void hear(const Error& error);
    void wake();
    void write();
    void look_after();
    void ping();
    void close(boost::beast::websocket::close_code why);
    void end(bool said_goodbye);
    void cut();

    boost::beast::websocket::stream<Gathering, false> stream_;  // without compression
    Timer watch_;
    Channel channel_;
    const Limits* limits_;
    std::function<void()> when_over_;
    boost::beast::flat_buffer heard_so_far_;
    std::atomic<bool> is_woken_ = false;
    bool is_sending_ = false;
    bool is_pinging_ = false;
    bool said_goodbye_ = false;  // the client
    bool closes_ = false;
    bool ends_ = false;
    SteadyClock::time_point heard_ = SteadyClock::now();
};

}  // namespace barracuda::server
