// What guests are called, on both databases.
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class Names : public store::OnBothDatabases {
protected:
    Names() {
        OnlineSettings settings;
        settings.store = url();
        party_.emplace(settings);
    }
    Answer call(Guest& guest, const std::string& json) {
        return guest.ask("PATCH", "/api/me", "{\"name\":" + json + "}");
    }

    std::optional<Party> party_;
};

BOTH_DATABASES(Names);

TEST_P(Names, AreGivenAndTakenAway) {
    Guest ann(*party_);
    const Answer named = call(ann, R"(" Ann\u0007  of\u202e Cleves ")");
    EXPECT_EQ(named.status, 200);
    EXPECT_EQ(named.body, R"({"name":"Ann of Cleves","guest":true,"bot":false,"rating":null,)"
                          R"("online":true})");
    EXPECT_FALSE(ann.cookie().empty()) << "a guest was made";
    EXPECT_TRUE(has(ann.get("/api/me").body, R"("me":{"name":"Ann of Cleves","guest":true)"));
    const std::string cookie = ann.cookie();
    EXPECT_EQ(field(call(ann, R"("Anna")").body, "name"), "Anna");
    EXPECT_EQ(ann.cookie(), cookie) << "the same guest";
    EXPECT_EQ(field(call(ann, "null").body, "name"), "null");
    EXPECT_TRUE(has(ann.get("/api/me").body, R"("me":{"name":null,"guest":true)"));
}

TEST_P(Names, AreRememberedWhenTheServerIsRestarted) {
    Guest ann(*party_);
    call(ann, R"("Ann")");
    party_->stop();
    party_->start();
    EXPECT_TRUE(has(ann.get("/api/me").body, R"("me":{"name":"Ann")"));
}

TEST_P(Names, MayBeTheSame) {
    Guest ann(*party_);
    Guest other(*party_);
    EXPECT_EQ(call(ann, R"("Ann")").status, 200);
    EXPECT_EQ(call(other, R"("Ann")").status, 200);
    EXPECT_NE(ann.cookie(), other.cookie());
}

TEST_P(Names, AreShownToOthers) {
    Guest ann(*party_);
    Guest bert(*party_);
    call(ann, R"("Ann \"A\"")");
    const Answer challenge = ann.post("/api/challenges", R"({"colour":"white"})");
    const std::string id = field(challenge.body, "id");
    EXPECT_TRUE(
        has(bert.get("/api/challenges/" + id).body, R"("by":{"name":"Ann \"A\"","guest":true)"));
    const std::string game = field(bert.post("/api/challenges/" + id + "/accept").body, "game");
    EXPECT_TRUE(
        has(bert.get("/api/games/" + game).body, R"("white":{"name":"Ann \"A\"","guest":true)"));
    EXPECT_TRUE(has(bert.get("/api/games/" + game).body, R"("brown":{"name":null,"guest":true)"));
    call(bert, R"("Bert")");
    EXPECT_TRUE(has(ann.get("/api/games/" + game).body, R"("brown":{"name":"Bert","guest":true)"))
        << "in the middle of a game";
    const std::string record = ann.get("/api/games/" + game + ".bgn").body;
    EXPECT_TRUE(has(record, R"([White "Ann \"A\""])")) << record;
    EXPECT_TRUE(has(record, R"([Brown "Bert"])")) << record;
    call(bert, "null");
    EXPECT_TRUE(has(ann.get("/api/games/" + game + ".bgn").body, R"([Brown "?"])"));
}

TEST_P(Names, HaveOneToTwentyCharacters) {
    Guest ann(*party_);
    const std::string twenty = "\"ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ\"";
    EXPECT_EQ(call(ann, twenty).status, 200);
    for (const std::string bad :
         {R"("")", R"("  ")", R"("\u202e\u200b")", R"("abcdefghijklmnopqrstu")", "7", "{}", "[]"})
        EXPECT_EQ(field(call(ann, bad).body, "code"), "malformed") << bad;
    EXPECT_EQ(field(ann.ask("PATCH", "/api/me", "{}").body, "code"), "malformed");
    EXPECT_EQ(field(ann.ask("PATCH", "/api/me", "").body, "code"), "malformed");
    EXPECT_TRUE(has(ann.get("/api/me").body, "\"name\":" + twenty)) << "as it was";
}

TEST_P(Names, AreNotForPagesOfOthersToGive) {
    Guest ann(*party_);
    EXPECT_EQ(
        field(ann.ask("PATCH", "/api/me", R"({"name":"Ann"})", "Origin: http://evil.example\r\n")
                  .body,
              "code"),
        "origin");
}

}  // namespace
}  // namespace barracuda::server
