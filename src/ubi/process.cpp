#include "ubi/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

namespace barracuda::ubi {
namespace {

constexpr std::size_t longest_line = 1 << 20;

int milliseconds_until(Deadline deadline) {
    const auto rest =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    constexpr std::int64_t longest = 1'000'000;  // longer waits ask again
    return static_cast<int>(std::clamp<std::int64_t>(rest.count(), 0, longest));
}

void close_descriptor(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

// Both ends of a pipe, closed on destruction unless taken. Not inherited by other children.
struct Pipe {
    std::array<int, 2> ends{-1, -1};

    bool open() { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        close_descriptor(ends[0]);
        close_descriptor(ends[1]);
    }
    int take(std::size_t end) {
        ::fcntl(ends[end], F_SETFL, ::fcntl(ends[end], F_GETFL) | O_NONBLOCK);
        return std::exchange(ends[end], -1);
    }
};

// During its lifetime, writing to a closed pipe fails with an error instead of raising a signal.
class BrokenPipesAreErrors {
public:
    BrokenPipesAreErrors() {
        sigset_t pending;
        ::sigpending(&pending);
        was_pending_ = ::sigismember(&pending, SIGPIPE) == 1;
        ::sigemptyset(&pipe_);
        ::sigaddset(&pipe_, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~BrokenPipesAreErrors() {
        const timespec at_once{};
        if (!was_pending_)
            while (::sigtimedwait(&pipe_, nullptr, &at_once) == -1 && errno == EINTR) {
            }
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    BrokenPipesAreErrors(const BrokenPipesAreErrors&) = delete;
    BrokenPipesAreErrors& operator=(const BrokenPipesAreErrors&) = delete;

private:
    sigset_t pipe_{};
    sigset_t before_{};
    bool was_pending_;
};

// The child starts with default signal handling in its own process group: Ctrl-C at the terminal is
// for us, and a kill reaches everything the child has started.
int spawn(pid_t& id, const std::vector<std::string>& command, int input, int output) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    sigset_t none;
    sigset_t changed;
    ::sigemptyset(&none);
    ::sigemptyset(&changed);
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGQUIT}) ::sigaddset(&changed, number);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &changed);
    ::posix_spawnattr_setpgroup(&attributes, 0);
    ::posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int error =
        ::posix_spawnp(&id, arguments[0], &files, &attributes, arguments.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

Result<Process, std::string> Process::start(const std::vector<std::string>& command) {
    if (command.empty() || command[0].empty())
        return fail(std::string("there is no program to start"));
    Pipe input;
    Pipe output;
    if (!input.open() || !output.open()) return fail(std::string("no more pipes can be opened"));
    pid_t id = -1;
    if (const int error = spawn(id, command, input.ends[0], output.ends[1]); error != 0)
        return fail(command[0] + " cannot be started: " + std::generic_category().message(error));
    return Process(id, input.take(1), output.take(0));
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      ended_(other.ended_),
      unread_(std::move(other.unread_)),
      searched_(std::exchange(other.searched_, 0)) {}

Process& Process::operator=(Process&& other) noexcept {
    if (this == &other) return *this;
    release();
    id_ = std::exchange(other.id_, -1);
    input_ = std::exchange(other.input_, -1);
    output_ = std::exchange(other.output_, -1);
    ended_ = other.ended_;
    unread_ = std::move(other.unread_);
    searched_ = std::exchange(other.searched_, 0);
    return *this;
}

Process::~Process() { release(); }

void Process::release() {
    if (id_ < 0) return;
    kill();
    close_descriptor(input_);
    close_descriptor(output_);
    id_ = -1;
}

bool Process::write_line(std::string_view line, Deadline deadline) {
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    const BrokenPipesAreErrors guard;
    while (!rest.empty()) {
        if (input_ < 0) return false;
        const ssize_t written = ::write(input_, rest.data(), rest.size());
        if (written > 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (errno == EINTR) continue;
        if (errno != EAGAIN) return false;
        // A child that waits for us to read does not read itself, so read while waiting.
        const bool listen = output_ >= 0 && unread_.size() < longest_line;
        std::array<pollfd, 2> waiting{{{input_, POLLOUT, 0}, {output_, POLLIN, 0}}};
        const int ready = ::poll(waiting.data(), listen ? 2 : 1, milliseconds_until(deadline));
        if (ready == 0 && std::chrono::steady_clock::now() >= deadline) return false;
        if (ready > 0 && listen && waiting[1].revents != 0) read_some();
    }
    return true;
}

bool Process::read_some() {
    std::array<char, 16384> buffer;
    while (true) {
        const ssize_t count = ::read(output_, buffer.data(), buffer.size());
        if (count > 0) {
            unread_.append(buffer.data(), static_cast<std::size_t>(count));
            return true;
        }
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) return true;
        close_descriptor(output_);
        return false;
    }
}

std::optional<std::string> Process::next_line() {
    const std::size_t end = unread_.find('\n', searched_);
    const bool found = end != std::string::npos;
    searched_ = found ? 0 : unread_.size();
    const bool last = output_ < 0 && !unread_.empty();
    if (!found && !last && unread_.size() < longest_line) return std::nullopt;
    std::string line = unread_.substr(0, end);
    unread_.erase(0, found ? end + 1 : std::string::npos);
    searched_ = 0;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
}

Result<std::string, ReadFailure> Process::read_line(Deadline deadline) {
    while (true) {
        if (auto line = next_line()) return std::move(*line);
        if (output_ < 0) return fail(ReadFailure::Closed);
        pollfd waiting{output_, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, milliseconds_until(deadline));
        if (ready > 0)
            read_some();
        else if (std::chrono::steady_clock::now() >= deadline)
            return fail(ReadFailure::TimedOut);
    }
}

void Process::close_input() { close_descriptor(input_); }

std::optional<int> Process::wait(Deadline deadline) {
    using namespace std::chrono_literals;
    while (!ended_) {
        siginfo_t found{};
        const int error =
            ::waitid(P_PID, static_cast<id_t>(id_), &found, WEXITED | WNOHANG | WNOWAIT);
        if (error == 0 && found.si_pid == id_)
            kill();
        else if (std::chrono::steady_clock::now() >= deadline)
            return std::nullopt;
        else
            std::this_thread::sleep_for(1ms);
    }
    return ended_;
}

// Until the child has been waited for, its process id cannot be reused.
void Process::kill() {
    if (id_ < 0 || ended_) return;
    ::kill(-id_, SIGKILL);
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    ended_ = status;
}

std::string text_of_wait_status(int status) {
    if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
    return "exit code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace barracuda::ubi
