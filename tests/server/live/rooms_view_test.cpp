// Who watches a game, and what they are told.
#include "server/live/invented_hall.hpp"
#include "server/live/rooms.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace barracuda::server {
namespace {

TEST(RoomsView, WhoComesBackHearsWhatHeMissed) {
    InventedHall hall = begun();
    const auto missed_one = hall.watch("carl", 1, 1);
    auto texts = hall.heard(*missed_one);
    ASSERT_EQ(texts.size(), 2u) << "the event, and who is there";
    EXPECT_NE(texts[0].find(R"("event":{"number":2)"), std::string::npos);
    EXPECT_NE(texts[1].find(R"("presence")"), std::string::npos);
    EXPECT_TRUE(contains(hall.heard(*hall.watch("anna", 2)), R"("me":"white")"));
    EXPECT_TRUE(contains(hall.heard(*hall.watch("carl", 3, 77)), R"("state":{)"))
        << "the future cannot be served";
}

TEST(RoomsView, WhoMissedTooMuchGetsTheState) {
    InventedHall hall({.clock = {}});
    for (int i = 0; i < 101; ++i) {
        EXPECT_EQ(hall.say("anna", "offer agreement"), "");
        EXPECT_EQ(hall.say("bert", "decline agreement"), "");
    }
    EXPECT_TRUE(contains(hall.heard(*hall.watch("anna", 1, 0)), R"("state":{)"));
    const auto last = hall.heard(*hall.watch("anna", 2, 2));
    EXPECT_EQ(last.size(), 201u);
    EXPECT_FALSE(contains(last, R"("state":{)"));
}

// Whoever does not read keeps 200 events in memory, not a whole log.
TEST(RoomsView, AStreamHasEverythingOnePartAfterTheOther) {
    InventedHall hall({.clock = {}});
    const auto offer_and_decline = [&](int times) {
        for (int i = 0; i < times; ++i) {
            EXPECT_EQ(hall.say("anna", "offer agreement"), "");
            EXPECT_EQ(hall.say("bert", "decline agreement"), "");
        }
    };
    offer_and_decline(300);
    const Viewer viewer{std::make_shared<Outlet>(), "", Viewer::Form::Lines};
    std::optional<play::Number> after = 90;
    play::Number heard = 90;
    for (const std::size_t part : {200u, 200u, 114u}) {
        ASSERT_TRUE(after);
        after = hall.rooms.read_on("game", 1, viewer, *after, hall.now);
        offer_and_decline(1);
        const auto lines = hall.heard(*viewer.outlet);
        EXPECT_EQ(lines.size(), part + (after ? 0 : 2));
        for (const std::string& line : lines)
            EXPECT_TRUE(line.starts_with("{\"number\":" + std::to_string(++heard) + ","));
    }
    EXPECT_FALSE(after) << "from now on it watches";
    EXPECT_EQ(heard, hall.live().number());
    EXPECT_EQ(hall.say("anna", "abort"), "");
    EXPECT_TRUE(viewer.outlet->take().is_last);
    const Viewer ahead{std::make_shared<Outlet>(), "", Viewer::Form::Lines};
    constexpr auto never = std::numeric_limits<play::Number>::max();
    EXPECT_FALSE(hall.rooms.read_on("game", 2, ahead, never, hall.now));
    EXPECT_TRUE(contains(hall.heard(*ahead.outlet), R"({"state":{)"));
}

TEST(RoomsView, AStreamEndsWithTheGame) {
    InventedHall hall;
    const auto lines = hall.watch("", 1, 0, Viewer::Form::Lines);
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    EXPECT_EQ(hall.say("bert", "abort"), "");
    const auto batch = lines->take();
    ASSERT_EQ(batch.texts.size(), 2u);
    EXPECT_TRUE(batch.texts[0]->starts_with(R"({"number":1,)"));
    EXPECT_TRUE(batch.is_last);
}

TEST(RoomsView, AStreamMissesNothingThatWasInDoubt) {
    InventedHall hall;
    hall.in_doubt_but_done = true;
    const auto lines = hall.watch("", 1, 0, Viewer::Form::Lines);
    for (const std::string command : {"d2d5", "resign"}) {
        hall.order({.game = "game", .person = "anna", .command = command, .at = hall.now});
        hall.fail_one(store::StoreFailure::Kind::InDoubt);
        EXPECT_TRUE(hall.heard(*lines).empty());
        hall.load();
        hall.beat();
        hall.flush();
        const auto batch = lines->take();
        ASSERT_EQ(batch.texts.size(), 1u);
        EXPECT_NE(batch.texts[0]->find(command), std::string::npos) << *batch.texts[0];
        EXPECT_EQ(batch.is_last, command == "resign");
    }
}

TEST(RoomsView, BothAreToldWhoseTurnItIs) {
    InventedHall hall;
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    ASSERT_EQ(hall.turned.size(), 1u);
    EXPECT_EQ(hall.turned.back().actor, brown);
    EXPECT_EQ(hall.turned.back().seats.white, "anna");
    EXPECT_EQ(hall.say("anna", "offer agreement"), "");
    EXPECT_EQ(hall.turned.size(), 1u) << "an offer leaves it with Brown";
    EXPECT_EQ(hall.say("bert", "resign"), "");
    ASSERT_EQ(hall.turned.size(), 2u);
    EXPECT_EQ(hall.turned.back().actor, std::nullopt);
}

TEST(RoomsView, ChatIsToldAfterItIsWritten) {
    InventedHall hall;
    const auto outlet = hall.watch("bert", 1);
    hall.heard(*outlet);
    std::string heard;
    for (const auto* person : {"anna", "carl"})
        hall.rooms.chat("game", person, "hello", hall.now, [&](const Verdict& outcome) {
            const auto* problem = std::get_if<Problem>(&outcome);
            heard += problem ? problem->code : "done";
        });
    hall.collect();
    EXPECT_EQ(heard, "not-yours");
    hall.flush();
    EXPECT_EQ(heard, "not-yoursdone");
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("chat":{"by":"white","phrase":"hello")"));
    EXPECT_TRUE(contains(hall.heard(*hall.watch("carl", 2)), R"("phrase":"hello")"));
}

TEST(RoomsView, SpectatorsAreCounted) {
    InventedHall hall;
    const auto outlet = hall.watch("anna", 1);
    hall.heard(*outlet);
    hall.watch("", 2);
    hall.watch("carl", 3);
    EXPECT_TRUE(hall.heard(*outlet).empty()) << "not one message for each of many";
    hall.pass(1s);
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("watchers":2)"));
    hall.rooms.leave("game", 2, true, hall.now);
    hall.pass(1s);
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("watchers":1)"));
}

}  // namespace
}  // namespace barracuda::server
