#include "server/outlet.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

Text some(std::size_t size) { return text_of(std::string(size, 'x')); }

TEST(Outlet, GivesWhatWasPutInOnce) {
    Outlet outlet;
    int changes = 0;
    outlet.when_changed([&] { ++changes; });
    EXPECT_TRUE(outlet.push(text_of("a")));
    EXPECT_TRUE(outlet.push({text_of("b"), text_of("c")}));
    EXPECT_EQ(changes, 2);
    const auto batch = outlet.take();
    ASSERT_EQ(batch.texts.size(), 3u);
    EXPECT_EQ(*batch.texts.back(), "c");
    EXPECT_FALSE(batch.is_last);
    EXPECT_TRUE(outlet.take().texts.empty());
}

TEST(Outlet, CutsOffWhoDoesNotRead) {
    Outlet outlet(100);
    EXPECT_TRUE(outlet.push(some(99)));
    EXPECT_TRUE(outlet.push(some(50))) << "there was room";
    EXPECT_FALSE(outlet.push(some(1)));
    const auto batch = outlet.take();
    EXPECT_TRUE(batch.is_cut);
    EXPECT_TRUE(batch.texts.empty()) << "a part would be a gap that nobody notices";
    EXPECT_FALSE(outlet.push(some(1))) << "for good";
}

TEST(Outlet, WhoReadsHasRoomAgain) {
    Outlet outlet(100);
    for (int i = 0; i < 10; ++i) {
        EXPECT_TRUE(outlet.push(some(100)));
        EXPECT_EQ(outlet.take().texts.size(), 1u);
    }
}

TEST(Outlet, SendsTheRestWhenItIsClosed) {
    Outlet outlet;
    EXPECT_TRUE(outlet.push(text_of("a")));
    outlet.close();
    EXPECT_TRUE(outlet.is_closed());
    EXPECT_FALSE(outlet.push(text_of("b")));
    const auto batch = outlet.take();
    EXPECT_EQ(batch.texts.size(), 1u);
    EXPECT_TRUE(batch.is_last);
}

}  // namespace
}  // namespace barracuda::server
