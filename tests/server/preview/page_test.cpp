#include "server/preview/page.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(PreviewPage, HasTheTagsAndTheTitle) {
    const std::string page =
        with_tags("<html><head><title>Barracuda</title><x></head><body></head></body>",
                  {.title = "A & B",
                   .description = "What",
                   .url = "http://h/game/1",
                   .picture = "http://p",
                   .data = "/api/games/1"});
    EXPECT_TRUE(page.starts_with("<html><head><title>A &amp; B</title><x><meta ")) << page;
    EXPECT_TRUE(page.ends_with("\n</head><body></head></body>")) << page;
    for (const std::string tag :
         {R"(<meta property="og:title" content="A &amp; B">)",
          R"(<meta property="og:description" content="What">)",
          R"(<meta property="og:url" content="http://h/game/1">)",
          R"(<meta property="og:image" content="http://p">)",
          R"(<meta property="og:image:width" content="1200">)",
          R"(<meta property="og:image:height" content="630">)",
          R"(<meta name="twitter:card" content="summary_large_image">)",
          R"(<link rel="preload" as="fetch" crossorigin href="/api/games/1">)"})
        EXPECT_NE(page.find(tag), std::string::npos) << tag;
}

TEST(PreviewPage, LetsNothingOut) {
    const std::string bad = R"("><script>alert('x')</script></title></head>)";
    const std::string page =
        with_tags("<head><title></title></head>",
                  {.title = bad, .description = bad, .url = bad, .picture = bad, .data = bad});
    EXPECT_EQ(page.find("<script"), std::string::npos) << page;
    EXPECT_EQ(page.find("alert('"), std::string::npos) << page;
    EXPECT_EQ(page.find("</title>"), page.rfind("</title>"));
    EXPECT_EQ(page.find("</head>"), page.rfind("</head>"));
}

TEST(PreviewPage, StaysAsItIsWithoutAHead) {
    EXPECT_EQ(with_tags("<title>a</title>", {}), "<title>a</title>");
    EXPECT_EQ(with_tags("", {}), "");
    EXPECT_TRUE(with_tags("<head></head><title>a</title>", {.title = "b"})
                    .ends_with("</head><title>a</title>"))
        << "a title elsewhere is none";
}

TEST(PreviewPage, HasAPictureAtTheEndOfItsBody) {
    EXPECT_EQ(
        with_picture("<body><div></div></body>", "<svg id=\"a\">\n#50% &amp; 'b'</svg>", "A \"B\""),
        "<body><div></div><img class=\"first-board\" alt=\"A &quot;B&quot;\" "
        "src=\"data:image/svg+xml,%3Csvg id=%22a%22%3E%0A%2350%25 %26amp; %27b%27%3C/svg%3E\">\n"
        "</body>");
    EXPECT_EQ(with_picture("<head></head>", "<svg/>", "a"), "<head></head>");
}

}  // namespace
}  // namespace barracuda::server
