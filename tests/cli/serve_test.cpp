#include "cli/rows.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"
#include "server/client.hpp"
#include "server/site/folder.hpp"

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
    Serve() { ::setenv("XDG_DATA_HOME", data_.path().c_str(), 1); }

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
    Folder data_;  // where servers keep their games
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
    const auto proxy = run_program({"serve", "--proxy", "nginx"});
    EXPECT_EQ(proxy.exit_code, 2);
    EXPECT_EQ(proxy.err,
              "barracuda: --proxy: \"nginx\" is not an IP address; see barracuda serve --help\n");
    EXPECT_EQ(run_program({"serve", "--new-connections", "0"}).exit_code, 2);
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

TEST_F(Serve, IsBackedUpWhileItRunsAndRestored) {
    const std::string store = (data_.path() / "games.db").string();
    const std::string copy = (data_.path() / "copy.db").string();
    kit::Terminal program = start({"--port", "0", "--store", store});
    const auto made = Client(port_of(program))
                          .ask(
                              "POST /api/challenges HTTP/1.1\r\nHost: x\r\n"
                              "Content-Length: 2\r\n\r\n{}");
    ASSERT_TRUE(made);
    const auto backup = run_program({"backup", copy, "--store", store});
    EXPECT_EQ(backup.exit_code, 0) << backup.err;
    kit::Terminal restored = start({"--port", "0", "--store", copy});
    EXPECT_EQ(Client(port_of(restored)).get(made->header("Location"))->status, 200);
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

TEST_F(Serve, EveryLimitIsASetting) {
    kit::Terminal program = start({"--port", "0"}, {"BARRACUDA_LIMITS=challenges=1,guests=100"});
    Client client(port_of(program));
    const std::string rest = " HTTP/1.1\r\nHost: x\r\n";
    const auto first = client.ask("POST /api/challenges" + rest + "Content-Length: 2\r\n\r\n{}");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->status, 201);
    const std::string cookie = first->header("Set-Cookie");
    const std::string known = "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
    const std::string again = "POST /api/challenges" + rest + known + "Content-Length: 2\r\n\r\n{}";
    EXPECT_EQ(client.ask(again)->status, 201) << "the first of a guest on this machine is free";
    const auto refused = client.ask(again);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 429);
    EXPECT_NE(refused->body.find("1 in 60 seconds"), std::string::npos) << refused->body;
}

TEST_F(Serve, HowManyConnectionsAnAddressMayKeepIsASetting) {
    kit::Terminal program = start({"--port", "0", "--open-connections", "1"});
    const auto port = port_of(program);
    Client first(port);
    ASSERT_TRUE(first.get("/"));
    // The first is idle when the server has seen its answer off, which may be a moment later.
    auto second = Client(port).get("/");
    for (int i = 0; i < 100 && second && second->status == 503; ++i) second = Client(port).get("/");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->status, 200);
    EXPECT_TRUE(first.sees_the_end()) << "the longest idle leaves";
}

TEST_F(Serve, TakesSettingsFromAFile) {
    folder_.write("serve.conf",
                  "# how we serve\n\nport = 0\r\nstore=none # no games\n"
                  "root = \"" +
                      folder_.path().string() + "\"\n  lan = true\nnext-free = false\n");
    kit::Terminal program(BARRACUDA_PROGRAM,
                          {"serve", "--config", (folder_.path() / "serve.conf").string()}, {},
                          {120, 24});
    const auto port = port_of(program);
    ASSERT_NE(port, 0) << program.unseen();
    EXPECT_TRUE(program.wait_for("local network"));
    Client client(port);
    EXPECT_EQ(client.get("/play")->status, 200);
    EXPECT_NE(client.get("/api/me")->status, 200) << "no games";
}

TEST_F(Serve, ArgumentsComeBeforeTheEnvironmentAndThatBeforeTheFile) {
    folder_.write("serve.conf", "port = 1\nstore = /dev/null/file\n");
    const std::string file = (folder_.path() / "serve.conf").string();
    kit::Terminal program = start(
        {"--port", "0"}, {"BARRACUDA_CONFIG=" + file, "BARRACUDA_PORT=2", "BARRACUDA_STORE=none"});
    EXPECT_GT(port_of(program), 2) << program.unseen();
    const auto refused =
        run_program({"serve", "--root", folder_.path().string(), "--port", "0", "--config", file});
    EXPECT_NE(refused.err.find("/dev/null/file"), std::string::npos) << refused.err;
}

