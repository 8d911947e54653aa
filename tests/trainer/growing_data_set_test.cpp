#include "trainer/growing_data_set.hpp"

#include "base/temporary_folder.hpp"
#include "kit/files.hpp"

#include <gtest/gtest.h>

namespace barracuda::trainer {
namespace {

class GrowingDataSetTest : public testing::Test {
protected:
    std::string content() const { return kit::content_of(path_); }
    void write(const std::string& bytes) const { kit::write_file(path_, bytes); }

    const TemporaryFolder folder_;
    const std::string path_ = folder_.path() / "data";
};

LabelledGame game_of(int score) {
    return {LabelledGame::GameResult::Draw,
            {{Position::closed(), score}, {Position::open(), score}}};
}

TEST_F(GrowingDataSetTest, GoesOnBehindTheLastWholeGame) {
    const std::string two =
        data_set_header() + data_set_bytes(game_of(1)) + data_set_bytes(game_of(2));
    for (const std::size_t torn : {0u, 1u, 3u, 4u, 60u}) {
        write(two + data_set_bytes(game_of(3)).substr(0, torn));
        auto set = GrowingDataSet::open(path_);
        ASSERT_TRUE(set) << set.error();
        EXPECT_EQ(set->games(), 2) << torn;
        EXPECT_EQ(set->positions(), 4u);
        EXPECT_TRUE(set->add(game_of(3)));
        EXPECT_EQ(set->games(), 3);
        EXPECT_EQ(content(), two + data_set_bytes(game_of(3))) << torn;
    }
}

TEST_F(GrowingDataSetTest, BeginsWithTheHeader) {
    for (const char* left : {"", "BG"}) {
        write(left);
        const auto set = GrowingDataSet::open(path_);
        ASSERT_TRUE(set) << set.error();
        EXPECT_EQ(set->games(), 0);
        EXPECT_EQ(content(), data_set_header());
    }
}

TEST_F(GrowingDataSetTest, LeavesAloneWhatIsNoDataSet) {
    const auto error_with = [&](const std::string& text) {
        write(text);
        const auto set = GrowingDataSet::open(path_);
        EXPECT_EQ(content(), text);
        return set ? "none" : set.error();
    };
    EXPECT_EQ(error_with("letters to a friend"),
              path_ + ": byte 0: this is not a data set of positions");
    EXPECT_EQ(error_with("to do"), path_ + " is not a data set");
}

TEST_F(GrowingDataSetTest, SaysWhereItCannotBe) {
    EXPECT_EQ(GrowingDataSet::open("/no/such/folder/data").error(),
              "/no/such/folder/data cannot be written");
}

}  // namespace
}  // namespace barracuda::trainer
