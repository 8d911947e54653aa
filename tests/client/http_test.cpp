#include "client/http.hpp"

#include "client/message.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::client {
namespace {

TEST(Http, KeepsTheCookieOfAGuest) {
    server::Party party;
    Http http({"127.0.0.1", party.port()});
    EXPECT_TRUE(http.credentials().cookie.empty());
    const auto challenge = http.post("/api/challenges", "{}");
    ASSERT_TRUE(challenge) << challenge.error();
    EXPECT_EQ(challenge->status, 201);
    EXPECT_FALSE(http.credentials().cookie.empty());
    const auto mine = http.get("/api/me");
    ASSERT_TRUE(mine) << mine.error();
    EXPECT_NE(mine->body.find(parse_text(challenge->body, "id").value()), std::string::npos);
}

TEST(Http, ByAnotherNameIsSomebodyElse) {
    server::Party party;
    Http first({"127.0.0.1", party.port()});
    ASSERT_TRUE(first.post("/api/challenges", "{}"));
    Http same({"127.0.0.1", party.port()}, first.credentials());
    Http other({"127.0.0.1", party.port()});
    EXPECT_NE(same.get("/api/me")->body.find(R"("guest":true)"), std::string::npos);
    EXPECT_NE(other.get("/api/me")->body.find(R"("me":null)"), std::string::npos);
}

TEST(Http, ATokenStandsForTheCookie) {
    server::Party party;
    Http first({"127.0.0.1", party.port()});
    ASSERT_TRUE(first.post("/api/challenges", "{}"));
    const std::string cookie = first.credentials().cookie;
    Http program({"127.0.0.1", party.port()}, {.token = cookie.substr(cookie.find('=') + 1)});
    EXPECT_NE(program.get("/api/me")->body.find(R"("guest":true)"), std::string::npos);
}

TEST(Http, HandsOnProblems) {
    server::Party party;
    Http http({"127.0.0.1", party.port()});
    const auto answer = http.get("/api/games/000000000000");
    ASSERT_TRUE(answer) << answer.error();
    EXPECT_EQ(answer->status, 404);
    EXPECT_FALSE(answer->is_fine());
    EXPECT_EQ(parse_problem(answer->body)->code, "not-found");
}

TEST(Http, ConnectsAgainWhenTheServerHasClosed) {
    server::Party party;
    Http http({"127.0.0.1", party.port()});
    ASSERT_TRUE(http.get("/api/me"));
    party.restart();
    const auto again = http.get("/api/me");
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(again->status, 200);
}

TEST(Http, SaysWhenNobodyAnswers) {
    Http http({"127.0.0.1", 1});
    const auto answer = http.get("/health");
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error(), "the server does not answer: Connection refused");
}

}  // namespace
}  // namespace barracuda::client
