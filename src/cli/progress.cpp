#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace barracuda::cli {

Progress::Progress() : terminal_(isatty(STDERR_FILENO) == 1) {}

void Progress::show(const std::string& text) {
    using namespace std::chrono_literals;
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::milliseconds pause = terminal_ ? 200ms : 30s;
    if (shown_ && now - *shown_ < pause) return;
    shown_ = now;
    if (terminal_)
        fmt::print(stderr, "\r\x1b[K{}", text);
    else
        fmt::print(stderr, "{}\n", text);
    std::fflush(stderr);
}

void Progress::finish() {
    if (terminal_ && shown_) fmt::print(stderr, "\r\x1b[K");
}

}  // namespace barracuda::cli
