#include "cli/interruption.hpp"

#include <poll.h>
#include <unistd.h>

namespace barracuda::cli {
namespace {

// Hanging up is no wish if somebody has switched it off, as nohup does.
std::vector<int> wishes() {
    struct sigaction at_hang_up{};
    sigaction(SIGHUP, nullptr, &at_hang_up);
    if (at_hang_up.sa_handler == SIG_IGN) return {SIGINT, SIGTERM};
    return {SIGINT, SIGTERM, SIGHUP};
}

}  // namespace

Interruption::Interruption() : queue_(wishes()), thread_([this] { wait(); }) {}

Interruption::~Interruption() {
    finished_ = true;
    thread_.join();
}

void Interruption::wait() {
    constexpr int pause = 50;  // milliseconds, until it looks whether it is still wanted
    pollfd come{queue_.descriptor(), POLLIN, 0};
    while (!finished_) {
        if (::poll(&come, 1, pause) <= 0) continue;
        const auto number = queue_.take();
        if (!number) continue;
        if (requested()) ::_exit(exit_code());
        number_ = *number;
        signals_.stop = true;
        wish_.request_stop();
    }
}

}  // namespace barracuda::cli
