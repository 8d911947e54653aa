#include "server/site/encoding.hpp"

#include <gtest/gtest.h>

#include <array>

namespace barracuda::server {
namespace {

// Brotli, gzip, plain.
std::array<int, 3> weights(std::string_view header) {
    const Preferences preferences = Preferences::from(header);
    return {preferences.weight(Encoding::Brotli), preferences.weight(Encoding::Gzip),
            preferences.weight(Encoding::Identity)};
}

using Weights = std::array<int, 3>;

TEST(Encoding, WithoutAWishThereIsThePlainFile) {
    EXPECT_EQ(weights(""), (Weights{0, 0, 1}));
    EXPECT_EQ(weights("deflate, zstd"), (Weights{0, 0, 1}));
}

TEST(Encoding, WhatBrowsersSend) {
    EXPECT_EQ(weights("gzip, deflate, br, zstd"), (Weights{1000, 1000, 1}));
    EXPECT_EQ(weights("gzip, deflate"), (Weights{0, 1000, 1}));
}

TEST(Encoding, WeightsCount) {
    EXPECT_EQ(weights("br;q=0.5, gzip;q=0.875, identity;q=0.1"), (Weights{500, 875, 100}));
    EXPECT_EQ(weights("br ; q=0.25 ,\tgzip; Q=1.000"), (Weights{250, 1000, 1}));
    EXPECT_EQ(weights("br;q=0, gzip"), (Weights{0, 1000, 1}));
    EXPECT_EQ(weights("br;q=1., gzip;q=0."), (Weights{1000, 0, 1}));
}

TEST(Encoding, TheStarIsEverythingElse) {
    EXPECT_EQ(weights("*"), (Weights{1000, 1000, 1000}));
    EXPECT_EQ(weights("gzip;q=0.3, *;q=0.2"), (Weights{200, 300, 200}));
    EXPECT_EQ(weights("identity;q=0, *;q=0"), (Weights{0, 0, 0}));
    EXPECT_EQ(weights("*;q=0, br"), (Weights{1000, 0, 0}));
}

TEST(Encoding, NamesAreNotCaseSensitive) {
    EXPECT_EQ(weights("BR, X-GZip"), (Weights{1000, 1000, 1}));
}

TEST(Encoding, PassesOverNonsense) {
    for (const char* header : {"br;q=2", "br;q=1.5", "br;q=0.1234", "br;q=", "br;q=-1", "br;q=x",
                               "br;level=3", "br;q=0x1", ";q=1", ",,,", "br;q=10"})
        EXPECT_EQ(weights(header), (Weights{0, 0, 1})) << header;
    EXPECT_EQ(weights(", ,gzip,"), (Weights{0, 1000, 1}));
}

}  // namespace
}  // namespace barracuda::server
