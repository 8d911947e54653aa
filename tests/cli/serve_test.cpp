#include "cli/serve_test.hpp"

#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace barracuda {
namespace {

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

// With so few files, a server that took every client would soon take nobody any more.
TEST_F(Serve, OneAddressDoesNotUseUpItsFiles) {
    kit::Terminal program(
        "/bin/sh",
        {"-c", "ulimit -n 100 && exec \"$0\" \"$@\"", BARRACUDA_PROGRAM, "serve", "--root",
         folder_.path().string(), "--port", "0", "--new-connections", "1000"},
        {}, {120, 24});
    const auto port = port_of(program);
    ASSERT_NE(port, 0) << program.unseen();
    std::vector<Client> half_open;
    for (int i = 0; i < 700; ++i) {
        half_open.emplace_back(port);
        half_open.back().send("GET / HT");
    }
    const auto page = Client(port, "127.0.0.2").get("/");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
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

TEST_F(Serve, PlaysGamesOverTheNetworkAndKeepsThem) {
    const std::string store = (data_.path() / "some" / "games.sqlite").string();
    std::string challenge;
    {
        kit::Terminal program = start({"--port", "0", "--store", store});
        Client client(port_of(program));
        const auto made =
            client.ask("POST /api/challenges HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
        ASSERT_TRUE(made);
        EXPECT_EQ(made->status, 201) << made->body;
        challenge = made->header("Location");
        EXPECT_EQ(client.get("/health")->status, 200);
        const auto second = run_program(
            {"serve", "--root", folder_.path().string(), "--port", "0", "--store", store});
        EXPECT_EQ(second.exit_code, 1);
        EXPECT_TRUE(second.err.starts_with("barracuda: another server is using ")) << second.err;
        program.signal(SIGTERM);
        EXPECT_EQ(program.exit_code(), 0);
    }
    kit::Terminal again = start({"--port", "0"}, {"BARRACUDA_STORE=" + store});
    EXPECT_EQ(Client(port_of(again)).get(challenge)->status, 200);
}

// The place of a new challenge.
std::string challenge_at(std::uint16_t port) {
    const auto made =
        Client(port).ask("POST /api/challenges HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
    return made ? made->header("Location") : "";
}

TEST_F(Serve, IsBackedUpWhileItRunsAndRestored) {
    const std::string store = (data_.path() / "games.db").string();
    const std::string copy = (data_.path() / "copy.db").string();
    kit::Terminal program = start({"--port", "0", "--store", store});
    const std::string challenge = challenge_at(port_of(program));
    const auto backup = run_program({"backup", copy, "--store", store});
    EXPECT_EQ(backup.exit_code, 0) << backup.err;
    kit::Terminal restored = start({"--port", "0", "--store", copy});
    EXPECT_EQ(Client(port_of(restored)).get(challenge)->status, 200);
}

TEST_F(Serve, LosesNothingThatCameAfterABackup) {
    const std::string store = (data_.path() / "games.db").string();
    std::string challenge;
    {
        kit::Terminal program = start({"--port", "0", "--store", store});
        const auto port = port_of(program);
        challenge_at(port);
        const auto backup =
            run_program({"backup", (data_.path() / "copy.db").string(), "--store", store});
        EXPECT_EQ(backup.exit_code, 0) << backup.err;
        challenge = challenge_at(port);
        program.signal(SIGKILL);
        program.exit_code();
    }
    kit::Terminal again = start({"--port", "0", "--store", store});
    EXPECT_EQ(Client(port_of(again)).get(challenge)->status, 200);
}

TEST_F(Serve, CanGoWithoutGamesOverTheNetwork) {
    kit::Terminal program = start({"--port", "0", "--store", "none"});
    Client client(port_of(program));
    EXPECT_EQ(client.get("/play")->status, 200);
    EXPECT_NE(client.get("/api/me")->status, 200);
}

TEST_F(Serve, ShowsTheAddressOnTheLocalNetwork) {
    kit::Terminal program = start({"--port", "0", "--lan"});
    EXPECT_NE(port_of(program), 0);
    EXPECT_TRUE(program.wait_for("local network"));
}

TEST_F(Serve, LimitsAreOffOnThisMachineOnly) {
    const auto refused = run_program(
        {"serve", "--root", folder_.path().string(), "--limits", "none", "--address", "0.0.0.0"});
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_TRUE(refused.err.starts_with("barracuda: limits can only be switched off"))
        << refused.err;
}

TEST_F(Serve, LogsStartAndStop) {
    kit::Terminal text = start({"--port", "0", "--store", "none"});
    EXPECT_TRUE(text.wait_for("Z info: started on port ")) << text.unseen();
    ASSERT_NE(port_of(text), 0);
    text.signal(SIGTERM);
    EXPECT_TRUE(text.wait_for("Z info: stopped")) << text.unseen();
    kit::Terminal json = start({"--port", "0", "--store", "none", "--log", "json"});
    EXPECT_TRUE(json.wait_for(R"(Z","level":"info","message":"started on port )")) << json.unseen();
    EXPECT_EQ(run_program({"serve", "--log", "xml"}).exit_code, 2);
}

TEST_F(Serve, SaysWhereGamesCannotBeKept) {
    const auto refused = run_program(
        {"serve", "--root", folder_.path().string(), "--port", "0", "--store", "/dev/null/games"});
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_TRUE(refused.err.starts_with("barracuda: games cannot be stored in /dev/null/games: "))
        << refused.err;
}

}  // namespace
}  // namespace barracuda
