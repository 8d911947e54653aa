#include "cli/play/terminal_signals.hpp"

#include <poll.h>

#include <array>

namespace barracuda::cli {

void TerminalSignals::note(int signal) {
    switch (signal) {
        case SIGWINCH: resized_ = true; break;
        case SIGTSTP: asked_to_stop_ = true; break;
        case SIGHUP: terminal_is_gone_ = true; [[fallthrough]];
        default: asked_to_leave_ = true;
    }
}

TerminalSignals::Woken TerminalSignals::wait(int input, int interjection) {
    std::array<pollfd, 3> all{
        {{queue_.descriptor(), POLLIN, 0}, {input, POLLIN, 0}, {interjection, POLLIN, 0}}};
    const bool woken = ::poll(all.data(), all.size(), -1) > 0;
    if (!woken || all[0].revents != 0) {
        while (const auto signal = queue_.take()) note(*signal);
        return Woken::Signal;
    }
    return all[2].revents != 0 ? Woken::Interjection : Woken::Input;
}

void TerminalSignals::stop() { raise(SIGSTOP); }

}  // namespace barracuda::cli
