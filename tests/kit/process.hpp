// Runs programs as a user would, with arguments and standard input, until they exit. It knows
// nothing of the game or the test framework.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::kit {

struct Finished {
    int exit_code;  // 128 plus the signal number if a signal killed the program
    std::string out;
    std::string err;
};

// The program is killed if it takes longer than a minute. `environment` is added to ours
// (NAME=VALUE).
Finished run_process(const std::string& program, const std::vector<std::string>& arguments,
                     std::string_view input = {}, const std::vector<std::string>& environment = {});

// For use after a fork: becomes the program, and never returns.
[[noreturn]] void execute(const std::string& program, const std::vector<std::string>& arguments,
                          const std::vector<std::string>& environment);

int exit_code_of(int wait_status);

#ifdef BARRACUDA_PROGRAM
// The real program, for the tests of its subcommands.
inline Finished run_program(const std::vector<std::string>& arguments, std::string_view input = {},
                            const std::vector<std::string>& environment = {}) {
    return run_process(BARRACUDA_PROGRAM, arguments, input, environment);
}
#endif

}  // namespace barracuda::kit

#ifdef BARRACUDA_PROGRAM
namespace barracuda {
using kit::Finished;
using kit::run_program;
}  // namespace barracuda
#endif
