// Files for tests. Errors show in what the test expects of their content.
#pragma once

#include "base/file.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace barracuda::kit {

// Nothing if there is no such file.
inline std::string content_of(const std::filesystem::path& path) {
    const auto content = file_content(path.string());
    return content ? *content : "";
}

// Creates the folders that are missing. Returns the path.
inline std::string write_file(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
}

}  // namespace barracuda::kit
