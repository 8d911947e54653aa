#include "cli/installation.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace barracuda::cli {
namespace {

namespace fs = std::filesystem;

class Installation : public testing::Test {
protected:
    void SetUp() override {
        fs::remove_all(prefix);
        fs::create_directories(prefix / "share/barracuda/web");
        std::ofstream(prefix / "share/barracuda/web/index.html") << "<!doctype html>";
    }
    void TearDown() override { fs::remove_all(prefix); }

    const fs::path prefix = fs::path(testing::TempDir()) / "barracuda_installation";
};

TEST_F(Installation, TheWebAppOfAPackage) {
    const fs::path web = prefix / "share/barracuda/web";
    EXPECT_EQ(web_app_for(prefix / "bin"), web);
    EXPECT_EQ(web_app_for(prefix / "lib/barracuda"), web) << "for the second program, too";
}

TEST_F(Installation, TheWebAppOfABuild) {
    EXPECT_EQ(web_app_for("/source/build/release"), fs::path("/source/build/web"));
}

}  // namespace
}  // namespace barracuda::cli
