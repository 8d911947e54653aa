#include "store/place.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace barracuda::store {
namespace {

TEST(UsualPlace, IsInTheFolderForDataOfTheUser) {
    EXPECT_EQ(usual_place([](const char* name) {
                  return std::string(std::string_view(name) == "HOME" ? "/home/anna" : "");
              }),
              "/home/anna/.local/share/barracuda/games.db");
    EXPECT_EQ(usual_place([](const char* name) {
                  return std::string(std::string_view(name) == "HOME" ? "/home/anna" : "/data");
              }),
              "/data/barracuda/games.db");
    EXPECT_EQ(usual_place([](const char*) { return std::string("not/absolute"); }), "games.db");
}

}  // namespace
}  // namespace barracuda::store
