#include "base/base64.hpp"

#include "base/random.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

using Bytes = std::vector<std::uint8_t>;

// The first ones are the test vectors of RFC 4648, without padding.
TEST(Base64, KnownTexts) {
    const auto text = [](std::string_view bytes) {
        return to_base64url(Bytes(bytes.begin(), bytes.end()));
    };
    EXPECT_EQ(text(""), "");
    EXPECT_EQ(text("f"), "Zg");
    EXPECT_EQ(text("fo"), "Zm8");
    EXPECT_EQ(text("foo"), "Zm9v");
    EXPECT_EQ(text("foob"), "Zm9vYg");
    EXPECT_EQ(to_base64url(Bytes{0xfb, 0xff}), "-_8");
}

TEST(Base64, AnyBytesComeBack) {
    Random random(1);
    for (std::size_t size = 0; size < 200; ++size) {
        Bytes bytes(size);
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        EXPECT_EQ(from_base64url(to_base64url(bytes)), bytes);
    }
}

TEST(Base64, NothingElseIsRead) {
    for (const char* text : {"A", "AAAAA", "Zh", "Zm9=", "Zg==", "Z g", "Zm8+", "Zm8/", "é"})
        EXPECT_FALSE(from_base64url(text)) << text;
}

}  // namespace
}  // namespace barracuda
