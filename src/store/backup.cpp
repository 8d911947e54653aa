#include "store/backup.hpp"

#include "store/connection.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace barracuda::store {
namespace {

void sync(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) throw std::system_error(errno, std::generic_category(), path.string());
    const int failed = ::fsync(file);
    const int error = errno;
    ::close(file);
    if (failed != 0) throw std::system_error(error, std::generic_category(), path.string());
}

std::filesystem::path folder_of(const std::filesystem::path& path) {
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

// `vacuum into` reads a consistent snapshot while others write; SQLite's backup API restarts
// whenever another process writes, and would never finish on a busy server. It does not sync to
// disk, so we do.
void copy(const std::string& url, const std::filesystem::path& target) {
    std::filesystem::path part = target;
    part += ".part";
    std::filesystem::remove(part);
    Connection connection(url);
    connection.change("vacuum into ?", {part.string()});
    std::filesystem::permissions(
        part, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    sync(part);
    std::filesystem::rename(part, target);
    sync(folder_of(target));
}

}  // namespace

Result<void, std::string> back_up(const std::string& url, const std::filesystem::path& target) {
    if (is_postgres(url))
        return fail(std::string("databases of PostgreSQL are backed up with pg_dump"));
    std::error_code error;
    if (!std::filesystem::exists(url, error)) return fail("there is no database at " + url);
    if (std::filesystem::exists(target, error)) return fail(target.string() + " exists already");
    try {
        copy(url, target);
    } catch (const std::exception& problem) {
        return fail("cannot back up " + url + ": " + reason_of(problem));
    }
    return {};
}

}  // namespace barracuda::store
