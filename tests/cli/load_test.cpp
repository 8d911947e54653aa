// `barracuda load` as users run it, briefly: the form of its output, not the figures.
#include "base/file.hpp"
#include "base/text.hpp"
#include "kit/process.hpp"
#include "ubi/process.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <string>
#include <thread>

namespace barracuda::cli {
namespace {

std::string about_process(const std::string& id, const std::string& what) {
    const auto content = file_content("/proc/" + id + "/" + what);
    return content ? *content : "";
}

TEST(Load, LeavesNoServerBehindWhenItIsKilled) {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + 20s;
    auto load = ubi::Process::start({BARRACUDA_PROGRAM, "load", "--games", "1", "--time", "60"});
    ASSERT_TRUE(load);
    ASSERT_TRUE(load->read_line(end));
    const std::string id = std::to_string(load->id());
    const std::string children = about_process(id, "task/" + id + "/children");
    const std::string server(trimmed(children));
    ASSERT_NE(about_process(server, "cmdline").find("serve"), std::string::npos) << server;
    ::kill(load->id(), SIGKILL);
    // The command line of a process that has ended is empty, or its file is gone.
    while (!about_process(server, "cmdline").empty() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(10ms);
    EXPECT_EQ(about_process(server, "cmdline"), "");
}

TEST(Load, PlaysAgainstAServerOfItsOwn) {
    const Finished run = run_program({"load", "--games", "3", "--time", "0.1"});
    EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
    EXPECT_NE(run.out.find("acknowledged actions/s"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("games                      3"), std::string::npos) << run.out;
    EXPECT_EQ(run.out.find("refused"), std::string::npos) << run.out;
}

TEST(Load, SaysWhenThereIsNoServer) {
    const Finished run = run_program({"load", "--server", "127.0.0.1:1", "--games", "1"});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.err, "barracuda: the server does not answer: Connection refused\n");
    const Finished nowhere = run_program({"load", "--server", "somewhere"});
    EXPECT_EQ(nowhere.exit_code, 2);
    EXPECT_NE(nowhere.err.find("a server is given as HOST:PORT"), std::string::npos) << nowhere.err;
}

TEST(Load, MeasuresMemoryOfItsOwnServerOnly) {
    const Finished run = run_program({"load", "--server", "127.0.0.1:1", "--idle"});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.err, "barracuda: --idle cannot be combined with --server\n");
}

}  // namespace
}  // namespace barracuda::cli
