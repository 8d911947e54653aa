#include "server/message.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(Message, WritesDatesAsHttpDoes) {
    EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
    EXPECT_EQ(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
    EXPECT_EQ(http_date(1709251199), "Thu, 29 Feb 2024 23:59:59 GMT");
}

TEST(Message, WritesTheHead) {
    Response response;
    response.headers.push_back({"Content-Type", "text/plain"});
    response.body = "hello";
    EXPECT_EQ(head_text(response, Connection::Stays, 0),
              "HTTP/1.1 200 OK\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
              "Content-Type: text/plain\r\nContent-Length: 5\r\nConnection: keep-alive\r\n\r\n");
    response.status = 304;
    response.body = {};
    EXPECT_EQ(head_text(response, Connection::Ends, 0),
              "HTTP/1.1 304 Not Modified\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
              "Content-Type: text/plain\r\nConnection: close\r\n\r\n");
}

TEST(Message, EveryStatusHasItsWords) {
    for (const int status : {200, 304, 400, 404, 405, 413, 431, 503}) {
        Response response;
        response.status = status;
        const std::string head = head_text(response, Connection::Stays, 0);
        EXPECT_EQ(head.find("Unknown"), std::string::npos) << status;
        EXPECT_TRUE(head.starts_with("HTTP/1.1 " + std::to_string(status) + " ")) << head;
    }
}

}  // namespace
}  // namespace barracuda::server
