#include "server/origin.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

Origin origin(const char* address) {
    const auto bytes = parse_address(address);
    EXPECT_TRUE(bytes) << address;
    return origin_of(bytes.value_or(AddressBytes{}));
}

TEST(Origin, OfIPv4IsTheAddress) {
    EXPECT_EQ(origin("::ffff:192.0.2.1"), origin("::ffff:192.0.2.1"));
    EXPECT_NE(origin("::ffff:192.0.2.1"), origin("::ffff:192.0.2.2"));
}

TEST(Origin, OfIPv6IsTheFirstHalf) {
    EXPECT_EQ(origin("2001:db8:1:2::1"), origin("2001:db8:1:2:ffff::9"));
    EXPECT_NE(origin("2001:db8:1:2::1"), origin("2001:db8:1:3::1"));
    EXPECT_NE(origin("::1"), origin("::ffff:0.0.0.1"));
}

TEST(Address, IsReadInEitherForm) {
    EXPECT_EQ(parse_address("192.0.2.1"), parse_address("::ffff:192.0.2.1"));
    for (const char* const none : {"", "localhost", "192.0.2", "192.0.2.1:80", "2001:db8:::1"})
        EXPECT_FALSE(parse_address(none)) << none;
}

TEST(Address, IsLocalOrNot) {
    for (const char* const local :
         {"127.0.0.1", "127.9.9.9", "::1", "10.0.0.1", "172.16.0.1", "172.31.255.255",
          "192.168.1.20", "169.254.3.4", "fe80::1", "febf::1", "fd12:3456::1"})
        EXPECT_TRUE(is_local(*parse_address(local))) << local;
    for (const char* const far : {"8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "11.0.0.1",
                                  "2001:db8::1", "fec0::1", "::2", "0.0.0.0"})
        EXPECT_FALSE(is_local(*parse_address(far))) << far;
    EXPECT_TRUE(is_loopback(*parse_address("127.0.0.2")));
    EXPECT_FALSE(is_loopback(*parse_address("192.168.1.20")));
}

}  // namespace
}  // namespace barracuda::server
