// A progress line on standard error: rewritten in place on a terminal, otherwise a new line now and
// then.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace barracuda::cli {

class Progress {
public:
    Progress();

    void show(const std::string& text);  // unless another was shown just before
    void finish();                       // leaves an empty line on a terminal

private:
    bool terminal_;
    std::optional<std::chrono::steady_clock::time_point> shown_;
};

}  // namespace barracuda::cli
