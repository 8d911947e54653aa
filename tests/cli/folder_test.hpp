// Tests of subcommands that read and write files, in a folder of their own.
#pragma once

#include "base/temporary_folder.hpp"
#include "kit/files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

namespace barracuda {

class FolderTest : public testing::Test {
    const TemporaryFolder temporary_;

protected:
    std::string path(std::string_view name) const { return folder_ / name; }
    std::string file(std::string_view name, std::string_view content) const {
        return kit::write_file(folder_ / name, content);
    }
    static std::string content(const std::filesystem::path& path) { return kit::content_of(path); }
    std::ptrdiff_t files_in_folder() const {
        return std::distance(std::filesystem::directory_iterator(folder_), {});
    }

    const std::filesystem::path& folder_ = temporary_.path();
};

}  // namespace barracuda
