// Ctrl-C, SIGTERM and SIGHUP as a wish that work in progress can see: a search or a match stops
// soon after it, and everything is written in peace. A second one ends the program at once. One
// object at a time, made before other threads are.
#pragma once

#include "engine/chooser.hpp"

#include <atomic>
#include <csignal>
#include <thread>

namespace barracuda::cli {

class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    const engine::SearchSignals& signals() const { return signals_; }
    std::atomic<bool>& stop() { return signals_.stop; }  // for work that may end by itself, too
    bool requested() const { return number_ != 0; }
    int exit_code() const { return 128 + number_; }

private:
    void wait();

    engine::SearchSignals signals_;
    std::atomic<int> number_{0};  // of the signal
    std::atomic<bool> finished_{false};
    sigset_t outside_{};  // the signals that were blocked before
    std::thread thread_;
};

}  // namespace barracuda::cli
