#include "cli/store_place.hpp"

#include "store/place.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace barracuda::cli {
namespace {

constexpr int most_servers = 100;  // per user, with a file each

// The default place or, if another server uses it, the next one: games-2.db.
std::filesystem::path usual_file(int server) {
    std::filesystem::path first = store::usual_place();
    if (server == 1) return first;
    return first.parent_path() / fmt::format("games-{}.db", server);
}

enum class Lock : std::uint8_t { Taken, Busy, Failed };

// Beside the file, because databases have their own locks on it.
Lock lock_file(const std::filesystem::path& file, int& descriptor) {
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    descriptor = ::open((file.string() + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0) return Lock::Failed;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Lock::Taken;
    const bool busy = errno == EWOULDBLOCK;
    ::close(descriptor);
    return busy ? Lock::Busy : Lock::Failed;
}

std::string cannot_use(const std::filesystem::path& file) {
    return fmt::format("games cannot be stored in {}: {}", file.string(), std::strerror(errno));
}

}  // namespace

StorePlace::StorePlace(StorePlace&& other) noexcept
    : url_(std::move(other.url_)), lock_(std::exchange(other.lock_, -1)) {}

StorePlace::~StorePlace() {
    if (lock_ >= 0) ::close(lock_);
}

Result<StorePlace, std::string> StorePlace::take(const std::string& wanted) {
    int lock = -1;
    if (wanted.starts_with("postgresql://")) return StorePlace(wanted, lock);
    for (int i = 1; i <= most_servers; ++i) {
        const std::filesystem::path file = std::filesystem::absolute(
            wanted.empty() ? usual_file(i) : std::filesystem::path(wanted));
        const Lock locked = lock_file(file, lock);
        if (locked == Lock::Taken) return StorePlace(file.string(), lock);
        if (locked == Lock::Failed) return fail(cannot_use(file));
        if (!wanted.empty()) return fail(fmt::format("another server is using {}", file.string()));
    }
    return fail(std::string("this user is running too many servers"));
}

}  // namespace barracuda::cli
