// Coming back on another device, on both databases.
#include "kit/files.hpp"
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

class Returning : public store::OnBothDatabases {
protected:
    OnlineSettings settings() {
        OnlineSettings made;
        made.store = url();
        made.log = [this](const std::string& sentence) { log_ += sentence + '\n'; };
        return made;
    }
    // The secret of a new link.
    std::string link(Guest& guest) {
        const Answer made = guest.post("/api/me/return");
        EXPECT_EQ(made.status, 201) << made.body;
        const std::string address = field(made.body, "url");
        const std::string begin = "http://test/return/";
        EXPECT_EQ(address.substr(0, begin.size()), begin);
        return address.substr(begin.size());
    }
    Answer come_back(Guest& guest, const std::string& secret) {
        return guest.post("/api/session/return", R"({"secret":")" + secret + "\"}");
    }

    std::string log_;
};

BOTH_DATABASES(Returning);

TEST_P(Returning, GoesOnWithTheGames) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    anna.ask("PATCH", "/api/me", R"({"name":"Anna"})");
    const std::string game = begin_game(anna, bert);
    const std::string secret = link(anna);
    EXPECT_EQ(secret.size(), 43u) << "256 bits";
    Guest phone(party);
    const Answer back = come_back(phone, secret);
    EXPECT_EQ(back.status, 200) << back.body;
    EXPECT_EQ(field(back.body, "name"), "Anna");
    EXPECT_EQ(field(back.body, "guest"), "true");
    EXPECT_NE(phone.cookie(), anna.cookie()) << "a session of its own";
    EXPECT_EQ(field(phone.get("/api/games/" + game).body, "me"), "white");
    EXPECT_EQ(phone.say(game, "d2d5", 0), "");
    EXPECT_EQ(field(anna.get("/api/games/" + game).body, "me"), "white") << "both are he";
    EXPECT_EQ(log_.find(secret), std::string::npos);
}

TEST_P(Returning, WorksAgainAndAfterARestart) {
    Party party(settings());
    Guest anna(party);
    anna.post("/api/challenges", "{}");
    const std::string secret = link(anna);
    party.stop();
    party.start();
    Guest phone(party);
    Guest tablet(party);
    EXPECT_EQ(come_back(phone, secret).status, 200);
    EXPECT_EQ(come_back(tablet, secret).status, 200);
    const std::string cookie = tablet.cookie();
    EXPECT_EQ(come_back(tablet, secret).status, 200);
    EXPECT_EQ(tablet.cookie(), cookie) << "he is there already";
}

TEST_P(Returning, ANewLinkReplacesTheOld) {
    Party party(settings());
    Guest anna(party);
    anna.post("/api/challenges", "{}");
    const std::string first = link(anna);
    const std::string second = link(anna);
    Guest phone(party);
    EXPECT_EQ(field(come_back(phone, first).body, "code"), "not-found");
    EXPECT_EQ(phone.cookie(), "");
    EXPECT_EQ(come_back(phone, second).status, 200);
}

TEST_P(Returning, NeedsAGuestAndTheSecret) {
    Party party(settings());
    Guest stranger(party);
    EXPECT_EQ(field(stranger.post("/api/me/return").body, "code"), "signed-out");
    for (const std::string secret :
         {"", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "' or 1=1 --"})
        EXPECT_EQ(field(come_back(stranger, secret).body, "code"), "not-found") << secret;
    EXPECT_EQ(field(stranger.post("/api/session/return", "{}").body, "code"), "malformed");
    EXPECT_EQ(stranger.cookie(), "");
}

TEST(ReturnLink, LastsForThirtyDays) {
    const Folder folder;
    const std::string file = (folder.path() / "games.sqlite").string();
    const auto store = store::Store::open(file);
    store::Writer writer(file);
    const People people(*store, writer);
    const Instant now{Milliseconds{1'700'000'000'000}};
    const NewReturnLink made = People::make_return_link("anna", now);
    ASSERT_TRUE(writer.write({store::SetReturnLink{made.link}}));
    constexpr Milliseconds month = std::chrono::days(30);
    EXPECT_TRUE(people.returning(made.secret, now.later_by(month - Milliseconds{1}))->has_value());
    EXPECT_FALSE(people.returning(made.secret, now.later_by(month))->has_value());
}

TEST(ReturnLink, TheSecretIsNotStored) {
    const Folder folder;
    const std::string file = (folder.path() / "games.sqlite").string();
    std::string secret;
    {
        const auto store = store::Store::open(file);
        store::Writer writer(file);
        const NewReturnLink made = People::make_return_link("anna", Instant{Milliseconds{0}});
        ASSERT_TRUE(writer.write({store::SetReturnLink{made.link}}));
        secret = made.secret;
    }
    const std::string content = kit::content_of(file);
    EXPECT_NE(content.find("anna"), std::string::npos);
    EXPECT_EQ(content.find(secret), std::string::npos);
}

}  // namespace
}  // namespace barracuda::server
