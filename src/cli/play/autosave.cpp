#include "cli/play/autosave.hpp"

#include "cli/input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace barracuda::cli {
namespace {

namespace fs = std::filesystem;

constexpr int most_programs = 20;  // simultaneous, per user
constexpr int most_kept = 9999;

// As in the XDG base directory specification.
std::optional<fs::path> state_folder() {
    if (const char* folder = std::getenv("XDG_STATE_HOME"); folder != nullptr && folder[0] == '/')
        return fs::path(folder) / "barracuda";
    if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/')
        return fs::path(home) / ".local" / "state" / "barracuda";
    return std::nullopt;
}

}  // namespace

std::optional<FileLock> FileLock::take(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return std::nullopt;
    FileLock lock(descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return std::nullopt;
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Result<Autosave, std::string> Autosave::open() {
    const auto folder = state_folder();
    if (!folder) return fail<std::string>("there is no home folder");
    std::error_code error;
    fs::create_directories(*folder, error);
    if (error) return fail(fmt::format("cannot create {}: {}", folder->string(), error.message()));
    std::optional<Autosave> best;
    auto best_time = fs::file_time_type::min();
    for (int number = 1; number <= most_programs; ++number) {
        const std::string suffix = number == 1 ? "" : fmt::format("-{}", number);
        const std::string path = *folder / fmt::format("barragoon-autosave{}.bgn", suffix);
        const auto time = fs::last_write_time(path, error);
        const bool is_older = error || time <= best_time;
        if (best && is_older) continue;
        if (auto lock = FileLock::take(path + ".lock")) {
            best = Autosave(path, std::move(*lock));
            if (!is_older) best_time = time;
        }
    }
    if (!best) return fail(fmt::format("cannot write in {}", folder->string()));
    return std::move(*best);
}

std::optional<std::string> Autosave::stored() const {
    auto text = read_file(path_);
    return text ? std::optional(*text) : std::nullopt;
}

Result<void, std::string> Autosave::store(const std::string& text) {
    if (text == last_text_) return {};
    auto written = write_file(path_, text);
    if (written) last_text_ = text;
    return written;
}

std::optional<std::string> Autosave::put_aside() {
    std::error_code error;
    if (!fs::exists(path_, error)) return std::nullopt;
    for (int number = 1; number <= most_kept; ++number) {
        const std::string kept =
            fs::path(path_).parent_path() / fmt::format("barragoon-{}.bgn", number);
        if (fs::exists(kept, error)) continue;
        fs::rename(path_, kept, error);
        last_text_.clear();
        return error ? std::nullopt : std::optional(kept);
    }
    return std::nullopt;
}

}  // namespace barracuda::cli
