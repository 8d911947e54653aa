// How challenges end: accepted, declined, withdrawn or forgotten; on both databases.
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

#include <atomic>

namespace barracuda::server {
namespace {

constexpr std::int64_t hour = 3'600'000;

class Challenges : public store::OnBothDatabases {
protected:
    OnlineSettings settings() {
        OnlineSettings made;
        made.store = url();
        made.limited = false;
        made.now = [this] { return Instant{Milliseconds{now}}; };
        return made;
    }
    std::string challenge(const std::string& terms = "{}") {
        return "/api/challenges/" + field(anna.post("/api/challenges", terms).body, "id");
    }
    static std::string state_of(const Answer& answer) { return field(answer.body, "state"); }

    std::atomic<std::int64_t> now = 1'700'000'000'000;
    Party party{settings()};
    Guest anna{party};
    Guest bert{party};
};

BOTH_DATABASES(Challenges);

TEST_P(Challenges, ExpireAfterADayOrTwoWeeks) {
    const std::string live = challenge();
    const std::string days = challenge(R"({"clock":{"kind":"days","days":1}})");
    now += 24 * hour - 1;
    EXPECT_EQ(state_of(bert.get(live)), "open");
    now += 1;
    EXPECT_EQ(state_of(bert.get(live)), "expired");
    now += 13 * 24 * hour - 1;
    EXPECT_EQ(state_of(bert.get(days)), "open");
    now += 1;
    EXPECT_EQ(state_of(bert.get(days)), "expired");
}

TEST_P(Challenges, AreNotAnsweredAfterThat) {
    const std::string late = challenge();
    now += 24 * hour;
    EXPECT_EQ(code_of(bert.post(late + "/accept")), "too-late");
    EXPECT_EQ(code_of(bert.post(late + "/decline")), "too-late");
    EXPECT_EQ(code_of(anna.ask("DELETE", late)), "too-late");
    EXPECT_EQ(state_of(anna.get(late)), "expired");
}

TEST_P(Challenges, DoNotCountAfterThat) {
    for (int i = 0; i < 50; ++i) challenge();
    EXPECT_EQ(code_of(anna.post("/api/challenges", "{}")), "busy");
    now += 24 * hour;
    const Answer one = anna.post("/api/challenges", "{}");
    EXPECT_EQ(one.status, 201) << one.body;
    const std::string me = anna.get("/api/me").body;
    EXPECT_NE(me.find(R"("challenges":[{"id":")" + field(one.body, "id") + '"'), me.npos);
    EXPECT_EQ(me.find("},{\"id\""), me.npos) << "only this one is listed";
}

TEST_P(Challenges, MayBeDeclinedByStrangersWhoAreGuestsThen) {
    const std::string unwanted = challenge();
    const Answer declined = bert.post(unwanted + "/decline");
    EXPECT_EQ(state_of(declined), "declined") << declined.body;
    EXPECT_EQ(field(bert.get("/api/me").body, "guest"), "true");
    Guest carl(party);
    EXPECT_EQ(code_of(carl.post(unwanted + "/decline")), "too-late");
    EXPECT_EQ(carl.cookie(), "") << "nothing has come of it";
    EXPECT_EQ(code_of(carl.ask("DELETE", challenge())), "signed-out");
}

TEST_P(Challenges, SayWhoHasTooManyGames) {
    const std::string open = challenge();
    Guest carl(party);
    for (int i = 0; i < 100; ++i) begin_game(anna, carl);
    const Answer refused = bert.post(open + "/accept");
    EXPECT_EQ(field(refused.body, "limit"), "games");
    EXPECT_EQ(field(refused.body, "detail"), "the challenger has 100 running games");
    const std::string me = anna.get("/api/me").body;
    int listed = 0;
    for (auto at = me.find("\"created\""); at != me.npos; at = me.find("\"created\"", at + 1))
        ++listed;
    EXPECT_EQ(listed, 100) << "all of them";
}

}  // namespace
}  // namespace barracuda::server
