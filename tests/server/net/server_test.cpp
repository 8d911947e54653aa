// The server as a whole: its port, many clients at once, and its end.
#include "server/net/server.hpp"

#include "server/net/running.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <vector>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

TEST(Server, SaysThatAPortIsTaken) {
    const auto first = Server::open({"127.0.0.1", 0}, always(hello()));
    ASSERT_TRUE(first);
    EXPECT_NE(first->port(), 0);
    const auto second = Server::open({"127.0.0.1", first->port()}, always(hello()));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().fault, OpenFault::PortTaken);
    EXPECT_EQ(second.error().sentence, "port " + std::to_string(first->port()) + " is in use");
}

TEST(Server, SaysThatAnAddressIsNone) {
    const auto foreign = Server::open({"192.0.2.1", 0}, always(hello()));
    ASSERT_FALSE(foreign);
    EXPECT_EQ(foreign.error().fault, OpenFault::Other);
    EXPECT_NE(foreign.error().sentence.find("192.0.2.1"), std::string::npos);
    const auto nonsense = Server::open({"here", 0}, always(hello()));
    ASSERT_FALSE(nonsense);
    EXPECT_EQ(nonsense.error().fault, OpenFault::BadAddress);
    EXPECT_EQ(nonsense.error().sentence, "here is not an IP address");
}

TEST(Server, ServesManyAtOnce) {
    const Running running(always(hello()));
    std::vector<Client> clients;
    for (int i = 0; i < 200; ++i) clients.push_back(running.client());
    for (Client& client : clients) ASSERT_TRUE(client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    for (Client& client : clients) {
        const auto answer = client.receive();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->body, "hello");
    }
}

TEST(Server, ServesManyThreadsOfClients) {
    const Running running(always(hello()));
    std::atomic<int> answered = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            for (int k = 0; k < 25; ++k)
                if (const auto answer = running.client().get("/");
                    answer && answer->body == "hello")
                    ++answered;
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(answered, 200);
}

TEST(Server, TurnsAwayWhoIsTooMany) {
    Limits limits;
    limits.connections = 2;
    const Running running(always(hello()), limits);
    Client first = running.client();
    Client second = running.client();
    ASSERT_TRUE(first.get("/"));
    ASSERT_TRUE(second.get("/"));
    Client third = running.client();
    const auto refused = third.receive();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_TRUE(third.sees_the_end());
    EXPECT_EQ(first.get("/")->status, 200);
    first.close();
    third.close();
    for (int i = 0; i < 100; ++i) {  // until the server has noticed
        if (const auto answer = running.client().get("/"); answer && answer->status == 200) return;
        std::this_thread::sleep_for(20ms);
    }
    FAIL() << "the place of the one who left is not free again";
}

TEST(Server, StopsAtOnceWhenNothingIsUnderWay) {
    Running running(always(hello()));
    Client idle = running.client();
    ASSERT_TRUE(idle.get("/"));
    Client halting = running.client();
    halting.send("GET / HT");
    const auto start = Clock::now();
    running.stop();
    EXPECT_LT(Clock::now() - start, 1s);
    EXPECT_TRUE(idle.sees_the_end());
    EXPECT_TRUE(halting.sees_the_end());
    EXPECT_FALSE(running.client().is_connected());
}

TEST(Server, FinishesWhatIsBeingSent) {
    Running running(always(large()));
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(100ms);  // the sending has begun, and waits for us to read
    running.ask_to_stop();
    std::this_thread::sleep_for(100ms);
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body.size(), large().size());
    running.stop();
    EXPECT_TRUE(client.sees_the_end());
}

TEST(Server, WaitsNoLongerThanItsGrace) {
    Limits limits;
    limits.grace = 200ms;
    Running running(always(large()), limits);
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(100ms);
    const auto start = Clock::now();
    running.stop();
    EXPECT_LT(Clock::now() - start, 2s);
}

TEST(Server, MayBeStoppedBeforeItRuns) {
    auto server = Server::open({"127.0.0.1", 0}, always(hello()));
    ASSERT_TRUE(server);
    server->stop();
    server->run(1);
    EXPECT_FALSE(Client(server->port()).is_connected());
}

}  // namespace
}  // namespace barracuda::server
