#include "store/backup.hpp"

#include "store/database.hpp"
#include "store/samples.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <string>
#include <thread>

namespace barracuda::store {
namespace {

class Backup : public testing::Test {
protected:
    std::string place(const std::string& name) const { return (folder_.path() / name).string(); }

    TemporaryFolder folder_;
};

TEST_F(Backup, IsOneMomentOfADatabaseThatIsBeingWritten) {
    ASSERT_TRUE(Store::open(place("a.db")));
    Writer writer(place("a.db"));
    ASSERT_TRUE(writer.write({AddGame{sample_game("g")}}));
    std::atomic<std::int64_t> acknowledged = 0;
    std::atomic<bool> enough = false;
    std::jthread playing([&] {
        while (!enough && writer.write({sample_append("g", acknowledged)})) ++acknowledged;
    });
    while (acknowledged < 5) std::this_thread::yield();
    const std::int64_t before = acknowledged;
    const auto made = back_up(place("a.db"), place("b.db"));
    enough = true;
    playing.join();
    ASSERT_TRUE(made) << made.error();

    const auto copy = Store::open(place("b.db"));
    ASSERT_TRUE(copy) << copy.error();
    const auto number = (*copy->game("g"))->number;
    EXPECT_GE(number, before);
    EXPECT_EQ(copy->events("g")->size(), static_cast<std::size_t>(number));
    EXPECT_TRUE(Writer(place("b.db")).write({sample_append("g", number)}));
}

TEST_F(Backup, OverwritesNothingAndLeavesNothingHalf) {
    std::ofstream(place("there")) << "precious";
    ASSERT_TRUE(Store::open(place("a.db")));
    EXPECT_EQ(back_up(place("a.db"), place("there")).error(), place("there") + " exists already");
    EXPECT_EQ(std::filesystem::file_size(place("there")), 8U);
    EXPECT_FALSE(back_up(place("a.db"), place("no folder/b.db")));
    EXPECT_FALSE(std::filesystem::exists(place("no folder/b.db.part")));
}

TEST_F(Backup, SaysWhatItCannotCopy) {
    EXPECT_EQ(back_up(place("none.db"), place("b.db")).error(),
              "there is no database at " + place("none.db"));
    EXPECT_FALSE(std::filesystem::exists(place("none.db")));
    EXPECT_EQ(back_up("postgresql://host/games", place("b.db")).error(),
              "databases of PostgreSQL are backed up with pg_dump");
    std::ofstream(place("text")) << std::string(5000, 'x');
    EXPECT_EQ(back_up(place("text"), place("b.db")).error(),
              "cannot back up " + place("text") + ": file is not a database");
    EXPECT_FALSE(std::filesystem::exists(place("b.db")));
}

}  // namespace
}  // namespace barracuda::store
