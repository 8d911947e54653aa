#include "server/site/media_type.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(MediaType, GoesByTheEnding) {
    EXPECT_EQ(media_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(media_type("a.b.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(media_type("core.wasm"), "application/wasm");
    EXPECT_EQ(media_type("built_in.network"), "text/plain; charset=utf-8");
    EXPECT_EQ(media_type("manifest.webmanifest"), "application/manifest+json; charset=utf-8");
    EXPECT_EQ(media_type("board.svg"), "image/svg+xml; charset=utf-8");
    EXPECT_EQ(media_type("font.woff2"), "font/woff2");
    EXPECT_EQ(media_type("js"), "application/octet-stream");
    EXPECT_EQ(media_type("what.ever"), "application/octet-stream");
}

}  // namespace
}  // namespace barracuda::server
