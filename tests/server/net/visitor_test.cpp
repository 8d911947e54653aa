// How one connection behaves: with clients as they should be, and with the others.
#include "server/net/running.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

TEST(Visitor, AnswersManyRequestsOnOneConnection) {
    const Running running(always(hello()));
    Client client = running.client();
    for (int i = 0; i < 100; ++i) {
        const auto answer = client.get("/");
        ASSERT_TRUE(answer) << i;
        EXPECT_EQ(answer->status, 200);
        EXPECT_EQ(answer->body, "hello");
        EXPECT_EQ(answer->header("Connection"), "keep-alive");
        EXPECT_TRUE(answer->header("Date").ends_with(" GMT"));
    }
}

TEST(Visitor, AnswersRequestsThatArriveTogetherInTheirOrder) {
    const std::string one = "one";
    const std::string two = "two";
    const Running running(at_once([&](const Request& request) {
        Response response;
        response.body = request.target == "/1" ? one : two;
        return response;
    }));
    Client client = running.client();
    std::string requests;
    for (int i = 0; i < 50; ++i)
        requests += "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n";
    ASSERT_TRUE(client.send(requests));
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(client.receive()->body, "one");
        EXPECT_EQ(client.receive()->body, "two");
    }
}

TEST(Visitor, HandsOnWhatMatters) {
    Request seen;
    const Running running(at_once([&](const Request& request) {
        seen = request;
        return Response{};
    }));
    Client client = running.client();
    client.get("/play?x=1",
               "Accept-Encoding: gzip\r\nIf-None-Match: \"a\"\r\naccept-encoding: br\r\n"
               "Accept-Language: de, en;q=0.5\r\n");
    EXPECT_EQ(seen.method, "GET");
    EXPECT_EQ(seen.target, "/play?x=1");
    EXPECT_EQ(seen.accept_encoding, "gzip, br");
    EXPECT_EQ(seen.if_none_match, "\"a\"");
    EXPECT_EQ(seen.accept_language, "de, en;q=0.5");
    EXPECT_FALSE(seen.wants_socket);
    client.ask(
        "POST /api/games HTTP/1.1\r\nHost: here:8080\r\nCookie: a=1\r\nCookie: b=2\r\n"
        "Origin: http://here:8080\r\nSec-Fetch-Site: same-origin\r\nAuthorization: Bearer x\r\n"
        "X-Forwarded-For: 192.0.2.1\r\nIdempotency-Key: k\r\nContent-Length: 2\r\n\r\n{}");
    EXPECT_EQ(seen.method, "POST");
    EXPECT_EQ(seen.body, "{}");
    EXPECT_EQ(seen.host, "here:8080");
    EXPECT_EQ(seen.cookies, "a=1; b=2");
    EXPECT_EQ(seen.page_origin, "http://here:8080");
    EXPECT_EQ(seen.fetch_site, "same-origin");
    EXPECT_EQ(seen.authorization, "Bearer x");
    EXPECT_EQ(seen.forwarded_for, "192.0.2.1");
    EXPECT_EQ(seen.idempotency_key, "k");
    EXPECT_EQ(seen.address[12], 127);
    client.get("/",
               "X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\n"
               "X-Forwarded-Proto: https\r\nX-Forwarded-Proto: http\r\n");
    EXPECT_EQ(seen.forwarded_for, "10.0.0.1, 192.0.2.1");
    EXPECT_EQ(seen.forwarded_proto, "https, http");
}

TEST(Visitor, AnAnswerMayComeLaterAndFromElsewhere) {
    std::thread elsewhere;
    const Running running([&](const Request&, const Reply& reply) {
        elsewhere = std::thread([reply] {
            Response response;
            response.status = 201;
            response.own_headers.push_back({"Location", "/api/games/" + std::string("x")});
            response.body = Body::own(std::string("later"));
            reply(std::move(response));
        });
    });
    const auto answer = running.client().get("/");
    elsewhere.join();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 201);
    EXPECT_EQ(answer->header("Location"), "/api/games/x");
    EXPECT_EQ(answer->body, "later");
}

TEST(Visitor, ClosesWhenTheClientWantsIt) {
    const Running running(always(hello()));
    Client polite = running.client();
    EXPECT_EQ(polite.get("/", "Connection: close\r\n")->header("Connection"), "close");
    EXPECT_TRUE(polite.sees_the_end());
    Client old = running.client();
    EXPECT_EQ(old.ask("GET / HTTP/1.0\r\n\r\n")->body, "hello");
    EXPECT_TRUE(old.sees_the_end());
}

TEST(Visitor, HeadHasNoBody) {
    const Running running(always(hello()));
    Client client = running.client();
    const auto head = client.ask("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n", false);
    EXPECT_EQ(head->header("Content-Length"), "5");
    EXPECT_EQ(client.get("/")->body, "hello") << "nothing is left in between";
}

