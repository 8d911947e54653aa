#include "store/migrations.hpp"

#include "store/database.hpp"
#include "store/keepsake.hpp"
#include "store/samples.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace barracuda::store {
namespace {

constexpr std::array<std::string_view, 1> next_tables = {
    "create table seeks (id text primary key)"};
constexpr std::array<std::string_view, 2> bad_tables = {"create table seeks (id text primary key)",
                                                        "create nonsense"};

std::vector<Migration> steps_and(Migration next) {
    std::vector<Migration> steps(all_steps().begin(), all_steps().end());
    steps.push_back(next);
    return steps;
}

class MigrationsTest : public OnBothDatabases {
protected:
    int newest() const { return static_cast<int>(all_steps().size()); }
    int version() const {
        Connection connection(url());
        return version_of(connection);
    }
    void migrate_to(std::span<const Migration> steps) const {
        Connection connection(url());
        migrate(url(), connection, steps);
    }
};

BOTH_DATABASES(MigrationsTest);

TEST_P(MigrationsTest, AnEmptyDatabaseGetsAllTables) {
    EXPECT_EQ(version(), 0);
    (void)opened();
    EXPECT_EQ(version(), newest());
    (void)opened();  // nothing is left to do
    EXPECT_EQ(version(), newest());
}

TEST_P(MigrationsTest, AnOlderDatabaseKeepsItsRows) {
    {
        const Store store = opened();
        Writer writer(url());
        ASSERT_TRUE(writer.write({AddGame{sample_game("g")}}));
    }
    migrate_to(steps_and(next_tables));
    EXPECT_EQ(version(), newest() + 1);
    if (!is_postgres()) {
        const std::string old = url() + ".version-" + std::to_string(newest());
        EXPECT_EQ(*Store::open(old)->game("g"), sample_game("g"));
    }
}

TEST_P(MigrationsTest, AStepThatFailsChangesNothing) {
    (void)opened();
    EXPECT_THROW(migrate_to(steps_and(bad_tables)), std::exception);
    EXPECT_EQ(version(), newest());
    migrate_to(steps_and(next_tables));  // so the table was not left behind
    EXPECT_EQ(version(), newest() + 1);
}

TEST_P(MigrationsTest, ANewerDatabaseIsNotTouched) {
    (void)opened();
    migrate_to(steps_and(next_tables));
    const auto store = Store::open(url());
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().find("it was made by a newer version of this program"),
              std::string::npos)
        << store.error();
}

TEST_P(MigrationsTest, ManyServersMayStartAtOnce) {
    std::array<std::string, 4> errors;
    {
        std::vector<std::jthread> threads;
        for (std::string& error : errors)
            threads.emplace_back([&error, this] {
                if (const auto store = Store::open(url()); !store) error = store.error();
            });
    }
    for (const std::string& error : errors) EXPECT_EQ(error, "");
    EXPECT_EQ(version(), newest());
}

// tests/data/store has a database of every released version.
TEST(Keepsakes, OfSQLiteCanStillBeRead) {
    for (std::size_t version = 1; version <= all_steps().size(); ++version) {
        const TemporaryFolder folder;
        const std::string copy = (folder.path() / "store.db").string();
        std::filesystem::copy_file(keepsake_file(version, ".db"), copy);
        const auto store = Store::open(copy);
        ASSERT_TRUE(store) << store.error();
        expect_keepsake(*store, version);
    }
}

TEST(Keepsakes, OfPostgreSQLCanStillBeRead) {
    for (std::size_t version = 1; version <= all_steps().size(); ++version) {
        const std::string url = kit::empty_postgres();
        kit::run_psql(url, {"--file=" + keepsake_file(version, ".sql")});
        const auto store = Store::open(url);
        ASSERT_TRUE(store) << store.error();
        expect_keepsake(*store, version);
    }
}

}  // namespace
}  // namespace barracuda::store
