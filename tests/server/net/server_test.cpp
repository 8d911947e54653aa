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
using SteadyClock = std::chrono::steady_clock;

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

// Clients whose answers are under way: they do not read them to the end.
std::vector<Client> busy_clients(const Running& running, int count) {
    std::vector<Client> clients;
    for (int i = 0; i < count; ++i) {
        clients.push_back(running.client());
        EXPECT_TRUE(clients.back().send("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
        EXPECT_TRUE(clients.back().receives_something());
    }
    return clients;
}

// As soon as the server has noticed that others have left.
bool is_served_soon(const Running& running, const char* from) {
    for (int i = 0; i < 100; ++i) {
        if (const auto answer = running.client(from).get("/"); answer && answer->status == 200)
            return true;
        std::this_thread::sleep_for(20ms);
    }
    return false;
}

TEST(Server, TurnsAwayWhoIsTooMany) {
    Limits limits;
    limits.connections = 2;
    const Running running(always(large()), limits);
    std::vector<Client> busy = busy_clients(running, 2);
    Client third = running.client("127.0.0.2");
    const auto refused = third.receive();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_TRUE(third.sees_the_end());
    busy.pop_back();
    third.close();
    EXPECT_TRUE(is_served_soon(running, "127.0.0.2"));
}

// As many as come, they are not counted, so that they keep nobody out when there is room again.
TEST(Server, WhoIsTurnedAwayTakesNoRoom) {
    Limits limits;
    limits.connections = 2;
    limits.turned_away = 5;
    limits.linger = 60s;
    const Running running(always(large()), limits);
    std::vector<Client> busy = busy_clients(running, 2);
    std::vector<Client> refused;
    for (int i = 0; i < 5; ++i) {
        refused.push_back(running.client());
        ASSERT_TRUE(refused.back().receive());  // and does not hang up
    }
    Client cut_off = running.client();
    EXPECT_FALSE(cut_off.receive());
    busy.clear();
    EXPECT_TRUE(is_served_soon(running, "127.0.0.1"));
}

TEST(Server, WhoIsIdleForLongestLeavesForOthers) {
    Limits limits;
    limits.connections = 3;
    const Running running(always(hello()), limits);
    Client half_open = running.client("127.0.0.2");
    half_open.send("GET / HT");
    Client first = running.client();
    ASSERT_TRUE(first.get("/"));
    Client second = running.client();
    ASSERT_TRUE(second.get("/"));
    std::this_thread::sleep_for(50ms);  // until the server waits for the next request
    ASSERT_TRUE(first.get("/"));
    Client third = running.client();
    EXPECT_EQ(third.get("/")->status, 200);
    EXPECT_TRUE(half_open.sees_the_end());
    Client fourth = running.client();
    EXPECT_EQ(fourth.get("/")->status, 200);
    EXPECT_TRUE(second.sees_the_end());
    EXPECT_EQ(first.get("/")->status, 200);
}

TEST(Server, OneAddressDoesNotKeepOthersOut) {
    Limits limits;
    limits.connections = 40;
    limits.connections_of_one_address = 20;
    const Running running(always(hello()), limits);
    Client guest = running.client("127.0.0.2");
    ASSERT_TRUE(guest.get("/"));
    std::vector<Client> half_open;
    for (int i = 0; i < 200; ++i) {
        half_open.push_back(running.client());
        half_open.back().send("GET / HT");
    }
    EXPECT_TRUE(is_served_soon(running, "127.0.0.3"));
    EXPECT_EQ(guest.get("/")->status, 200) << "and nobody who was there has to leave";
    EXPECT_TRUE(half_open.front().sees_the_end());
    EXPECT_EQ(half_open.back().ask("TP/1.1\r\nHost: x\r\n\r\n")->status, 200);
}

TEST(Server, AnAddressThatIsBusyEnoughIsTurnedAway) {
    Limits limits;
    limits.connections_of_one_address = 2;
    const Running running(always(large()), limits);
    const std::vector<Client> busy = busy_clients(running, 2);
    EXPECT_EQ(running.client().get("/")->status, 503);
    EXPECT_EQ(running.client("127.0.0.2").get("/")->status, 200);
}

TEST(Server, AProxyBringsMoreThanOneAddressMay) {
    Limits limits;
    limits.connections_of_one_address = 2;
    limits.proxy = origin_of(*parse_address("127.0.0.3"));
    const Running running(always(hello()), limits);
    std::vector<Client> visitors;
    for (int i = 0; i < 5; ++i) {
        visitors.push_back(running.client("127.0.0.3"));
        ASSERT_TRUE(visitors.back().get("/"));
    }
    EXPECT_EQ(visitors.front().get("/")->status, 200) << "nobody had to leave";
}

TEST(Server, StopsAtOnceWhenNothingIsUnderWay) {
    Running running(always(hello()));
    Client idle = running.client();
    ASSERT_TRUE(idle.get("/"));
    Client halting = running.client();
    halting.send("GET / HT");
    const auto start = SteadyClock::now();
    running.stop();
    EXPECT_LT(SteadyClock::now() - start, 1s);
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
    const auto start = SteadyClock::now();
    running.stop();
    EXPECT_LT(SteadyClock::now() - start, 2s);
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
