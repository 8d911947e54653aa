// The socket of somebody who plays or watches, as a line that is always there: when it is cut, it
// connects again, asks for what it has missed of every game it watches, and repeats the commands
// that were not answered, under the same keys, so that none is lost and none is done twice. What
// comes over it is handed on as messages; the events of a game in order, each once.
//
// Everything happens on the thread that runs the loop; the functions are to be called there, or
// while nobody runs it.
#pragma once

#include "base/result.hpp"
#include "client/loop.hpp"
#include "client/message.hpp"
#include "client/place.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace barracuda::client {

struct LineSettings {
    std::chrono::milliseconds ping{2'500};      // how often the line is tried
    std::chrono::milliseconds silence{9'000};   // after which it counts as lost
    std::chrono::milliseconds first_wait{200};  // before it connects again, with jitter, doubling
    std::chrono::milliseconds longest_wait{5'000};
};

class Line {
public:
    using Hear = std::function<void(const Message&)>;
    // The number of the event that it became, or why it was refused.
    using HearAnswer = std::function<void(const Result<play::Number, Problem>&)>;

    // Connects when the loop runs. `hear` is given everything but the answers to commands and
    // pings.
    Line(Loop& loop, Place place, Identity identity, Hear hear, LineSettings settings = {});
    ~Line();  // hangs up
    Line(Line&&) noexcept;
    Line& operator=(Line&&) noexcept;

    // Its state, or what happened after an event, and from then on whatever happens.
    void watch(const std::string& game, std::optional<play::Number> after = {});
    void leave(const std::string& game);
    // News of challenges and rematches.
    void watch_me();

    // Asks for something in a game, as seen after the event of this number. The answer comes once,
    // however often the line is cut meanwhile, unless somebody hangs up first.
    void command(const std::string& game, std::optional<play::Number> number, std::string command,
                 HearAnswer answer);

    // Says goodbye, and stays away.
    void hang_up();
    // As if the network were gone: it connects again after a while.
    void cut();

    bool is_connected() const;
    std::size_t connections() const;  // made so far
    std::size_t waiting() const;      // commands without an answer
    std::size_t gaps() const;         // events that were missing, and had to be asked for

private:
    class Inside;
    std::shared_ptr<Inside> inside_;
};

}  // namespace barracuda::client
