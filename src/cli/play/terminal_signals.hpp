// Signals that reach the program only while it waits for input: no handler ever interrupts a change
// of the game or the writing of a file. One object at a time.
#pragma once

#include <csignal>
#include <cstdint>

namespace barracuda::cli {

class Signals {
public:
    enum class Woken : std::uint8_t { Signal, Input, News };

    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    // Waits until one of the descriptors can be read, or a signal has come.
    Woken wait(int input, int news);

    // What has come since the last call.
    bool asked_to_leave() const;  // Ctrl-C, SIGTERM, SIGHUP: stays true
    bool take_resized();
    bool take_asked_to_stop();      // Ctrl-Z
    bool terminal_is_gone() const;  // SIGHUP

    // Stops the program as Ctrl-Z would without us, until somebody continues it.
    static void stop();

private:
    sigset_t outside_{};  // the signals that were blocked before
};

}  // namespace barracuda::cli
