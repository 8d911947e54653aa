// One thread that does one thing at a time for the UBI loop, and the signals that tell it to stop.
// `signals` and the waits are for the work itself; all other functions are for one other thread.
#pragma once

#include "engine/chooser.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace barracuda::engine {

class Background {
public:
    Background() = default;
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    void start(std::function<void()> work);  // nothing may be running
    void wait();                             // until the running work ends, if there is any
    void finish();                           // stops the running work and waits for its end

    void stop();
    void ponder_hit();

    const SearchSignals& signals() const { return signals_; }
    void wait_for_stop();
    void wait_for_stop_or_ponder_hit();

private:
    SearchSignals signals_;
    std::mutex mutex_;  // for waiting only: the signals are atomic
    std::condition_variable changed_;
    std::thread thread_;
};

}  // namespace barracuda::engine
