#include "base/file.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <fstream>

namespace barracuda {
namespace {

TEST(File, IsReadAsItIs) {
    const std::string path = testing::TempDir() + "/barracuda_file_test";
    const std::string content = "a\r\n\0b" + std::string(100'000, 'x');
    std::ofstream(path, std::ios::binary) << content;
    EXPECT_EQ(*file_content(path), content);
    std::filesystem::remove(path);
}

TEST(File, TellsWhyItCannotBeRead) {
    EXPECT_EQ(file_content(testing::TempDir() + "/there/is/no/such/file").error(), ENOENT);
    EXPECT_EQ(file_content(testing::TempDir()).error(), EISDIR);
}

}  // namespace
}  // namespace barracuda
