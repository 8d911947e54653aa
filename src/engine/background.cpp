#include "engine/background.hpp"

#include <cassert>
#include <utility>

namespace barracuda::engine {

Background::~Background() { finish(); }

void Background::start(std::function<void()> work) {
    assert(!thread_.joinable());
    signals_.stop = false;
    signals_.ponder_hit = false;
    thread_ = std::thread(std::move(work));
}

void Background::wait() {
    if (thread_.joinable()) thread_.join();
}

void Background::finish() {
    if (thread_.joinable()) stop();
    wait();
}

void Background::stop() {
    {
        const std::scoped_lock lock(mutex_);
        signals_.stop = true;
    }
    changed_.notify_all();
}

void Background::ponder_hit() {
    {
        const std::scoped_lock lock(mutex_);
        signals_.ponder_hit = true;
    }
    changed_.notify_all();
}

void Background::wait_for_stop() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return signals_.stop.load(); });
}

void Background::wait_for_stop_or_ponder_hit() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return signals_.stop || signals_.ponder_hit; });
}

}  // namespace barracuda::engine
