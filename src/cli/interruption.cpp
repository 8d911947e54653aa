#include "cli/interruption.hpp"

#include <unistd.h>

#include <ctime>

namespace barracuda::cli {
namespace {

sigset_t awaited() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
    return set;
}

}  // namespace

// Blocked in all threads, the signals go to the thread that waits for them.
Interruption::Interruption() {
    const sigset_t set = awaited();
    pthread_sigmask(SIG_BLOCK, &set, &outside_);
    thread_ = std::thread([this] { wait(); });
}

Interruption::~Interruption() {
    finished_ = true;
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &outside_, nullptr);
}

void Interruption::wait() {
    const sigset_t set = awaited();
    constexpr timespec pause{.tv_sec = 0, .tv_nsec = 50'000'000};
    while (!finished_) {
        const int number = sigtimedwait(&set, nullptr, &pause);
        if (number <= 0) continue;
        if (requested()) ::_exit(exit_code());
        number_ = number;
        signals_.stop = true;
    }
}

}  // namespace barracuda::cli
