#include "kit/terminal.hpp"
#include "server/site/folder.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>

namespace barracuda {
namespace {

using namespace std::chrono_literals;

// A server, which runs until it is asked to end.
class Interrupted : public testing::Test {
protected:
    // `before` is run by the shell that starts it.
    kit::Terminal start(const std::string& before) {
        return {"/bin/sh",
                {"-c", before + "exec \"$0\" serve --store none --port 0 --root \"$1\"",
                 BARRACUDA_PROGRAM, folder_.path().string()},
                {},
                {120, 24}};
    }

    server::Folder folder_;
};

TEST_F(Interrupted, ByEverySignalThatAsksForTheEnd) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        kit::Terminal program = start("");
        ASSERT_TRUE(program.wait_for("(Ctrl-C stops it)")) << program.unseen();
        program.signal(number);
        EXPECT_EQ(program.exit_code(), 0) << number;
    }
}

TEST_F(Interrupted, NotByHangingUpUnderNohup) {
    kit::Terminal program = start("trap '' HUP; ");
    ASSERT_TRUE(program.wait_for("(Ctrl-C stops it)")) << program.unseen();
    program.signal(SIGHUP);
    EXPECT_EQ(program.exit_code(300ms), std::nullopt);
    program.signal(SIGINT);
    EXPECT_EQ(program.exit_code(), 0);
}

}  // namespace
}  // namespace barracuda
