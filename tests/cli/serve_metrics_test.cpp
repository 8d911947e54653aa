// The metrics of `barracuda serve`.
#include "cli/serve_test.hpp"

#include <csignal>

namespace barracuda {
namespace {

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

}  // namespace
}  // namespace barracuda
