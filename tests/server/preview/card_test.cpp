#include "server/preview/card.hpp"

#include "rules/position.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

std::string card(const std::string& title, const std::string& line = "Closed set-up") {
    return card_svg({Position::closed().setup(), title, line});
}

// A number of four bytes in a PNG.
int number_at(const std::string& png, std::size_t at) {
    int number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number * 256 + static_cast<unsigned char>(png.at(at + i));
    return number;
}

TEST(Card, HasThePositionTheTextsAndTheName) {
    const std::string svg = card("A game of Barragoon", "5 min + 5 s");
    EXPECT_NE(svg.find(">Barracuda</text>"), std::string::npos);
    EXPECT_NE(svg.find(">A game of</text>"), std::string::npos) << svg.substr(0, 3000);
    EXPECT_NE(svg.find(">5\u00a0min\u00a0+\u00a05\u00a0s</text>"), std::string::npos);
    EXPECT_EQ(count(svg, "#bg-cube\""), 8);
}

TEST(Card, BreaksLinesAndTakesSmallerTypeForLongTitles) {
    EXPECT_NE(card("Ann – Ben").find("font-size=\"66\""), std::string::npos);
    const std::string long_one =
        card("Wwwwwwwwwwwwwwwwwwww lädt dich zu einer Partie Barragoon ein");
    EXPECT_EQ(long_one.find("font-size=\"66\""), std::string::npos);
    EXPECT_NE(long_one.find(">Wwwwwwwwwwwwwwwwwwww</text>"), std::string::npos);
}

TEST(Card, BreaksTheLineBetweenPhrases) {
    const std::string svg = card("Ann", "Closed set-up, 5 min + 5 s, you play Brown");
    EXPECT_NE(svg.find(">you\u00a0play\u00a0Brown</text>"), std::string::npos);
}

TEST(Card, LetsNothingOut) {
    const std::string svg = card("<script>\"&'", "</svg><image href=\"file:///etc/passwd\"/>");
    EXPECT_EQ(svg.find("<script"), std::string::npos);
    EXPECT_EQ(svg.find("<image"), std::string::npos);
    EXPECT_TRUE(png_of(svg, card_size)) << "it is still a picture";
}

TEST(Raster, PaintsInTheSizeThatIsAskedFor) {
    const auto png = png_of(card("Ann – Ben 李雷"), card_size);
    ASSERT_TRUE(png);
    EXPECT_TRUE(png->starts_with("\x89PNG\r\n"));
    EXPECT_EQ(number_at(*png, 16), 1200);
    EXPECT_EQ(number_at(*png, 20), 630);
    EXPECT_LT(png->size(), 600'000u);
}

TEST(Raster, IsNotAtALossForWords) {
    for (const char* const bad : {"", "<svg", "nonsense", "<html/>"})
        EXPECT_FALSE(png_of(bad, {10, 10})) << bad;
}

}  // namespace
}  // namespace barracuda::server
