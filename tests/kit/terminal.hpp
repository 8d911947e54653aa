// A program at a pseudo-terminal: what a person at the keyboard sees and types. It knows nothing of
// the game or the test framework.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::kit {

class Terminal {
public:
    struct Size {
        int columns = 80;
        int rows = 24;
    };

    Terminal(const std::string& program, const std::vector<std::string>& arguments,
             const std::vector<std::string>& environment, Size size);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(
        std::string_view text);  // as typed: "\r" is Enter, "\t" Tab, "\x03" Ctrl-C, "\x04" Ctrl-D
    void resize(Size size);
    void signal(int number);

    // Waits until the text appears after the previous match, and returns everything up to it
    // without escape sequences; nothing if it does not appear in time.
    std::optional<std::string> wait_for(
        std::string_view text, std::chrono::milliseconds longest = std::chrono::seconds(20));

    // What has been shown since the last wait_for, without escape sequences; for failure messages.
    std::string unseen() const;

    // Everything shown, including escape sequences.
    const std::string& raw() const { return raw_; }

    // Waits until the program exits; nothing if it does not in time.
    std::optional<int> exit_code(std::chrono::milliseconds longest = std::chrono::seconds(20));

private:
    bool read_some(std::chrono::milliseconds longest);  // false if there is nothing more

    pid_t child_ = -1;
    int descriptor_ = -1;
    bool is_open_ = true;
    std::optional<int> exit_code_;
    std::string raw_;
    std::string shown_;     // raw_ without escape sequences
    std::size_t seen_ = 0;  // the part of shown_ that was matched
};

std::string without_escape_sequences(std::string_view text);

}  // namespace barracuda::kit
