#include "ubi/process.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <fstream>
#include <sstream>
#include <thread>

namespace barracuda::ubi {
namespace {

using namespace std::chrono_literals;
using Steady = std::chrono::steady_clock;

Deadline in(std::chrono::milliseconds time) { return Steady::now() + time; }

constexpr auto plenty = 30s;
constexpr auto moment = 50ms;

Process shell(const std::string& script) {
    auto process = Process::start({"/bin/sh", "-c", script});
    EXPECT_TRUE(process);
    return std::move(*process);
}

// Whether a process runs, and is not only waiting to be asked how it ended.
bool is_running(pid_t id) {
    std::ifstream file("/proc/" + std::to_string(id) + "/stat");
    std::stringstream text;
    text << file.rdbuf();
    const std::string stat = text.str();
    const std::size_t name_end = stat.rfind(')');
    return name_end != std::string::npos && stat[name_end + 2] != 'Z' && stat[name_end + 2] != 'X';
}

TEST(Process, TalksLineByLine) {
    Process cat = shell("cat");
    EXPECT_TRUE(cat.write_line("one", in(plenty)));
    EXPECT_TRUE(cat.write_line("", in(plenty)));
    EXPECT_TRUE(cat.write_line("two\r", in(plenty)));
    EXPECT_EQ(*cat.read_line(in(plenty)), "one");
    EXPECT_EQ(*cat.read_line(in(plenty)), "");
    EXPECT_EQ(*cat.read_line(in(plenty)), "two");
    cat.close_input();
    EXPECT_EQ(cat.read_line(in(plenty)).error(), ReadFailure::Closed);
    EXPECT_FALSE(cat.write_line("three", in(plenty)));
    EXPECT_EQ(cat.wait(in(plenty)), 0);
}

TEST(Process, LastLineNeedsNoEnd) {
    Process process = shell("printf 'a\\nb'");
    EXPECT_EQ(*process.read_line(in(plenty)), "a");
    EXPECT_EQ(*process.read_line(in(plenty)), "b");
    EXPECT_EQ(process.read_line(in(plenty)).error(), ReadFailure::Closed);
}

TEST(Process, WaitsNoLongerThanTheDeadline) {
    Process process = shell("printf half; sleep 100");
    const auto begun = Steady::now();
    EXPECT_EQ(process.read_line(in(moment)).error(), ReadFailure::TimedOut);
    EXPECT_EQ(process.read_line(in(-1s)).error(), ReadFailure::TimedOut);
    EXPECT_FALSE(process.wait(in(moment)));
    EXPECT_GE(Steady::now() - begun, 2 * moment);
    EXPECT_LT(Steady::now() - begun, 10s);
}

TEST(Process, TellsHowItEnded) {
    EXPECT_EQ(text_of_wait_status(*shell("exit 3").wait(in(plenty))), "exit code 3");
    EXPECT_EQ(text_of_wait_status(*shell("kill -9 $$").wait(in(plenty))), "signal 9");
    Process process = shell("sleep 100");
    process.kill();
    EXPECT_EQ(text_of_wait_status(*process.wait(in(plenty))), "signal 9");
}

TEST(Process, CannotStartWhatIsNotThere) {
    EXPECT_FALSE(Process::start({}));
    EXPECT_FALSE(Process::start({""}));
    const auto missing = Process::start({"/nowhere/engine", "ubi"});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error(), "/nowhere/engine cannot be started: No such file or directory");
}

TEST(Process, WritingToTheDeadIsNoSignal) {
    Process process = shell("exit 0");
    ASSERT_TRUE(process.wait(in(plenty)));
    EXPECT_FALSE(process.write_line("hello?", in(plenty)));
}

TEST(Process, WritingToTheDeafEnds) {
    Process process = shell("sleep 100");
    const std::string long_line(200'000, 'x');
    EXPECT_FALSE(process.write_line(long_line, in(moment)));
}

TEST(Process, ListensWhileWriting) {
    Process process = shell("yes | head -n 100000; wc -c");
    EXPECT_TRUE(process.write_line(std::string(200'000, 'x'), in(plenty)));
    process.close_input();
    for (int i = 0; i < 100'000; ++i) ASSERT_EQ(*process.read_line(in(plenty)), "y");
    EXPECT_EQ(process.read_line(in(plenty))->substr(0, 6), "200001");
}

TEST(Process, EndlessLinesComeInPieces) {
    Process process = shell("yes | tr -d '\\n'");
    for (int i = 0; i < 3; ++i)
        EXPECT_GE(process.read_line(in(plenty))->size(), std::size_t{1} << 20);
}

TEST(Process, LeavesNothingBehind) {
    pid_t child = -1;
    pid_t grandchild = -1;
    {
        Process process = shell("sleep 1000 & echo $!; wait");
        child = process.id();
        grandchild = std::stoi(*process.read_line(in(plenty)));
        EXPECT_TRUE(is_running(grandchild));
    }
    EXPECT_EQ(::waitpid(child, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
    for (int i = 0; i < 1000 && is_running(grandchild); ++i) std::this_thread::sleep_for(10ms);
    EXPECT_FALSE(is_running(grandchild));
}

TEST(Process, ChildrenDoNotKeepEachOthersPipes) {
    Process first = shell("cat; echo ended");
    const Process second = shell("sleep 100");
    first.close_input();
    EXPECT_EQ(*first.read_line(in(plenty)), "ended");
}

TEST(Process, CanBeMoved) {
    Process process = shell("echo one; sleep 100");
    const pid_t replaced = process.id();
    process = shell("echo two; cat");
    EXPECT_FALSE(is_running(replaced));
    Process moved = std::move(process);
    EXPECT_EQ(*moved.read_line(in(plenty)), "two");
    EXPECT_TRUE(moved.write_line("three", in(plenty)));
    EXPECT_EQ(*moved.read_line(in(plenty)), "three");
}

}  // namespace
}  // namespace barracuda::ubi