TEST_F(Serve, NamesTheLineOfASettingThatItCannotUse) {
    const std::string file = (folder_.path() / "serve.conf").string();
    const std::vector<std::pair<std::string, std::string>> faults{
        {"prot = 1", "there is no setting \"prot\""},
        {"help = true", "there is no setting \"help\""},
        {"config = x", "there is no setting \"config\""},
        {"[serve]", "\"[serve]\" is not of the form name = value"},
        {"port = http", "--port: \"http\" is not a number from 0 to 65535"},
        {"proxy = nginx", "--proxy: \"nginx\" is not an IP address"},
        {"limits = few",
         "--limits: \"few\" is not usual, none or limits such as requests=120,chat=10"},
        {"limits = wishes=3",
         "--limits: \"wishes=3\" is not usual, none or limits such as requests=120,chat=10"},
        {"lan = perhaps", "\"lan\" must be true or false"},
        {"port =", "\"port\": the value is missing"},
        {"store = \"games.db", "\"store\": the closing quote is missing"},
        {"store = my games.db",
         "\"store\": \"games.db\" is unexpected; put a value with spaces in quotes"},
        {"address = ::1", "\"address\" is set twice"}};
    for (const auto& [line, sentence] : faults) {
        folder_.write("serve.conf", "address = 127.0.0.1\n" + line + "\n");
        const auto refused = run_program({"serve", "--config", file});
        EXPECT_EQ(refused.exit_code, 2) << line;
        EXPECT_EQ(refused.err, "barracuda: " + file + ", line 2: " + sentence + "\n");
    }
    const auto missing = run_program({"serve", "--config", "/no/such/file"});
    EXPECT_EQ(missing.exit_code, 2);
    EXPECT_NE(missing.err.find("/no/such/file"), std::string::npos) << missing.err;
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

// The port of the metrics, from the log.
std::uint16_t metrics_port_of(kit::Terminal& program) {
    if (!program.wait_for("info: metrics on port ")) return 0;
    const auto port = program.wait_for("\n");
    return port ? static_cast<std::uint16_t>(std::atoi(port->c_str())) : std::uint16_t{0};
}

TEST_F(Serve, ShowsMetricsOnAPortOfTheirOwn) {
    folder_.write("serve.conf", "metrics = 127.0.0.1:0\n");
    const std::string file = (folder_.path() / "serve.conf").string();
    const std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> ways{
        {{"--metrics", "127.0.0.1:0"}, {}},
        {{}, {"BARRACUDA_METRICS=127.0.0.1:0"}},
        {{"--config", file}, {}}};
    for (const auto& [arguments, environment] : ways) {
        std::vector<std::string> all{"--port", "0"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        kit::Terminal program = start(all, environment);
        const auto metrics = metrics_port_of(program);
        ASSERT_NE(metrics, 0) << program.unseen();
        const auto port = port_of(program);
        const auto text = Client(metrics).get("/metrics");
        ASSERT_TRUE(text);
        EXPECT_NE(text->body.find("\nbarracuda_games_running 0\n"), std::string::npos);
        EXPECT_NE(Client(port).get("/metrics")->body, text->body) << "not for the public";
        program.signal(SIGTERM);
        EXPECT_EQ(program.exit_code(), 0);
    }
}

TEST_F(Serve, RefusesMetricsThatCannotBe) {
    for (const char* place : {"9090", "127.0.0.1", "localhost:9090", "::1:9090", "127.0.0.1:http",
                              "127.0.0.1:65536", "[127.0.0.1]:9090"}) {
        const auto refused = run_program({"serve", "--metrics", place});
        EXPECT_EQ(refused.exit_code, 2) << place;
        EXPECT_NE(refused.err.find("such as 127.0.0.1:9090"), std::string::npos) << refused.err;
    }
    const auto alone = run_program({"serve", "--metrics", "[::1]:0", "--store", "none"});
    EXPECT_EQ(alone.exit_code, 2);
    EXPECT_NE(alone.err.find("--store none"), std::string::npos) << alone.err;
    kit::Terminal program = start({"--port", "0", "--store", "none"});
    const std::string taken = "127.0.0.1:" + std::to_string(port_of(program));
    const auto second = run_program(
        {"serve", "--root", folder_.path().string(), "--port", "0", "--metrics", taken});
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_NE(second.err.find("barracuda: metrics: port "), std::string::npos) << second.err;
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
