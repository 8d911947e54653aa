// A child process that is talked to line by line, with deadlines. It is killed, and everything it
// has started in its process group, when the object goes; no zombie stays. It knows nothing of UBI.
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
    Closed,  // the child has closed its output, as a rule because it has ended
};

class Process {
public:
    // The program and its arguments; without a slash the program is looked for in PATH. What it
    // writes to its standard error goes where ours goes. The error is one sentence.
    static Result<Process, std::string> start(const std::vector<std::string>& command);

    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    ~Process();

    // False if the child does not read until the deadline, or never again.
    bool write_line(std::string_view line, Deadline deadline);

    // The next line without its end. A line of more than a megabyte is handed out in pieces.
    Result<std::string, ReadFailure> read_line(Deadline deadline);

    void close_input();

    // How the child has ended, as `waitpid` says it, or nothing if it has not until the deadline.
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
    std::size_t searched_ = 0;  // there is no line end before this place in unread_
};

// "exit code 3", "signal 11", as the end of a sentence.
std::string text_of_wait_status(int status);

}  // namespace barracuda::ubi
