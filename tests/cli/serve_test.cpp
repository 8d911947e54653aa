#include "cli/rows.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"
#include "server/client.hpp"
#include "server/folder.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace barracuda {
namespace {

using server::Client;
using server::Folder;

class Serve : public testing::Test {
protected:
    kit::Terminal start(std::vector<std::string> more = {},
                        const std::vector<std::string>& environment = {}) {
        std::vector<std::string> arguments{"serve", "--root", folder_.path().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return {BARRACUDA_PROGRAM, arguments, environment, {120, 24}};
    }

    // Reads the port from the line with which the program begins; 0 if there is no such line.
    static std::uint16_t port_of(kit::Terminal& program) {
        if (!program.wait_for("Barracuda is running at http://localhost:")) return 0;
        const auto port = program.wait_for("  (Ctrl-C stops it)");
        return port ? static_cast<std::uint16_t>(std::atoi(port->c_str())) : std::uint16_t{0};
    }

    Folder folder_;
};

TEST_F(Serve, ServesTheFolderUntilCtrlC) {
    kit::Terminal program = start({"--port", "0"});
    const auto port = port_of(program);
    ASSERT_NE(port, 0) << program.unseen();
    Client client(port);
    const auto page = client.get("/play", "Accept-Encoding: br\r\n");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
    EXPECT_EQ(page->body, "index as brotli");
    EXPECT_EQ(page->header("X-Frame-Options"), "DENY");
    EXPECT_EQ(client.get("/embed")->header("X-Frame-Options"), "");
    EXPECT_EQ(client.get("/nowhere.js")->status, 404);
    program.type("\x03");
    EXPECT_EQ(program.exit_code(), 0);
}

TEST_F(Serve, EndsWhenTheSystemAsks) {
    kit::Terminal program = start({"--port", "0"});
    const auto port = port_of(program);
    ASSERT_NE(port, 0);
    Client idle(port);
    ASSERT_TRUE(idle.get("/"));
    program.signal(SIGTERM);
    EXPECT_EQ(program.exit_code(std::chrono::seconds(5)), 0);
    EXPECT_TRUE(idle.sees_the_end());
}

TEST_F(Serve, NamesAPortThatIsTaken) {
    kit::Terminal program = start({"--port", "0"});
    const std::string taken = std::to_string(port_of(program));
    const auto second = run_program({"serve", "--root", folder_.path().string(), "--port", taken});
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_TRUE(second.err.starts_with("barracuda: port " + taken + " is in use; ")) << second.err;
}

TEST_F(Serve, TakesTheNextFreePortIfAllowed) {
    kit::Terminal first = start({"--port", "0"});
    const auto taken = port_of(first);
    ASSERT_NE(taken, 0);
    kit::Terminal second = start({"--port", std::to_string(taken), "--next-free"});
    EXPECT_TRUE(second.wait_for("Port " + std::to_string(taken) + " is in use; "));
    const auto port = port_of(second);
    EXPECT_GT(port, taken);
    EXPECT_EQ(Client(port).get("/")->status, 200);
}

TEST_F(Serve, NamesAFolderThatIsNone) {
    const auto missing = run_program({"serve", "--port", "0", "--root", "/no/such/folder"});
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_EQ(missing.err, "barracuda: there is no folder /no/such/folder\n");
    const auto empty = run_program({"serve", "--port", "0", "--root", TEST_DATA_DIR});
    EXPECT_EQ(empty.exit_code, 1);
    EXPECT_NE(empty.err.find("has no index.html"), std::string::npos) << empty.err;
}

TEST_F(Serve, RefusesBadArguments) {
    for (const char* port : {"-1", "65536", "http", "80x", ""}) {
        const auto refused = run_program({"serve", "--port", port});
        EXPECT_EQ(refused.exit_code, 2) << port;
        EXPECT_EQ(lines_of(refused.err).size(), 1u) << refused.err;
    }
    const auto address = run_program(
        {"serve", "--port", "0", "--root", folder_.path().string(), "--address", "here"});
    EXPECT_EQ(address.exit_code, 2);
    EXPECT_EQ(address.err, "barracuda: here is not an IP address\n");
}

TEST_F(Serve, OpensTheBrowserOfADesktop) {
    const auto opened = folder_.path() / "opened";
    folder_.write("bin/xdg-open", "#!/bin/sh\necho \"$1\" > " + opened.string() + "\n");
    const std::string bin = (folder_.path() / "bin").string();
    ::chmod((bin + "/xdg-open").c_str(), 0755);
    kit::Terminal program =
        start({"--port", "0", "--open"}, {"PATH=" + bin + ":/usr/bin:/bin", "DISPLAY=:9"});
    const auto port = port_of(program);
    ASSERT_NE(port, 0);
    std::string address;
    for (int i = 0; i < 500 && address.empty(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::ifstream(opened) >> address;
    }
    EXPECT_EQ(address, "http://localhost:" + std::to_string(port));
}

}  // namespace
}  // namespace barracuda
