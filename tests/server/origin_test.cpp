#include "server/origin.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

Origin origin(const char* address) {
    AddressBytes bytes{};
    EXPECT_EQ(::inet_pton(AF_INET6, address, bytes.data()), 1) << address;
    return origin_of(bytes);
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

}  // namespace
}  // namespace barracuda::server
