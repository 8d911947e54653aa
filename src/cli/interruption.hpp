// Ctrl-C, SIGTERM and SIGHUP as a request that work in progress can see: a search, a match or a
// server stops soon afterwards, and everything is written properly. A second signal ends the
// program at once. One object at a time, created before other threads.
#pragma once

#include "cli/signal_queue.hpp"
#include "engine/chooser.hpp"

#include <atomic>
#include <stop_token>
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
    std::stop_token token() const { return source_.get_token(); }  // for what has to be notified
    bool requested() const { return number_ != 0; }
    int exit_code() const { return 128 + number_; }

private:
    void wait();

    SignalQueue queue_;
    engine::SearchSignals signals_;
    std::stop_source source_;
    std::atomic<int> number_{0};  // of the signal
    int finished_;                // an eventfd: the thread is no longer wanted
    std::thread thread_;
};

}  // namespace barracuda::cli
