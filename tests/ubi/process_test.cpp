#include "ubi/process.hpp"

#include "kit/files.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <thread>

namespace barracuda::ubi {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

Deadline within(std::chrono::milliseconds time) { return SteadyClock::now() + time; }

constexpr auto plenty = 30s;
constexpr auto moment = 50ms;

Process run_shell(const std::string& script) {
    auto process = Process::start({"/bin/sh", "-c", script});
    EXPECT_TRUE(process);
    return std::move(*process);
}

// Whether a process is running, not just waiting to be reaped.
bool is_running(pid_t id) {
    const std::string stat = kit::content_of("/proc/" + std::to_string(id) + "/stat");
    const std::size_t name_end = stat.rfind(')');
    return name_end != std::string::npos && stat[name_end + 2] != 'Z' && stat[name_end + 2] != 'X';
}

TEST(Process, TalksLineByLine) {
    Process cat = run_shell("cat");
    EXPECT_TRUE(cat.write_line("one", within(plenty)));
    EXPECT_TRUE(cat.write_line("", within(plenty)));
    EXPECT_TRUE(cat.write_line("two\r", within(plenty)));
    EXPECT_EQ(*cat.read_line(within(plenty)), "one");
    EXPECT_EQ(*cat.read_line(within(plenty)), "");
    EXPECT_EQ(*cat.read_line(within(plenty)), "two");
    cat.close_input();
    EXPECT_EQ(cat.read_line(within(plenty)).error(), ReadFailure::Closed);
    EXPECT_FALSE(cat.write_line("three", within(plenty)));
    EXPECT_EQ(cat.wait(within(plenty)), 0);
}

TEST(Process, LastLineNeedsNoEnd) {
    Process process = run_shell("printf 'a\\nb'");
    EXPECT_EQ(*process.read_line(within(plenty)), "a");
    EXPECT_EQ(*process.read_line(within(plenty)), "b");
    EXPECT_EQ(process.read_line(within(plenty)).error(), ReadFailure::Closed);
}

TEST(Process, WaitsNoLongerThanTheDeadline) {
    Process process = run_shell("printf half; sleep 100");
    const auto begun = SteadyClock::now();
    EXPECT_EQ(process.read_line(within(moment)).error(), ReadFailure::TimedOut);
    EXPECT_EQ(process.read_line(within(-1s)).error(), ReadFailure::TimedOut);
    EXPECT_FALSE(process.wait(within(moment)));
    EXPECT_GE(SteadyClock::now() - begun, 2 * moment);
    EXPECT_LT(SteadyClock::now() - begun, 10s);
}

TEST(Process, TellsHowItEnded) {
    EXPECT_EQ(text_of_wait_status(*run_shell("exit 3").wait(within(plenty))), "exit code 3");
    EXPECT_EQ(text_of_wait_status(*run_shell("kill -9 $$").wait(within(plenty))), "signal 9");
    Process process = run_shell("sleep 100");
    process.kill();
    EXPECT_EQ(text_of_wait_status(*process.wait(within(plenty))), "signal 9");
}

TEST(Process, CannotStartWhatIsNotThere) {
    EXPECT_FALSE(Process::start({}));
    EXPECT_FALSE(Process::start({""}));
    const auto missing = Process::start({"/nowhere/engine", "ubi"});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "/nowhere/engine cannot be started: No such file or directory");
}

TEST(Process, WritingToTheDeadIsNoSignal) {
    Process process = run_shell("exit 0");
    ASSERT_TRUE(process.wait(within(plenty)));
    EXPECT_FALSE(process.write_line("hello?", within(plenty)));
}

TEST(Process, WritingToTheDeafEnds) {
    Process process = run_shell("sleep 100");
    const std::string long_line(200'000, 'x');
    EXPECT_FALSE(process.write_line(long_line, within(moment)));
}

TEST(Process, ListensWhileWriting) {
    Process process = run_shell("yes | head -n 100000; wc -c");
    EXPECT_TRUE(process.write_line(std::string(200'000, 'x'), within(plenty)));
    process.close_input();
    for (int i = 0; i < 100'000; ++i) ASSERT_EQ(*process.read_line(within(plenty)), "y");
    EXPECT_EQ(process.read_line(within(plenty))->substr(0, 6), "200001");
}

TEST(Process, EndlessLinesComeInPieces) {
    Process process = run_shell("yes | tr -d '\\n'");
    for (int i = 0; i < 3; ++i)
        EXPECT_GE(process.read_line(within(plenty))->size(), std::size_t{1} << 20);
}

TEST(Process, LeavesNothingBehind) {
    pid_t child = -1;
    pid_t grandchild = -1;
    {
        Process process = run_shell("sleep 1000 & echo $!; wait");
        child = process.id();
        grandchild = std::stoi(*process.read_line(within(plenty)));
        EXPECT_TRUE(is_running(grandchild));
    }
    EXPECT_EQ(::waitpid(child, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
    for (int i = 0; i < 1000 && is_running(grandchild); ++i) std::this_thread::sleep_for(10ms);
    EXPECT_FALSE(is_running(grandchild));
}

TEST(Process, ChildrenDoNotKeepEachOthersPipes) {
    Process first = run_shell("cat; echo ended");
    const Process second = run_shell("sleep 100");
    first.close_input();
    EXPECT_EQ(*first.read_line(within(plenty)), "ended");
}

TEST(Process, CanBeMoved) {
    Process process = run_shell("echo one; sleep 100");
    const pid_t replaced = process.id();
    process = run_shell("echo two; cat");
    EXPECT_FALSE(is_running(replaced));
    Process moved = std::move(process);
    EXPECT_EQ(*moved.read_line(within(plenty)), "two");
    EXPECT_TRUE(moved.write_line("three", within(plenty)));
    EXPECT_EQ(*moved.read_line(within(plenty)), "three");
}

}  // namespace
}  // namespace barracuda::ubi