TEST(Visitor, SaysWhatIsMalformed) {
    const Running running(always(hello()));
    for (const std::string request :
         {"nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTQ/1.1\r\n\r\n",
          "\x16\x03\x01\x02", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: \r\n\r\n", "GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: <x>\r\n\r\n", "GET / HTTP/1.0\r\nHost: x y\r\n\r\n"}) {
        Client client = running.client();
        const auto answer = client.ask(request);
        ASSERT_TRUE(answer) << request;
        EXPECT_EQ(answer->status, 400) << request;
        EXPECT_EQ(answer->header("Content-Type"), "application/problem+json");
        EXPECT_NE(answer->body.find(R"("code":"malformed")"), std::string::npos) << answer->body;
        EXPECT_EQ(answer->header("Connection"), "close");
        EXPECT_NE(answer->header("Content-Security-Policy"), "");
        EXPECT_TRUE(client.sees_the_end());
    }
}

// What another server on the way takes for a body must not become a second request.
TEST(Visitor, KnowsNoTransferEncodingButChunked) {
    const Running running(always(hello()));
    const std::string body = "\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n";
    for (const std::string start :
         {"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked",
          "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked",
          "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
          "POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked"}) {
        Client client = running.client();
        const auto answer = client.ask(start + body);
        ASSERT_TRUE(answer) << start;
        EXPECT_EQ(answer->status, 400) << start;
        EXPECT_TRUE(client.sees_the_end()) << start;
    }
    Client client = running.client();
    EXPECT_EQ(client.ask("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked" + body)->body,
              "hello");
}

TEST(Visitor, TellsThoseWhoAskThatTheBodyMayCome) {
    Request seen;
    const Running running(at_once([&](const Request& request) {
        seen = request;
        return Response{};
    }));
    const std::string start = "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n";
    Client client = running.client();
    const auto go_on = client.ask(start + "Content-Length: 2\r\n\r\n");
    ASSERT_TRUE(go_on);
    EXPECT_EQ(go_on->status, 100);
    EXPECT_EQ(client.ask("{}")->status, 200);
    EXPECT_EQ(seen.body, "{}");
    EXPECT_EQ(running.client().ask(start + "Content-Length: 1000000\r\n\r\n")->status, 413);
}

TEST(Visitor, LimitsWhatIsRead) {
    const Running running(always(hello()));
    Client longwinded = running.client();
    const auto headers = longwinded.get("/", "X: " + std::string(40'000, 'x') + "\r\n");
    ASSERT_TRUE(headers);
    EXPECT_EQ(headers->status, 431);
    Client heavy = running.client();
    const auto body = heavy.get("/", "Content-Length: 1000000\r\n");
    ASSERT_TRUE(body);
    EXPECT_EQ(body->status, 413);
    Client endless = running.client();
    std::string chunks;
    for (int i = 0; i < 3; ++i) chunks += "2000\r\n" + std::string(0x2000, 'x') + "\r\n";
    endless.send("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks);
    const auto chunked = endless.receive();
    ASSERT_TRUE(chunked);
    EXPECT_EQ(chunked->status, 413);
}

TEST(Visitor, LongAddressesAreFine) {
    const Running running(always(hello()));
    Client client = running.client();
    EXPECT_EQ(client.get("/analysis?game=" + std::string(20'000, 'x'))->status, 200);
}

TEST(Visitor, ReadsOverASmallBody) {
    const Running running(always(hello()));
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc");
    EXPECT_EQ(client.receive()->status, 200);
    EXPECT_EQ(client.get("/")->body, "hello");
}

TEST(Visitor, OtherMethodsAreAnsweredWithoutTheirBody) {
    const Running running(always(hello()));
    Client client = running.client();
    const auto answer =
        client.ask("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->header("Connection"), "close");
}

TEST(Visitor, SlowClientsAreCutOff) {
    Limits limits;
    limits.request = 200ms;
    const Running running(always(hello()), limits);
    const auto start = SteadyClock::now();
    Client silent = running.client();
    Client halting = running.client();
    halting.send("GET / HTT");
    EXPECT_TRUE(silent.sees_the_end());
    EXPECT_TRUE(halting.sees_the_end());
    EXPECT_LT(SteadyClock::now() - start, 5s);
    EXPECT_EQ(running.client().get("/")->status, 200) << "the others do not notice";
}

// One byte now and then does not help: the whole request has one deadline.
TEST(Visitor, DripsAreCutOff) {
    Limits limits;
    limits.request = 300ms;
    const Running running(always(hello()), limits);
    Client client = running.client();
    const auto start = SteadyClock::now();
    bool sent = true;
    while (sent && SteadyClock::now() - start < 5s) {
        sent = client.send("G");
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_FALSE(sent);
}

TEST(Visitor, ClientsThatDoNotReadAreCutOff) {
    Limits limits;
    limits.piece = 200ms;
    Running running(always(large()), limits);
    Client client = running.client();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(600ms);
    EXPECT_FALSE(client.receive()) << "the rest never comes";
}

TEST(Visitor, LargeFilesArriveWhole) {
    const Running running(always(large()));
    Client client = running.client();
    const auto answer = client.get("/");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body, large());
}

TEST(Visitor, ClientsMayLeaveAtAnyTime) {
    const Running running(always(large()));
    for (int i = 0; i < 50; ++i) {
        Client client = running.client();
        if (i % 3 == 1) client.send("GET / HTTP/1.1\r\nHo");
        if (i % 3 == 2) client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        client.close();
    }
    EXPECT_EQ(running.client().get("/")->status, 200);
}

}  // namespace
}  // namespace barracuda::server
