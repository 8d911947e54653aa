// What happens while the database or the disk fails, and afterwards.
#include "store/database.hpp"
#include "store/samples.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

namespace barracuda::store {
namespace {

using Kind = StoreFailure::Kind;

// A file size limit acts like a full disk on anything that wants to grow.
class FullDisk {
public:
    explicit FullDisk(std::uintmax_t size) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{.rlim_cur = size, .rlim_max = before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int);
};

// Root may write anywhere, so the tests drop its privileges for a while.
class PlainUser {
public:
    PlainUser() {
        if (::geteuid() == 0) was_root_ = ::seteuid(65534) == 0;
    }
    ~PlainUser() {
        if (was_root_ && ::seteuid(0) != 0) ADD_FAILURE() << "cannot become root again";
    }
    PlainUser(const PlainUser&) = delete;
    PlainUser& operator=(const PlainUser&) = delete;

private:
    bool was_root_ = false;
};

class File : public testing::Test {
protected:
    std::string url() const { return (folder_.path() / "store.db").string(); }

    TemporaryFolder folder_;
};

TEST_F(File, OnAFullDiskRefusesAndGoesOnWhenThereIsRoom) {
    const auto store = Store::open(url());
    ASSERT_TRUE(store);
    Writer writer(url());
    ASSERT_TRUE(writer.write({AddGame{sample_game("g")}}));
    const std::string long_text(10'000, 'x');
    {
        const FullDisk disk(std::filesystem::file_size(url() + "-wal") + 5'000);
        const Written written = writer.write({sample_append("g", 0, long_text)});
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().kind, Kind::Unavailable);
        EXPECT_NE(written.error().reason, "");
        EXPECT_EQ((*store->game("g"))->number, 0);
        EXPECT_TRUE(store->events("g")->empty());
    }
    EXPECT_TRUE(writer.write({sample_append("g", 0, long_text)}));
    EXPECT_EQ(store->events("g")->at(0).text, long_text);
}

TEST_F(File, ThatCannotBeWrittenIsRefusedUntilItCan) {
    std::filesystem::permissions(folder_.path(), std::filesystem::perms(0777));
    const PlainUser user;
    ASSERT_TRUE(Store::open(url()));
    Writer writer(url());
    std::filesystem::permissions(url(), std::filesystem::perms(0400));
    const Written written = writer.write({Beat{1}});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Kind::Unavailable);
    EXPECT_EQ(written.error().reason, "the file cannot be written");
    const auto reading = Store::open(url());
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error(), "cannot open " + url() + ": the file cannot be written");
    std::filesystem::permissions(url(), std::filesystem::perms(0600));
    EXPECT_TRUE(writer.write({Beat{1}}));
}

TEST_F(File, IsForItsOwnerOnly) {
    ASSERT_TRUE(Store::open(url()));
    EXPECT_EQ(std::filesystem::status(url()).permissions(), std::filesystem::perms(0600));
}

TEST_F(File, IsMadeWithItsFolders) {
    const std::string deep = (folder_.path() / "a" / "b" / "store.db").string();
    EXPECT_TRUE(Store::open(deep));
}

TEST_F(File, MayHaveAnyName) {
    for (const char* name : {"with space.db", "with=sign.db", "ünï.db", "it's.db"}) {
        const std::string path = (folder_.path() / name).string();
        const auto store = Store::open(path);
        ASSERT_TRUE(store) << store.error();
        EXPECT_TRUE(Writer(path).write({Beat{1}})) << name;
        EXPECT_TRUE(std::filesystem::exists(path)) << name;
    }
}

TEST_F(File, ThatIsNoDatabaseIsLeftAlone) {
    std::ofstream(url()) << "a diary, not a database; it is long enough to be looked at";
    const auto store = Store::open(url());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error(), "cannot open " + url() + ": file is not a database");
    for (const char* bad : {"", "a\"b.db", "/dev/null/store.db"})
        EXPECT_FALSE(Store::open(bad)) << bad;
}

TEST(Server, ThatCannotBeReachedIsNamedWithoutItsPassword) {
    const auto store = Store::open("postgresql://anna:secret@127.0.0.1:1/games");
    ASSERT_FALSE(store);
    EXPECT_TRUE(store.error().starts_with("cannot open the database of PostgreSQL: "));
    EXPECT_NE(store.error().find("port 1 failed: Connection refused"), std::string::npos)
        << store.error();
    EXPECT_EQ(store.error().find("secret"), std::string::npos) << store.error();
}

TEST(Server, ThatWasKilledIsUsedAgainWhenItIsBack) {
    kit::Postgres server({"fsync=off"});
    const auto store = Store::open(server.url());
    ASSERT_TRUE(store) << store.error();
    Writer writer(server.url(), {.doubt = std::chrono::milliseconds(0)});
    ASSERT_TRUE(writer.write({AddGame{sample_game("g")}}));
    ASSERT_TRUE(writer.write({sample_append("g", 0)}));

    server.kill();
    const Written written = writer.write({sample_append("g", 1)});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Kind::Unavailable);
    EXPECT_EQ(store->game("g").error().kind, Kind::Unavailable);

    server.start();
    EXPECT_EQ((*store->game("g"))->number, 1);
    EXPECT_TRUE(writer.write({sample_append("g", 1)}));
    EXPECT_EQ(store->events("g")->size(), 2U);
}

}  // namespace
}  // namespace barracuda::store
