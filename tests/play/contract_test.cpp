#include "play/contract.hpp"

#include "play/table.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

constexpr auto start_fen = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1";

std::string state_of(const Table& table) {
    JsonObject object;
    add_state(object, table.live, at(table.now));
    return object.done();
}

bool has(const std::string& json, const std::string& part) {
    return json.find(part) != std::string::npos;
}

TEST(Contract, AStateSaysHowTheGameStands) {
    Table table(online(TimeControl::with_increment(60s, 5s), false, Matchmaking::Lobby));
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    table.now = 2s;
    EXPECT_EQ(state_of(table),
              std::string(R"({"number":3,"now":2000,"start":")") + start_fen +
                  R"(","express":{"white":0,"brown":0},"touchMove":false,)"
                  R"("clock":{"kind":"live","initial":60000,"increment":5000},)"
                  R"("commands":["d2d5","d8d6"],"mustDeviate":false,)"
                  R"("fen":"1vd1dv1/2z1z2/7/1x1d1x1/x1xDx1x/1x3x1/7/2Z1Z2/1VD1DV1 w - 24 00 2",)"
                  R"("actor":"white","owed":0,)"
                  R"("clocks":{"white":58000,"brown":60000,"running":"white"},)"
                  R"("offers":[{"by":"brown","kind":"agreement"}],"outcome":null})");
}

TEST(Contract, AnEventSaysWhatHappened) {
    Table table;
    table.now = 5s;
    EXPECT_EQ(table.say(brown, "resign"), "");
    EXPECT_EQ(event_json(table.live, table.events.back()),
              std::string(R"({"number":1,"at":5000,"by":"brown","command":"resign","fen":")") +
                  start_fen +
                  R"(","actor":"white","owed":0,"clocks":null,"offers":[],)"
                  R"("outcome":{"winner":"white","ending":"resignation","clause":"R8.4"}})");
}

TEST(Contract, TheServerIsNobody) {
    Table table(online({}, false, Matchmaking::Lobby));
    table.now = 30s;
    EXPECT_EQ(table.say(white, "time"), "");
    const std::string event = event_json(table.live, table.events.back());
    EXPECT_TRUE(has(event, R"("by":null,"command":"time")")) << event;
    EXPECT_TRUE(has(event, R"({"winner":null,"ending":"aborted","clause":null})")) << event;
}

TEST(Contract, ClocksOfEveryKindAreTold) {
    const auto clock = [](std::optional<TimeControl> control) {
        return state_of(Table(on_one_device(control, false)));
    };
    EXPECT_TRUE(has(clock({}), R"("clock":{"kind":"none"})"));
    EXPECT_TRUE(has(clock({}), R"("clocks":null)"));
    EXPECT_TRUE(has(clock(TimeControl::sudden_death(60s)),
                    R"("clock":{"kind":"live","initial":60000,"increment":0})"));
    EXPECT_TRUE(has(clock(TimeControl::with_delay(60s, 3s)),
                    R"("clock":{"kind":"live","initial":60000,"delay":3000})"));
    const std::string days = clock(TimeControl::days_per_action(3));
    EXPECT_TRUE(has(days, R"("clock":{"kind":"days","days":3})")) << days;
    EXPECT_TRUE(has(days, R"("running":"white","due":259200000})")) << days;
    Options odds = on_one_device(TimeControl::sudden_death(60s), false);
    odds.time->brown = TimeControl::sudden_death(30s);
    EXPECT_TRUE(has(state_of(Table(odds)), R"("clock":{"kind":"each","white":{"kind":"live")"));
}

TEST(Contract, WhatWasTakenBackIsNotInTheCommands) {
    Table table;
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(table.act({"e8e7"}), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.say(brown, "accept agreement"), "");
    EXPECT_EQ(commands_of(table.live),
              (std::vector<std::string>{"d2d5", "e8e7", "accept agreement"}));
}

TEST(Contract, WhatWasSaidAboutRepetitionIsInTheCommands) {
    Table table;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(table.act({"d2d4", "d8d6", "d4d2", "d6d8"}), "");
    EXPECT_EQ(table.say(brown, "offer repetition"), "");
    EXPECT_EQ(commands_of(table.live).back(), "offer repetition");
    EXPECT_EQ(table.say(white, "decline repetition"), "");
    EXPECT_EQ(commands_of(table.live).back(), "decline repetition");
    EXPECT_TRUE(has(state_of(table), R"("mustDeviate":true)"));
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(commands_of(table.live).back(), "resign");
}

TEST(Contract, AProblemHasCodeDetailAndClause) {
    const Table table;
    const auto problem = [&](Asker by, std::string_view command) {
        return problem_json(table.live.step({by, *parse_command(command), at(0s)}).error());
    };
    EXPECT_EQ(problem(Asker::Brown, "d8d6"),
              R"({"code":"not-your-turn","detail":"it is the other player's turn to act"})");
    const std::string illegal = problem(Asker::White, "b1b5");
    EXPECT_TRUE(has(illegal, R"({"code":"illegal","detail":"the 4 on b1 )")) << illegal;
    EXPECT_TRUE(has(illegal, R"("clause":"R5","square":"b4","step":3})")) << illegal;
}

}  // namespace
}  // namespace barracuda::play
