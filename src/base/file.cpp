#include "base/file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

namespace barracuda {

Result<std::string, int> file_content(const std::string& path) {
    errno = 0;
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                               std::fclose);
    if (!file) return fail(errno);
    std::string content;
    std::array<char, 1 << 16> block;
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), file.get()))
        content.append(block.data(), size);
    if (std::ferror(file.get()) != 0) return fail(errno);
    return content;
}

}  // namespace barracuda
