// What the terminal and the system tell a game at the terminal, looked at only while it waits for
// input: nothing ever interrupts a change of the game or the writing of a file.
#pragma once

#include "cli/signal_queue.hpp"

#include <cstdint>
#include <utility>

namespace barracuda::cli {

class TerminalSignals {
public:
    enum class Woken : std::uint8_t { Signal, Input, Interjection };

    // Waits until one of the descriptors can be read, or a signal has come.
    Woken wait(int input, int interjection);

    // What has come so far.
    bool asked_to_leave() const { return asked_to_leave_; }      // Ctrl-C, SIGTERM, SIGHUP
    bool terminal_is_gone() const { return terminal_is_gone_; }  // SIGHUP
    // What has come since the last call.
    bool take_resized() { return std::exchange(resized_, false); }
    bool take_asked_to_stop() { return std::exchange(asked_to_stop_, false); }  // Ctrl-Z

    // Stops the program as Ctrl-Z would without us, until somebody continues it.
    static void stop();

private:
    void note(int signal);

    SignalQueue queue_{{SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP}};
    bool asked_to_leave_ = false;
    bool terminal_is_gone_ = false;
    bool resized_ = false;
    bool asked_to_stop_ = false;
};

}  // namespace barracuda::cli
