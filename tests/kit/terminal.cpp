#include "kit/terminal.hpp"

#include "kit/process.hpp"

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>

namespace barracuda::kit {
namespace {

using SteadyClock = std::chrono::steady_clock;

winsize window(Terminal::Size size) {
    winsize result{};
    result.ws_col = static_cast<unsigned short>(size.columns);
    result.ws_row = static_cast<unsigned short>(size.rows);
    return result;
}

std::chrono::milliseconds until(SteadyClock::time_point end) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(end - SteadyClock::now());
}

// The length of the escape sequence at the beginning of the text.
std::size_t escape_length(std::string_view text) {
    if (text.size() < 2) return text.size();
    if (text[1] == '(' || text[1] == ')') return std::min<std::size_t>(3, text.size());
    if (text[1] != '[') return 2;
    std::size_t end = 2;
    while (end < text.size() && (text[end] < '@' || text[end] > '~')) ++end;
    return std::min(end + 1, text.size());
}

}  // namespace

std::string without_escape_sequences(std::string_view text) {
    std::string rest;
    while (!text.empty()) {
        if (text.front() == '\x1b') {
            text.remove_prefix(escape_length(text));
        } else {
            if (text.front() != '\r') rest += text.front();
            text.remove_prefix(1);
        }
    }
    return rest;
}

Terminal::Terminal(const std::string& program, const std::vector<std::string>& arguments,
                   const std::vector<std::string>& environment, Size size) {
    const winsize start = window(size);
    child_ = ::forkpty(&descriptor_, nullptr, nullptr, &start);
    if (child_ < 0) throw std::runtime_error("no pseudo-terminal");
    if (child_ == 0) execute(program, arguments, environment);
}

Terminal::~Terminal() {
    if (!exit_code_) {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    ::close(descriptor_);
}

void Terminal::type(std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(descriptor_, text.data(), text.size());
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void Terminal::resize(Size size) {
    const winsize next = window(size);
    ::ioctl(descriptor_, TIOCSWINSZ, &next);
}

void Terminal::signal(int number) { ::kill(child_, number); }

bool Terminal::read_some(std::chrono::milliseconds longest) {
    if (!is_open_ || longest.count() <= 0) return false;
    pollfd output{descriptor_, POLLIN, 0};
    if (::poll(&output, 1, static_cast<int>(longest.count())) <= 0) return false;
    std::array<char, 4096> buffer;
    const auto count = ::read(descriptor_, buffer.data(), buffer.size());
    is_open_ = count > 0;  // Linux reports an error when the other end has closed
    if (!is_open_) return false;
    raw_.append(buffer.data(), static_cast<std::size_t>(count));
    shown_ = without_escape_sequences(raw_);
    return true;
}

std::optional<std::string> Terminal::wait_for(std::string_view text,
                                              std::chrono::milliseconds longest) {
    const auto end = SteadyClock::now() + longest;
    do {
        const auto found = shown_.find(text, seen_);
        if (found == std::string::npos) continue;
        const auto start = seen_;
        seen_ = found + text.size();
        return shown_.substr(start, seen_ - start);
    } while (read_some(until(end)));
    return std::nullopt;
}

std::string Terminal::unseen() const { return shown_.substr(std::min(seen_, shown_.size())); }

std::optional<int> Terminal::exit_code(std::chrono::milliseconds longest) {
    const auto end = SteadyClock::now() + longest;
    while (read_some(until(end))) {
    }
    while (!exit_code_ && SteadyClock::now() < end) {
        int status = 0;
        if (::waitpid(child_, &status, WNOHANG) == child_) {
            exit_code_ = exit_code_of(status);
        } else {
            ::usleep(2000);
        }
    }
    return exit_code_;
}

}  // namespace barracuda::kit
