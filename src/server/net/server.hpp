// Listens on a port and answers requests with a function, on several threads; connections may
// become WebSockets or streams. It does not know what it serves. The network library, which is slow
// to compile, stays behind this header.
#pragma once

#include "base/result.hpp"
#include "server/message.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace barracuda::server {

// What clients may use up. Tests set shorter times.
struct Limits {
    std::size_t header_bytes = 32 << 10;
    std::size_t body_bytes = 16 << 10;
    std::size_t message_bytes = 4 << 10;  // on a WebSocket
    std::size_t connections = 4000;
    std::size_t connections_of_one_address = 200;  // IPv4, or a /64 of IPv6
    std::optional<Origin> proxy{};  // not limited by address, as it brings many visitors
    std::size_t turned_away = 64;   // clients refused at a time with a response; more are cut off
    std::chrono::milliseconds request{20'000};  // until a request is complete, idle time included
    std::chrono::milliseconds piece{20'000};    // until the client has read the next 64 kB
    std::chrono::milliseconds ping{5'000};      // how often a WebSocket is pinged
    std::chrono::milliseconds silence{30'000};  // after which a WebSocket is cut off
    std::chrono::milliseconds linger{1'000};    // reading on, so that a refusal arrives
    std::chrono::milliseconds grace{3'000};     // for responses in progress when the server stops
};

struct Endpoint {
    std::string address = "127.0.0.1";  // IPv4 or IPv6
    std::uint16_t port = 8080;          // 0: any free one
};

enum class OpenFault : std::uint8_t { BadAddress, PortTaken, Other };

struct OpenError {
    OpenFault fault;
    std::string sentence;
};

class Server {
public:
    // Binds the port; connections wait for run().
    static Result<Server, OpenError> open(const Endpoint& endpoint, Handler handler,
                                          Limits limits = {});
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    std::uint16_t port() const;

    // Has a function called periodically, one call at a time. Call before run().
    void every(std::chrono::milliseconds period, std::function<void()> work);

    // Has a function called for every new connection: if it returns a response, the client gets
    // that and is not admitted. Call before run().
    void at_the_door(std::function<std::optional<Response>(const AddressBytes&)> ask);

    // Has a function called when the server begins to stop, before connections close. Call before
    // run().
    void when_stopping(std::function<void()> work);

    // Has something done soon by one of the server's threads, but not after run(). From any thread.
    void post(std::function<void()> work);

    // Serves on that many threads, including this one, until stop(); then responses in progress are
    // finished within `grace`.
    void run(unsigned threads);

    // From any thread.
    void stop();

private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace barracuda::server
