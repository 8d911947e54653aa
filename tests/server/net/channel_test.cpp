// Clients that stay: WebSockets and streams of lines.
#include "server/net/running.hpp"
#include "server/socket_client.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <string>
#include <vector>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;

// Says again whatever it hears, and remembers how it ended.
class Echo : public Listener {
public:
    explicit Echo(std::size_t most_bytes = 64 << 10)
        : outlet(std::make_shared<Outlet>(most_bytes)) {}
    void hear(std::string_view message) override {
        outlet->push(server::text_of("> " + std::string(message)));
    }
    void measured(std::chrono::milliseconds) override { measurements += 1; }
    void gone(bool closed) override { end.set_value(closed); }

    // Whether the client said goodbye; nothing if it is still there after ten seconds.
    std::optional<bool> ended() {
        auto future = end.get_future();
        if (future.wait_for(10s) != std::future_status::ready) return std::nullopt;
        return future.get();
    }

    std::shared_ptr<Outlet> outlet;
    std::atomic<int> measurements = 0;
    std::promise<bool> end;
};

Handler with(const std::shared_ptr<Echo>& echo) {
    return at_once([echo](const Request& request) {
        Response response;
        response.status = request.wants_socket ? 101 : 200;
        response.own_headers.push_back({"Sec-WebSocket-Protocol", "barracuda.1"});
        response.channel = Channel{echo->outlet, echo};
        return response;
    });
}

TEST(WebSocket, HearsAndIsHeard) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    const auto answer = client.open("/", "Sec-WebSocket-Protocol: barracuda.1\r\n");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 101);
    EXPECT_EQ(answer->header("Sec-WebSocket-Protocol"), "barracuda.1");
    for (int i = 0; i < 100; ++i) {
        ASSERT_TRUE(client.send(std::to_string(i)));
        EXPECT_EQ(client.receive(), "> " + std::to_string(i));
    }
    EXPECT_GE(echo->measurements, 1) << "the way is measured at once";
    client.send("\x03\xe9", SocketClient::Close);
    EXPECT_FALSE(client.receive());
    client.client().close();
    EXPECT_EQ(echo->ended(), true);
}

// The size of a message is written in three ways.
TEST(WebSocket, SendsMessagesOfAllSizesInTheirOrder) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    for (const std::size_t size : {0u, 1u, 125u, 126u, 127u, 65535u, 65536u, 200'000u}) {
        echo->outlet->push({text_of(std::string(size, 'x')), text_of("next")});
        EXPECT_EQ(client.receive(), std::string(size, 'x')) << size;
        EXPECT_EQ(client.receive(), "next") << size;
    }
}

TEST(WebSocket, AnswersPingsAmongOtherMessages) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    client.send("a");
    client.send("are you there?", SocketClient::Ping);
    client.send("b");
    std::vector<std::string> heard;
    bool answered = false;
    while (heard.size() < 2 || !answered) {
        const auto frame = client.receive_frame();
        ASSERT_TRUE(frame);
        if (frame->kind == SocketClient::Text) heard.push_back(frame->payload);
        answered |= frame->kind == SocketClient::Pong && frame->payload == "are you there?";
    }
    EXPECT_EQ(heard, (std::vector<std::string>{"> a", "> b"}));
}

TEST(WebSocket, WhoIsLostHasNotSaidGoodbye) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    client.client().close();
    EXPECT_EQ(echo->ended(), false);
}

// As browsers do when a page is closed.
TEST(WebSocket, WhoDoesNotWaitForTheAnswerHasSaidGoodbye) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    ASSERT_TRUE(client.receive_frame())
        << "a ping, so that the server sends nothing more by itself";
    client.send("\x03\xe9", SocketClient::Close);
    client.client().reset();
    EXPECT_EQ(echo->ended(), true);
}

TEST(WebSocket, EndsWithWhatIsTooLargeOrNoText) {
    for (const bool binary : {true, false}) {
        const auto echo = std::make_shared<Echo>();
        const Running running(with(echo));
        SocketClient client(running.client());
        ASSERT_TRUE(client.open("/"));
        client.send(std::string(binary ? 5 : 5000, 'x'),
                    binary ? SocketClient::Binary : SocketClient::Text);
        EXPECT_FALSE(client.receive());
        client.client().close();
        EXPECT_EQ(echo->ended(), false);
    }
}

TEST(WebSocket, CutsOffWhoGivesNoSignOfLife) {
    Limits limits;
    limits.ping = 20ms;
    limits.silence = 100ms;
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo), limits);
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    EXPECT_EQ(echo->ended(), false);
}

TEST(WebSocket, CutsOffWhoDoesNotRead) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    const Text much = text_of(std::string(32 << 10, 'x'));
    int pushed = 0;
    while (echo->outlet->push(much) && pushed < 100'000) ++pushed;
    EXPECT_LT(pushed, 100'000);
    EXPECT_EQ(echo->ended(), false);
}

TEST(WebSocket, IsToldWhenTheServerStops) {
    const auto echo = std::make_shared<Echo>();
    Running running(with(echo));
    SocketClient client(running.client());
    ASSERT_TRUE(client.open("/"));
    client.send("a");
    ASSERT_EQ(client.receive(), "> a");
    echo->outlet->push(text_of("notice"));
    running.ask_to_stop();
    EXPECT_EQ(client.receive(), "notice") << "nothing is lost";
    EXPECT_FALSE(client.receive()) << "and then it ends";
    client.client().close();
    running.stop();
    EXPECT_EQ(echo->ended(), false) << "it was not the client's wish";
}

TEST(Stream, SendsLinesUntilItIsClosed) {
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo));
    echo->outlet->push(text_of("first"));
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const auto head = client.receive(false);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->header("Transfer-Encoding"), "chunked");
    EXPECT_EQ(client.read(11), "6\r\nfirst\n\r\n");
    echo->outlet->push(text_of("second"));
    EXPECT_EQ(client.read(12), "7\r\nsecond\n\r\n");
    echo->outlet->close();
    EXPECT_EQ(client.read(5), "0\r\n\r\n");
    EXPECT_EQ(echo->ended(), false);
}

TEST(Stream, NoticesThatNobodyReads) {
    Limits limits;
    limits.ping = 20ms;
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo), limits);
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    ASSERT_TRUE(client.receive(false));
    client.close();
    EXPECT_EQ(echo->ended(), false);
}

TEST(Stream, CutsOffWhoDoesNotRead) {
    Limits limits;
    limits.piece = 200ms;
    const auto echo = std::make_shared<Echo>();
    const Running running(with(echo), limits);
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const Text much = text_of(std::string(32 << 10, 'x'));
    int pushed = 0;
    while (echo->outlet->push(much) && pushed < 100'000) ++pushed;
    EXPECT_LT(pushed, 100'000);
    EXPECT_EQ(echo->ended(), false);
}

}  // namespace
}  // namespace barracuda::server
