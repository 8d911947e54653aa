// What strangers may do to a connection: bytes that mean nothing, too many of them, or none for too
// long. They are refused or cut off, and nobody else notices.
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

OnlineSettings without_rates() {
    OnlineSettings settings;
    settings.limited = false;
    return settings;
}

class Rudeness : public testing::Test {
protected:
    Party party{without_rates()};
    Guest anna{party};
    Guest bert{party};
};

TEST_F(Rudeness, MalformedAndOversizedBodiesAreRefused) {
    const std::string game = begin_game(anna, bert);
    const std::string commands = "/api/games/" + game + "/commands";
    for (const std::string body : {"", "{", "[]", "null", "{\"command\":7}", "{\"number\":0}",
                                   "{\"command\":\"\\u0000\"}", "\xff\xfe"})
        EXPECT_EQ(code_of(anna.post(commands, body)), "malformed") << body;
    const std::string deep = std::string(5000, '[') + std::string(5000, ']');
    EXPECT_EQ(code_of(anna.post(commands, deep)), "malformed");
    EXPECT_EQ(anna.post(commands, std::string(20'000, ' ')).status, 413);
    EXPECT_EQ(anna.say(game, "d2d5"), "") << "nothing has suffered";
}

TEST_F(Rudeness, MalformedAndOversizedMessagesAreRefused) {
    SocketClient socket = anna.socket();
    socket.send("nonsense");
    EXPECT_NE(wait_for(socket, "malformed"), "");
    socket.send(R"({"do":"k","game":"../../etc/pw","command":"d2d5"})");
    EXPECT_EQ(field(wait_for(socket, "refused"), "code"), "not-found");
    SocketClient large = anna.socket();
    large.send(std::string(5000, 'x'));
    EXPECT_FALSE(large.receive());
    SocketClient in_pieces = anna.socket();
    const std::string piece = std::string("\x01\xfe\x03\xe8\0\0\0\0", 8) + std::string(1000, 'x');
    in_pieces.send_raw(piece);
    for (int i = 0; i < 4; ++i) in_pieces.send_raw('\0' + piece.substr(1));
    EXPECT_FALSE(in_pieces.receive()) << "5000 bytes, none of the pieces too large";
    SocketClient binary = anna.socket();
    binary.send("{}", SocketClient::Binary);
    EXPECT_FALSE(binary.receive());
    SocketClient unmasked = anna.socket();
    unmasked.send_raw("\x81\x02{}");
    EXPECT_FALSE(unmasked.receive());
}

TEST_F(Rudeness, WhoSendsNonsenseAgainAndAgainIsSentAway) {
    SocketClient socket = anna.socket();
    for (int i = 0; i < 25; ++i) socket.send("nonsense");
    int answers = 0;
    while (socket.receive()) ++answers;
    EXPECT_EQ(answers, 20);
}

TEST_F(Rudeness, WhoDoesNotReadIsCutOff) {
    const std::string game = begin_game(anna, bert);
    SocketClient slow = Guest(party).socket();
    int sent = 0;
    // More than the system keeps for a server that is slow to read.
    while (sent < 1'000'000 && slow.send(R"({"watch":"game:)" + game + "\"}")) ++sent;
    EXPECT_LT(sent, 1'000'000);
    std::string metrics = party.online().metrics();
    while (metrics.find("queue_cuts_total 1\n") == std::string::npos &&
           metrics.find("barracuda_sockets 1\n") != std::string::npos)
        metrics = party.online().metrics();
    EXPECT_NE(metrics.find("queue_cuts_total 1\n"), std::string::npos) << metrics;
    EXPECT_EQ(anna.say(game, "d2d5"), "") << "the others do not notice";
}

// Every ping would be answered, into a queue that nobody empties.
TEST(RudenessInTime, WhoPingsAndDoesNotReadIsCutOff) {
    Limits limits;
    limits.silence = std::chrono::milliseconds(200);
    limits.ping = std::chrono::milliseconds(20);
    Party party(without_rates(), limits);
    SocketClient rude = Guest(party).socket();
    const std::string payload(125, 'x');
    int sent = 0;
    while (sent < 1'000'000 && rude.send(payload, SocketClient::Ping)) ++sent;
    EXPECT_LT(sent, 1'000'000);
    EXPECT_EQ(Guest(party).post("/api/challenges", "{}").status, 201);
}

TEST(RudenessInTime, WhoWritesSlowlyIsCutOff) {
    Limits limits;
    limits.request = std::chrono::milliseconds(200);
    limits.ping = std::chrono::milliseconds(20);
    limits.silence = std::chrono::milliseconds(200);
    Party party(without_rates(), limits);
    Client header = party.client();
    header.send("POST /api/challenges HTTP/1.1\r\nHost: te");
    Client body = party.client();
    body.send("POST /api/challenges HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n{");
    SocketClient frame(party.client());
    ASSERT_EQ(frame.open("/api/socket")->status, 101);
    frame.send_raw("\x81\xfe\x0f");
    EXPECT_TRUE(header.sees_the_end());
    EXPECT_TRUE(body.sees_the_end());
    frame.client().read_all();
    EXPECT_TRUE(frame.client().sees_the_end());
    EXPECT_EQ(Guest(party).post("/api/challenges", "{}").status, 201);
}

TEST_F(Rudeness, OneRequestIsNotTwo) {
    Client client = party.client();
    const auto answer = client.ask(
        "POST /api/challenges HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: test\r\n\r\n");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 400);
    EXPECT_TRUE(client.sees_the_end());
}

}  // namespace
}  // namespace barracuda::server
