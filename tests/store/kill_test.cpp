// Processes that die without warning: nothing acknowledged is lost, and nothing is written twice.
#include "store/database.hpp"
#include "store/load.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <sstream>
#include <string>
#include <thread>

namespace barracuda::store {
namespace {

constexpr int game_count = 20;

class KillTest : public OnBothDatabases {
protected:
    // Plays until killed, and reports what was acknowledged. Never returns.
    [[noreturn]] void play(int report, int round) {
        const Store store = opened();
        std::vector<Id> games;
        for (int i = 0; i < game_count; ++i) games.push_back("game" + std::to_string(i));
        Load load(store, games, "round" + std::to_string(round) + "-",
                  [report](const Id& game, std::int64_t number, const std::string& text) {
                      const std::string line =
                          game + " " + std::to_string(number) + " " + text + "\n";
                      if (::write(report, line.data(), line.size()) < 0) ::_exit(1);
                  });
        load.run([] { return true; });
        ::_exit(1);
    }

    // What a process killed after this many bytes of its report had acknowledged.
    std::string report_of_killed(int round, std::size_t bytes) {
        std::array<int, 2> ends{};
        EXPECT_EQ(::pipe(ends.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(ends[0]);
            play(ends[1], round);
        }
        ::close(ends[1]);
        std::string report;
        std::array<char, 4096> part{};
        ssize_t size = 0;
        while ((size = ::read(ends[0], part.data(), part.size())) > 0) {
            report.append(part.data(), static_cast<std::size_t>(size));
            if (report.size() >= bytes) ::kill(child, SIGKILL);
        }
        ::close(ends[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status));
        return report;
    }
};

BOTH_DATABASES(KillTest);

TEST_P(KillTest, AWriterThatIsKilledHasLostNothing) {
    {
        (void)opened();
    }
    ASSERT_EQ(added_games(url(), game_count).size(), std::size_t{game_count});
    Ledger acknowledged;
    for (int round = 0; round < 5; ++round) {
        std::istringstream report(
            report_of_killed(round, 2'000 + static_cast<std::size_t>(round) * 777));
        Id game;
        std::int64_t number = 0;
        std::string text;
        while (report >> game >> number >> text) acknowledged[game][number] = text;
        const Store store = opened();
        EXPECT_EQ(mistakes_in(store, acknowledged), std::vector<std::string>{});
    }
    std::size_t count = 0;
    for (const auto& [game, texts] : acknowledged) count += texts.size();
    EXPECT_GE(count, 400U);
}

TEST(KilledServer, HasLostNothing) {
    kit::Postgres server({"fsync=off"});  // the machine stays up, and so does its cache
    const auto store = Store::open(server.url());
    ASSERT_TRUE(store) << store.error();
    Ledger acknowledged;
    Load load(*store, added_games(server.url(), game_count), "load",
              [&](const Id& game, std::int64_t number, const std::string& text) {
                  acknowledged[game][number] = text;
              });
    std::atomic<bool> goes_on = true;
    std::jthread playing([&] { load.run([&] { return goes_on.load(); }); });
    const auto wait_for_more = [&] {
        const auto before = load.counts().acknowledged;
        while (load.counts().acknowledged < before + 100) std::this_thread::yield();
    };
    wait_for_more();
    server.kill();
    server.start();
    wait_for_more();
    goes_on = false;
    playing.join();
    EXPECT_EQ(load.counts().conflicts, 0);
    EXPECT_EQ(mistakes_in(*store, acknowledged), std::vector<std::string>{});
}

}  // namespace
}  // namespace barracuda::store
