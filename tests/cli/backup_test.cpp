#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace barracuda {
namespace {

class BackupCommand : public testing::Test {
protected:
    BackupCommand() {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_ / "barracuda");
        std::filesystem::copy_file(TEST_DATA_DIR "/store/version-1.db",
                                   folder_ / "barracuda" / "games.db");
    }
    ~BackupCommand() override { std::filesystem::remove_all(folder_); }

    std::string place(const std::string& name) const { return (folder_ / name).string(); }

    const std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) /
        testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(BackupCommand, CopiesTheGamesOfTheUsualPlace) {
    const auto finished =
        run_program({"backup", place("copy.db")}, {}, {"XDG_DATA_HOME=" + folder_.string()});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_GT(std::filesystem::file_size(place("copy.db")), 10'000U);
}

TEST_F(BackupCommand, SaysWhatIsWrong) {
    const auto finished = run_program({"backup", place("copy.db"), "--store", place("none.db")});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.err, "barracuda: there is no database at " + place("none.db") + "\n");
}

}  // namespace
}  // namespace barracuda
