#include "play/record_json.hpp"

#include "rules/record/reader.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

std::string json_of(const char* bgn) {
    const auto record = read_record(bgn);
    EXPECT_TRUE(record) << bgn;
    JsonObject object;
    add_record(object, *record);
    return object.done();
}

bool holds(const std::string& json, const std::string& part) {
    return json.find(part) != std::string::npos;
}

TEST(RecordJson, EveryFieldIsAlwaysThere) {
    const std::string json = json_of("*");
    for (const char* part :
         {R"("touchMove":false)", R"("comment":"")", R"("placements":[])", R"("turns":[])",
          R"("outcome":null)", R"("result":"*")", R"({"tags":{"Event":"?")"})
        EXPECT_TRUE(holds(json, part)) << part << " in " << json;
}

TEST(RecordJson, PlacementsThatTheStartOwes) {
    const std::string json =
        json_of("[Setup \"fen\"] [FEN \"6z/7/7/7/7/7/7/7/D6 b 2 22 00 1\"]\nx@c4 -- *");
    EXPECT_TRUE(holds(json, R"("placements":["x@c4",null])")) << json;
}

TEST(RecordJson, DrawsByRepetitionAreTold) {
    const std::string again = "2c2-c3 2c8-c7 2c3-c2 2c7-c8 ";
    const std::string json = json_of((again + again + again + "{[%draw offer]} 1/2-1/2").c_str());
    EXPECT_TRUE(holds(json, R"("draw":"offered")")) << json;
    EXPECT_TRUE(holds(json, R"("outcome":{"winner":null,"ending":"repetition","clause":"R9.2"})"))
        << json;
}

TEST(RecordJson, EvaluationsHaveTheWinningChance) {
    const std::string json = json_of("2c2-c3 {[%eval -0.25]} 2c8-c7 {[%eval #-3]} *");
    EXPECT_TRUE(holds(json, R"("evaluation":{"hundredths":-25,"chance":0.4688})")) << json;
    EXPECT_TRUE(holds(json, R"("evaluation":{"win":-3,"chance":0.0000})")) << json;
}

}  // namespace
}  // namespace barracuda::play
