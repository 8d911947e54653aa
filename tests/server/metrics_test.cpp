// What the server counts, as whoever runs it reads it over a real socket.
#include "server/metrics.hpp"

#include "server/net/running.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

// The value of a metric, as it stands there; empty if there is none.
std::string value_of(const std::string& text, const std::string& metric) {
    const std::string all = "\n" + text;
    const auto at = all.find("\n" + metric + " ");
    if (at == std::string::npos) return "";
    const auto begin = at + metric.size() + 2;
    return all.substr(begin, all.find('\n', begin) - begin);
}

struct MetricsOfAParty : testing::Test {
    Party party;
    Running port{metrics_handler([this] { return party.online().metrics(); })};
    Guest anna{party};
    Guest bert{party};

    std::string seen(const std::string& metric) {
        const auto answer = port.client().get("/metrics");
        return answer ? value_of(answer->body, metric) : "no answer";
    }
};

TEST_F(MetricsOfAParty, CountsGamesSocketsRequestsAndCommits) {
    EXPECT_EQ(seen("barracuda_games_running"), "0");
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(seen("barracuda_games_running"), "1");
    EXPECT_EQ(seen("barracuda_requests_total{for=\"api\"}"), "2");
    EXPECT_EQ(seen("barracuda_requests_total{for=\"site\"}"), "0");
    anna.get("/nothing");
    EXPECT_EQ(seen("barracuda_requests_total{for=\"site\"}"), "1");
    SocketClient socket = anna.socket();
    EXPECT_EQ(seen("barracuda_sockets"), "1");
    EXPECT_GE(std::stoi(seen("barracuda_commits_total{result=\"done\"}")), 2);
    EXPECT_GE(std::stoi(seen("barracuda_changes_total")), 2);
    EXPECT_EQ(seen("barracuda_commits_total{result=\"failed\"}"), "0");
    EXPECT_EQ(seen("barracuda_commit_seconds_bucket{le=\"+Inf\"}"),
              seen("barracuda_commit_seconds_count"));
    EXPECT_EQ(anna.say(game, "resign"), "");
    EXPECT_EQ(seen("barracuda_games_running"), "0");
    EXPECT_EQ(seen("barracuda_games_in_memory"), "1");
    EXPECT_EQ(seen("barracuda_changes_waiting"), "0");
}

TEST_F(MetricsOfAParty, CountsRefusalsByTheirCodes) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(bert.say(game, "d8d6"), "not-your-turn");
    EXPECT_EQ(seen("barracuda_refusals_total{code=\"not-your-turn\"}"), "1");
    SocketClient socket = bert.socket();
    socket.send(R"({"do":1,"game":")" + game + R"(","command":"d8d6"})");
    EXPECT_NE(wait_for(socket, "refused"), "");
    EXPECT_EQ(seen("barracuda_refusals_total{code=\"not-your-turn\"}"), "2");
    socket.send(R"({"watch":"game:aaaaaaaaaaaa"})");
    EXPECT_NE(wait_for(socket, "problem"), "");
    EXPECT_EQ(seen("barracuda_refusals_total{code=\"not-found\"}"), "1");
    socket.send("nonsense");
    EXPECT_NE(wait_for(socket, "malformed"), "");
    EXPECT_EQ(seen("barracuda_refusals_total{code=\"malformed\"}"), "1");
}

TEST_F(MetricsOfAParty, HasNothingElseAndChangesNothing) {
    EXPECT_EQ(port.client().get("/")->status, 404);
    EXPECT_EQ(port.client().get("/api/me")->status, 404);
    EXPECT_EQ(port.client().ask("POST /metrics HTTP/1.1\r\nHost: x\r\n\r\n")->status, 405);
    const auto answer = port.client().get("/metrics");
    EXPECT_EQ(answer->header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
    EXPECT_NE(party.client().get("/metrics")->status, 200) << "not on the public port";
}

TEST(Metrics, CountCutsAndFailedCommits) {
    Metrics metrics;
    metrics.cut();
    metrics.group({3, std::chrono::microseconds(700), {}});
    metrics.group({5, std::chrono::microseconds(10),
                   store::StoreFailure{store::StoreFailure::Kind::InDoubt, "the disk is full"}});
    const std::string text = metrics.text({});
    EXPECT_EQ(value_of(text, "barracuda_queue_cuts_total"), "1");
    EXPECT_EQ(value_of(text, "barracuda_commits_total{result=\"done\"}"), "1");
    EXPECT_EQ(value_of(text, "barracuda_commits_total{result=\"failed\"}"), "1");
    EXPECT_EQ(value_of(text, "barracuda_changes_total"), "3");
    EXPECT_EQ(value_of(text, "barracuda_commit_seconds_bucket{le=\"0.001\"}"), "1");
    EXPECT_EQ(value_of(text, "barracuda_commit_seconds_bucket{le=\"0.0005\"}"), "0");
}

}  // namespace
}  // namespace barracuda::server
