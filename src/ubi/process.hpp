// A child process with line-based communication and deadlines. On destruction it is killed, along
// with everything in its process group, leaving no zombie. It knows nothing of UBI.
#pragma once

#include "base/result.hpp"

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::ubi {

using Deadline = std::chrono::steady_clock::time_point;

enum class ReadFailure : std::uint8_t {
    TimedOut,
    Closed,  // the child has closed its output, usually because it has ended
};

class Process {
public:
    // The program and its arguments; a program without a slash is looked up in PATH. Its standard
    // error goes where ours does. The error is one sentence.
    static Result<Process, std::string> start(const std::vector<std::string>& command);

    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    ~Process();

    // False if the child does not read before the deadline, or never will.
    bool write_line(std::string_view line, Deadline deadline);

    // The next line without its line end. A line longer than a megabyte is returned in pieces.
    Result<std::string, ReadFailure> read_line(Deadline deadline);

    void close_input();

    // How the child ended, as reported by `waitpid`, or nothing if it has not by the deadline.
    std::optional<int> wait(Deadline deadline);

    void kill();

    pid_t id() const { return id_; }

private:
    Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

    void release();
    bool read_some();  // false at the end of the output
    std::optional<std::string> next_line();

    pid_t id_ = -1;
    int input_ = -1;   // where we write
    int output_ = -1;  // where we read
    std::optional<int> ended_;
    std::string unread_;
    std::size_t searched_ = 0;  // unread_ has no line end before this
};

// "exit code 3" or "signal 11", to end a sentence.
std::string text_of_wait_status(int status);

}  // namespace barracuda::ubi
