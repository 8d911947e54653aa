#include "cli/output_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace barracuda::cli {

namespace fs = std::filesystem;

OutputFile::OutputFile(std::string path) : path_(std::move(path)) {}

OutputFile::~OutputFile() {
    close();
    std::error_code ignored;
    if (!draft_.empty()) fs::remove(draft_, ignored);
}

Result<void, std::string> OutputFile::open() {
    if (path_ == "-") {
        file_ = stdout;
        return {};
    }
    std::error_code ignored;
    target_ = fs::weakly_canonical(path_, ignored);
    const bool exists = fs::exists(target_, ignored);
    if (exists && fs::is_directory(target_, ignored)) return failure(EISDIR);
    const bool replaces = !exists || fs::is_regular_file(target_, ignored);
    std::string name = replaces ? fmt::format("{}.{}~", target_.string(), ::getpid()) : path_;
    file_ = std::fopen(name.c_str(), "wb");
    if (!file_) return failure(errno);
    if (exists && replaces)
        fs::permissions(name, fs::status(target_, ignored).permissions(), ignored);
    if (replaces) draft_ = std::move(name);
    return {};
}

void OutputFile::write(std::string_view text) {
    if (error_ == 0 && std::fwrite(text.data(), 1, text.size(), file_) != text.size())
        error_ = errno;
}

Result<void, std::string> OutputFile::finish() {
    close();
    if (error_ != 0) return failure(error_);
    if (!draft_.empty() && std::rename(draft_.c_str(), target_.c_str()) != 0) return failure(errno);
    draft_.clear();
    return {};
}

void OutputFile::close() {
    if (!file_) return;
    const int closed = file_ == stdout ? std::fflush(file_) : std::fclose(file_);
    if (closed != 0 && error_ == 0) error_ = errno;
    file_ = nullptr;
}

Failure<std::string> OutputFile::failure(int error) const {
    const std::string_view name = path_ == "-" ? "standard output" : std::string_view(path_);
    return fail(fmt::format("cannot write {}: {}", name, std::strerror(error)));
}

}  // namespace barracuda::cli
