// A new folder among the system's temporary files, removed with its contents on destruction.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace barracuda {

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::error_code error;
        const auto place = std::filesystem::temp_directory_path(error);
        std::string pattern = (place / "barracuda-XXXXXX").string();
        if (!error && ::mkdtemp(pattern.data())) path_ = pattern;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;

    // Empty if it could not be created.
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace barracuda
