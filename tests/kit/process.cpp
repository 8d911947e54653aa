#include "kit/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace barracuda::kit {
namespace {

using SteadyClock = std::chrono::steady_clock;
constexpr std::chrono::seconds longest_run{60};

struct Pipe {
    int reading = -1;
    int writing = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        reading = ends[0];
        writing = ends[1];
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close_end(reading);
        close_end(writing);
    }
    static void close_end(int& end) {
        if (end >= 0) ::close(end);
        end = -1;
    }
};

struct Pipes {
    Pipe input;
    Pipe output;
    Pipe errors;
};

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const std::vector<std::string>& environment, const Pipes& pipes) {
    ::dup2(pipes.input.reading, STDIN_FILENO);
    ::dup2(pipes.output.writing, STDOUT_FILENO);
    ::dup2(pipes.errors.writing, STDERR_FILENO);
    execute(program, arguments, environment);
}

// Writes as much as fits into the pipe; closes it when everything is written or the program stops
// reading.
void feed(Pipe& pipe, std::string_view& rest) {
    const auto written = rest.empty() ? 0 : ::write(pipe.writing, rest.data(), rest.size());
    if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
    if (written < 0 || rest.empty()) Pipe::close_end(pipe.writing);
}

void drain(Pipe& pipe, std::string& text) {
    std::array<char, 65536> buffer;
    const auto count = ::read(pipe.reading, buffer.data(), buffer.size());
    if (count > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(count));
    } else {
        Pipe::close_end(pipe.reading);
    }
}

// False if time ran out before the program closed its output.
bool exchange(Pipes& pipes, std::string_view input, Finished& finished) {
    const auto end = SteadyClock::now() + longest_run;
    while (pipes.output.reading >= 0 || pipes.errors.reading >= 0) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - SteadyClock::now());
        if (left.count() <= 0) return false;
        std::array<pollfd, 3> ends{pollfd{pipes.input.writing, POLLOUT, 0},
                                   pollfd{pipes.output.reading, POLLIN, 0},
                                   pollfd{pipes.errors.reading, POLLIN, 0}};
        if (::poll(ends.data(), ends.size(), static_cast<int>(left.count())) <= 0) continue;
        if (ends[0].revents != 0) feed(pipes.input, input);
        if (ends[1].revents != 0) drain(pipes.output, finished.out);
        if (ends[2].revents != 0) drain(pipes.errors, finished.err);
    }
    return true;
}

}  // namespace

void execute(const std::string& program, const std::vector<std::string>& arguments,
             const std::vector<std::string>& environment) {
    for (const std::string& setting : environment) {
        const auto sign = setting.find('=');
        ::setenv(setting.substr(0, sign).c_str(), setting.substr(sign + 1).c_str(), 1);
    }
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execv(program.c_str(), words.data());
    ::_exit(127);
}

int exit_code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Finished run_process(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input, const std::vector<std::string>& environment) {
    std::signal(SIGPIPE, SIG_IGN);  // a program that stops reading must not kill the tests
    Pipes pipes;
    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("no new process");
    if (child == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        become(program, arguments, environment, pipes);
    }
    Pipe::close_end(pipes.input.reading);
    Pipe::close_end(pipes.output.writing);
    Pipe::close_end(pipes.errors.writing);
    ::fcntl(pipes.input.writing, F_SETFL, O_NONBLOCK);
    Finished finished{};
    if (!exchange(pipes, input, finished)) ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    finished.exit_code = exit_code_of(status);
    return finished;
}

}  // namespace barracuda::kit
