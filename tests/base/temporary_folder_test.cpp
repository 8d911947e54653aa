#include "base/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

namespace barracuda {
namespace {

namespace fs = std::filesystem;

TEST(TemporaryFolder, IsThereAsLongAsTheObject) {
    fs::path path;
    {
        const TemporaryFolder folder;
        const TemporaryFolder other;
        path = folder.path();
        EXPECT_TRUE(fs::is_empty(path));
        EXPECT_NE(path, other.path());
        fs::create_directory(path / "sub");
        std::ofstream(path / "sub" / "file") << "content";
    }
    EXPECT_FALSE(fs::exists(path));
}

TEST(TemporaryFolder, BelongsToWhereItWasMovedTo) {
    auto folder = std::make_unique<TemporaryFolder>();
    const TemporaryFolder owner(std::move(*folder));
    folder.reset();
    EXPECT_TRUE(fs::exists(owner.path()));
}

TEST(TemporaryFolder, HasNoPathWhereNoneCanBe) {
    ::setenv("TMPDIR", "/nonexistent", 1);
    const TemporaryFolder folder;
    ::unsetenv("TMPDIR");
    EXPECT_TRUE(folder.path().empty());
}

}  // namespace
}  // namespace barracuda
