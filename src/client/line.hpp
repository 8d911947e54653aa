// The socket of a player or spectator, as a line that is always there: when cut, it reconnects,
// fetches what it missed of every watched game, and repeats unanswered commands under the same
// keys, so that none is lost or done twice. Incoming messages are passed on; the events of a game
// in order, each once.
//
// Everything happens on the thread that runs the loop; call the functions there, or while the loop
// is not running.
#pragma once

#include "base/result.hpp"
#include "client/endpoint.hpp"
#include "client/loop.hpp"
#include "client/message.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace barracuda::client {

struct LineSettings {
    std::chrono::milliseconds ping{2'500};      // interval
    std::chrono::milliseconds silence{9'000};   // after which the connection counts as lost
    std::chrono::milliseconds first_wait{200};  // before reconnecting, with jitter, doubling
    std::chrono::milliseconds longest_wait{5'000};
};

class Line {
public:
    using Hear = std::function<void(const Message&)>;
    // The number of the resulting event, or why the command was refused.
    using HearAnswer = std::function<void(const Result<play::Number, Problem>&)>;

    // Connects when the loop runs. `hear` gets everything except the answers to commands and pings.
    Line(Loop& loop, Endpoint endpoint, Credentials credentials, Hear hear,
         LineSettings settings = {});
    ~Line();  // hangs up
    Line(Line&&) noexcept;
    Line& operator=(Line&&) noexcept;

    // The game's state, or the events after the given one; then new events as they happen.
    void watch(const std::string& game, std::optional<play::Number> after = {});
    void leave(const std::string& game);
    // News of challenges and rematches.
    void watch_me();

    // Sends a command to a game, made for the event of this number. It is answered exactly once,
    // however often the line is cut meanwhile, unless it is hung up first.
    void command(const std::string& game, std::optional<play::Number> number,
                 const std::string& command, HearAnswer answer);

    // Says goodbye, and does not reconnect.
    void hang_up();
    // As if the network had failed: it reconnects after a while.
    void cut();

    bool is_connected() const;
    std::size_t connections() const;  // made so far
    std::size_t waiting() const;      // commands without an answer
    std::size_t gaps() const;         // missing events that had to be requested

private:
    class Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace barracuda::client
