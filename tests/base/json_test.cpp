#include "base/json.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Json, StringsAreEscaped) {
    EXPECT_EQ(json_string("d5"), R"("d5")");
    EXPECT_EQ(json_string(R"(say "\")"), R"("say \"\\\"")");
    EXPECT_EQ(json_string(std::string_view("\0\n\x1f\x7f", 4)), R"("\u0000\u000a\u001f\u007f")");
    EXPECT_EQ(json_string("für"), "\"für\"");
}

TEST(Json, ArraysAndObjects) {
    EXPECT_EQ(JsonArray().done(), "[]");
    EXPECT_EQ(JsonObject().done(), "{}");
    JsonArray array;
    array.item(json_null);
    array.text("a");
    EXPECT_EQ(array.done(), R"([null,"a"])");
    JsonObject object;
    object.field("list", array.done());
    object.number("number", -3);
    object.boolean("open", true);
    object.text("text", "\"");
    EXPECT_EQ(object.done(), R"({"list":[null,"a"],"number":-3,"open":true,"text":"\""})");
}

}  // namespace
}  // namespace barracuda
