#include "cli/installation.hpp"

#include <unistd.h>

namespace barracuda::cli {
namespace {

namespace fs = std::filesystem;

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : program.parent_path();
}

bool is_newer_processor() {
#ifdef __x86_64__
    return __builtin_cpu_supports("x86-64-v3") != 0;
#else
    return false;
#endif
}

}  // namespace

fs::path web_app_for(const fs::path& program_folder) {
    for (const char* place : {"../share/barracuda/web", "../../share/barracuda/web"}) {
        const fs::path installed = (program_folder / place).lexically_normal();
        std::error_code error;
        if (fs::exists(installed / "index.html", error)) return installed;
    }
    return (program_folder / "../web").lexically_normal();  // build/release -> build/web
}

fs::path web_app() { return web_app_for(program_folder()); }

// The other program has no such file beside it, so it does not hand over again.
void hand_over_to_faster_program(char** arguments) {
    if (!is_newer_processor()) return;
    const fs::path other = program_folder() / "../lib/barracuda/barracuda-x86-64-v3";
    ::execv(other.c_str(), arguments);
}

}  // namespace barracuda::cli
