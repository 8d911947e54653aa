#include "cli/analyse/splice.hpp"

#include <algorithm>
#include <array>

namespace barracuda::cli {
namespace {

using Block = std::array<char, 1 << 16>;

}  // namespace

Splice::Splice(const std::string& path, OutputFile& output)
    : file_(path, std::ios::binary), output_(output), good_(static_cast<bool>(file_)) {}

void Splice::copy_until(std::uint64_t offset) {
    Block block;
    while (good_ && offset_ < offset) {
        const auto wanted = std::min<std::uint64_t>(block.size(), offset - offset_);
        file_.read(block.data(), static_cast<std::streamsize>(wanted));
        const auto size = static_cast<std::size_t>(file_.gcount());
        output_.write({block.data(), size});
        offset_ += size;
        good_ = size == wanted;
    }
}

void Splice::skip_until(std::uint64_t offset) {
    file_.seekg(static_cast<std::streamoff>(offset));
    good_ = good_ && file_;
    offset_ = offset;
}

void Splice::copy_rest() {
    Block block;
    while (good_ && file_) {
        file_.read(block.data(), block.size());
        output_.write({block.data(), static_cast<std::size_t>(file_.gcount())});
    }
    good_ = good_ && !file_.bad();
}

}  // namespace barracuda::cli
