#include "server/request_path.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(RequestPath, LeavesQueryAndFragmentAway) {
    EXPECT_EQ(path_of("/"), "/");
    EXPECT_EQ(path_of("/play?level=3"), "/play");
    EXPECT_EQ(path_of("/play#board"), "/play");
    EXPECT_EQ(path_of("/?a/b/.."), "/");
}

TEST(RequestPath, DecodesPercentSigns) {
    EXPECT_EQ(path_of("/a%20b"), "/a b");
    EXPECT_EQ(path_of("/%c3%A9"), "/\xc3\xa9");
    EXPECT_EQ(path_of("/%25"), "/%");
    EXPECT_EQ(path_of("/%252e%252e/x"), "/%2e%2e/x") << "once, not twice";
}

TEST(RequestPath, UnderstandsTheFormForProxies) {
    EXPECT_EQ(path_of("http://localhost:8080/play?x"), "/play");
    EXPECT_EQ(path_of("https://example.org"), "/");
    EXPECT_EQ(path_of("http://example.org?x=/play"), "/");
}

TEST(RequestPath, RefusesWhatIsMalformed) {
    for (const char* target : {"", "play", "*", "/%", "/%4", "/%zz", "/%4g", "/a%", "ftp://x/y"})
        EXPECT_FALSE(path_of(target)) << target;
}

TEST(RequestPath, RefusesWhatCouldMeanSomethingElse) {
    for (const char* target :
         {"/..", "/../etc/passwd", "/assets/../../x", "/%2e%2e/x", "/%2E%2e/x", "/.", "/a/./b",
          "/a%2fb", "/embed%2F..%2fplay", "/a\\b", "/a%5cb", "/a%00b", "/a%0d%0aX: y", "/a%7f",
          "/%ff", "/%c3", "http://host/../x"})
        EXPECT_FALSE(path_of(target)) << target;
    EXPECT_EQ(path_of("/..."), "/...");
    EXPECT_EQ(path_of("/a..b"), "/a..b");
}

TEST(RequestPath, HasSegments) {
    EXPECT_EQ(first_segment("/"), "");
    EXPECT_EQ(first_segment("/learn"), "learn");
    EXPECT_EQ(first_segment("/learn/moving"), "learn");
    EXPECT_EQ(last_segment("/learn/moving"), "moving");
    EXPECT_EQ(last_segment("/learn/"), "");
    EXPECT_EQ(last_segment("plain"), "plain");
}

}  // namespace
}  // namespace barracuda::server
