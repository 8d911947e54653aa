// Signals that wait until somebody takes them, instead of interrupting whatever runs. Everything in
// the program that hears of Ctrl-C does so through one of these. One object at a time, made before
// other threads are.
#pragma once

#include <csignal>
#include <optional>
#include <vector>

namespace barracuda::cli {

class SignalQueue {
public:
    explicit SignalQueue(const std::vector<int>& awaited);
    ~SignalQueue();
    SignalQueue(const SignalQueue&) = delete;
    SignalQueue& operator=(const SignalQueue&) = delete;

    int descriptor() const { return descriptor_; }  // can be read when a signal has come
    std::optional<int> take();                      // the next one, if any has come

private:
    sigset_t outside_{};  // the signals that were blocked before
    int descriptor_;
};

}  // namespace barracuda::cli
