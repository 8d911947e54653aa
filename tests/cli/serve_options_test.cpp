// The settings of `barracuda serve`: arguments, environment and file.
#include "cli/serve_test.hpp"
#include "server/socket_client.hpp"

namespace barracuda {
namespace {

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
    // The first is idle once the server has finished sending its answer, possibly a moment later.
    auto second = Client(port).get("/");
    for (int i = 0; i < 100 && second && second->status == 503; ++i) second = Client(port).get("/");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->status, 200);
    EXPECT_TRUE(first.sees_the_end()) << "the longest idle leaves";
}

TEST_F(Serve, HowLargeMessagesMayBeIsASetting) {
    kit::Terminal program = start({"--port", "0", "--message-size", "300"});
    const auto port = port_of(program);
    for (const std::size_t size : {300u, 301u}) {
        server::SocketClient socket{Client(port)};
        ASSERT_EQ(socket.open("/api/socket")->status, 101);
        const std::string ping = R"({"ping":1})";
        socket.send(ping + std::string(size - ping.size(), ' '));
        EXPECT_EQ(socket.receive().has_value(), size == 300) << size;
    }
    EXPECT_EQ(run_program({"serve", "--message-size", "10"}).exit_code, 2);
}

TEST_F(Serve, HowMuchMayWaitForAClientIsASetting) {
    EXPECT_EQ(run_program({"serve", "--queue-size", "many"}).exit_code, 2);
    kit::Terminal program = start({"--port", "0"}, {"BARRACUDA_QUEUE_SIZE=65536"});
    EXPECT_NE(port_of(program), 0) << program.unseen();
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

}  // namespace
}  // namespace barracuda
