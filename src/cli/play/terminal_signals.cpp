#include "cli/play/signals.hpp"

#include <poll.h>

#include <array>

namespace barracuda::cli {
namespace {

constexpr std::array<int, 5> handled{SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP};

// Handlers can reach nothing but globals. Written by handlers, which run only inside ppoll.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t leave_requests = 0;
volatile std::sig_atomic_t hang_ups = 0;
volatile std::sig_atomic_t resizes = 0;
volatile std::sig_atomic_t stop_requests = 0;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

void note(int signal) {
    switch (signal) {
        case SIGWINCH: resizes = 1; break;
        case SIGTSTP: stop_requests = 1; break;
        case SIGHUP: hang_ups = 1; [[fallthrough]];
        default: leave_requests = 1;
    }
}

bool take(volatile std::sig_atomic_t& flag) {
    const bool was_set = flag != 0;
    flag = 0;
    return was_set;
}

void handle_with(void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    for (const int signal : handled) sigaction(signal, &action, nullptr);
}

}  // namespace

Signals::Signals() {
    sigset_t blocked;
    sigemptyset(&blocked);
    for (const int signal : handled) sigaddset(&blocked, signal);
    sigprocmask(SIG_BLOCK, &blocked, &outside_);
    for (const int signal : handled) sigdelset(&outside_, signal);
    handle_with(note);
}

Signals::~Signals() {
    handle_with(SIG_DFL);
    sigprocmask(SIG_SETMASK, &outside_, nullptr);
}

Signals::Woken Signals::wait(int input, int news) {
    std::array<pollfd, 2> both{{{input, POLLIN, 0}, {news, POLLIN, 0}}};
    if (ppoll(both.data(), both.size(), nullptr, &outside_) <= 0) return Woken::Signal;
    return both[1].revents != 0 ? Woken::News : Woken::Input;
}

bool Signals::asked_to_leave() const { return leave_requests != 0; }

bool Signals::terminal_is_gone() const { return hang_ups != 0; }

bool Signals::take_resized() { return take(resizes); }

bool Signals::take_asked_to_stop() { return take(stop_requests); }

void Signals::stop() { raise(SIGSTOP); }

}  // namespace barracuda::cli
