// Listens at a port and answers requests by a function, on several threads; some of them go on as
// WebSockets or streams. It knows nothing of what is served; the network library stays behind this
// header, as including it is slow.
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

// What one client may take. The times are short in tests.
struct Limits {
    std::size_t header_bytes = 32 << 10;
    std::size_t body_bytes = 16 << 10;
    std::size_t message_bytes = 4 << 10;  // over a WebSocket
    std::size_t connections = 4000;
    std::size_t connections_of_one_address = 200;  // an IPv4 address, or a /64 of IPv6
    std::optional<Origin> proxy{};  // brings many visitors, so that only the limit for all holds
    std::size_t turned_away = 64;   // at a time with a word; those beyond are cut off
    std::chrono::milliseconds request{20'000};  // until a request is complete, the wait included
    std::chrono::milliseconds piece{20'000};    // until the client has taken the next 64 kB
    std::chrono::milliseconds ping{5'000};      // how often a WebSocket is asked for a sign of life
    std::chrono::milliseconds silence{30'000};  // of a WebSocket, until it is cut off
    std::chrono::milliseconds farewell{1'000};  // reading on after a refusal, so that it arrives
    std::chrono::milliseconds grace{3'000};     // for what is being sent when the server stops
};

struct Place {
    std::string address = "127.0.0.1";  // IPv4 or IPv6
    std::uint16_t port = 8080;          // 0: any that is free
};

enum class OpenFault : std::uint8_t { BadAddress, PortTaken, Other };

struct OpenError {
    OpenFault fault;
    std::string sentence;
};

class Server {
public:
    // Takes the port; connections wait until run().
    static Result<Server, OpenError> open(const Place& place, Handler handler, Limits limits = {});
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    std::uint16_t port() const;

    // Calls a function again and again, one call at a time, while it runs. Before run().
    void every(std::chrono::milliseconds period, std::function<void()> work);

    // Asks a function about everybody who connects: what it returns, if anything, he is told
    // instead of being let in. Before run().
    void at_the_door(std::function<std::optional<Response>(const AddressBytes&)> ask);

    // Calls a function when it begins to stop, before anybody is asked to leave. Before run().
    void when_stopping(std::function<void()> work);

    // Has something done soon, by one of its threads. From any thread; never done after run().
    void post(std::function<void()> work);

    // Works on so many threads, this one included, until stop(); then what is being sent is
    // finished, as far as the grace allows.
    void run(unsigned threads);

    // From any thread.
    void stop();

private:
    class Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace barracuda::server
