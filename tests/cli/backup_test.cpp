#include "cli/folder_test.hpp"
#include "kit/process.hpp"

namespace barracuda {
namespace {

class BackupCommand : public FolderTest {
protected:
    BackupCommand() {
        std::filesystem::create_directories(folder_ / "barracuda");
        std::filesystem::copy_file(TEST_DATA_DIR "/store/version-1.db",
                                   folder_ / "barracuda" / "games.db");
    }
};

TEST_F(BackupCommand, CopiesTheGamesOfTheUsualPlace) {
    const auto finished =
        run_program({"backup", path("copy.db")}, {}, {"XDG_DATA_HOME=" + folder_.string()});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_GT(std::filesystem::file_size(path("copy.db")), 10'000U);
}

TEST_F(BackupCommand, SaysWhatIsWrong) {
    const auto finished = run_program({"backup", path("copy.db"), "--store", path("none.db")});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.err, "barracuda: there is no database at " + path("none.db") + "\n");
}

}  // namespace
}  // namespace barracuda
