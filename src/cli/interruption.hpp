// Ctrl-C, SIGTERM and SIGHUP as a request that work in progress can see: a search or a match stops
// soon afterwards, and everything is written properly. A second signal ends the program at once.
// One object at a time, created before other threads.
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
    std::atomic<bool>& stop() { return signals_.stop; }  // for work that may also end by itself
    bool requested() const { return number_ != 0; }
    int exit_code() const { return 128 + number_; }

private:
    void wait();

    engine::SearchSignals signals_;
    std::atomic<int> number_{0};  // of the signal
    std::atomic<bool> finished_{false};
    sigset_t outside_{};  // the previous signal mask
    std::thread thread_;
};

}  // namespace barracuda::cli
