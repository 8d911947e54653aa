#include "cli/interruption.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>

namespace barracuda::cli {
namespace {

// A hang-up is left out if it was switched off, as nohup does.
std::vector<int> signals_to_end() {
    struct sigaction at_hang_up{};
    sigaction(SIGHUP, nullptr, &at_hang_up);
    if (at_hang_up.sa_handler == SIG_IGN) return {SIGINT, SIGTERM};
    return {SIGINT, SIGTERM, SIGHUP};
}

}  // namespace

Interruption::Interruption()
    : queue_(signals_to_end()), finished_(::eventfd(0, EFD_CLOEXEC)), thread_([this] { wait(); }) {}

Interruption::~Interruption() {
    ::eventfd_write(finished_, 1);
    thread_.join();
    ::close(finished_);
}

void Interruption::wait() {
    std::array<pollfd, 2> come{{{queue_.descriptor(), POLLIN, 0}, {finished_, POLLIN, 0}}};
    while (true) {
        ::poll(come.data(), come.size(), -1);
        if (come[1].revents != 0) return;
        const auto number = queue_.take();
        if (!number) continue;
        if (requested()) ::_exit(exit_code());
        number_ = *number;
        signals_.stop = true;
        source_.request_stop();
    }
}

}  // namespace barracuda::cli
