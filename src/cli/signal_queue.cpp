#include "cli/signal_queue.hpp"

#include <sys/signalfd.h>
#include <unistd.h>

namespace barracuda::cli {

SignalQueue::SignalQueue(const std::vector<int>& awaited) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : awaited) sigaddset(&set, signal);
    // Blocked in all threads, they wait in the descriptor.
    pthread_sigmask(SIG_BLOCK, &set, &outside_);
    descriptor_ = ::signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

SignalQueue::~SignalQueue() {
    ::close(descriptor_);
    pthread_sigmask(SIG_SETMASK, &outside_, nullptr);
}

std::optional<int> SignalQueue::take() {
    signalfd_siginfo info{};
    if (::read(descriptor_, &info, sizeof info) != sizeof info) return std::nullopt;
    return static_cast<int>(info.ssi_signo);
}

}  // namespace barracuda::cli
