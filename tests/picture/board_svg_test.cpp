#include "picture/board_svg.hpp"

#include "picture/setups.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <vector>

namespace barracuda::picture {
namespace {

using test::full_setup;
using test::with;

const Square middle = *parse_square("d5");

Marks full_marks() {
    const auto at = [](std::string_view text) { return *parse_square(text); };
    return {.selected = at("c2"),
            .destinations = SquareSet(at("d1")) | at("g2"),
            .captures = SquareSet(at("a3")) | at("c8"),
            .last_from = at("a8"),
            .last_path = SquareSet(at("b8")) | at("a4"),
            .last_to = at("d8"),
            .last_placed = at("b3"),
            .refused = at("g7")};
}

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

bool is_name_character(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '-';
}

// What is wrong with the attributes of a tag; empty if they are distinct names with quoted values.
std::string attribute_fault(std::string_view rest) {
    std::set<std::string_view> names;
    while (true) {
        const auto start = rest.find_first_not_of(" \n");
        if (start == std::string_view::npos) return {};
        if (start == 0) return "no space before an attribute";
        rest.remove_prefix(start);
        std::size_t size = 0;
        while (size < rest.size() && is_name_character(rest[size])) ++size;
        if (size == 0 || rest.substr(size, 2) != "=\"") return "bad attribute";
        if (!names.insert(rest.substr(0, size)).second) return "attribute twice";
        const auto end = rest.find('"', size + 2);
        if (end == std::string_view::npos) return "open quotation mark";
        if (rest.substr(size + 2, end - size - 2).find_first_of("<&") != std::string_view::npos)
            return "bare < or & in an attribute";
        rest.remove_prefix(end + 1);
    }
}

// What prevents a text from being well-formed XML of the simple kind that is written here.
std::string fault_of(std::string_view text) {
    std::vector<std::string_view> open;
    bool had_root = false;
    while (!text.empty()) {
        const auto start = text.find('<');
        const std::string_view between = text.substr(0, start);
        if (between.find_first_of(">&") != std::string_view::npos) return "bare > or & in text";
        if (open.empty() && between.find_first_not_of('\n') != std::string_view::npos)
            return "text outside the root";
        if (start == std::string_view::npos) break;
        const auto end = text.find('>', start);
        if (end == std::string_view::npos) return "open tag";
        std::string_view tag = text.substr(start + 1, end - start - 1);
        text.remove_prefix(end + 1);
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1))
                return "ends wrongly: " + std::string(tag);
            open.pop_back();
            continue;
        }
        if (open.empty() && had_root) return "two roots";
        had_root = true;
        const bool is_closed = tag.ends_with('/');
        if (is_closed) tag.remove_suffix(1);
        std::size_t size = 0;
        while (size < tag.size() && is_name_character(tag[size])) ++size;
        if (size == 0) return "no name: " + std::string(tag);
        if (const auto fault = attribute_fault(tag.substr(size)); !fault.empty())
            return fault + ": " + std::string(tag);
        if (!is_closed) open.push_back(tag.substr(0, size));
    }
    return open.empty() && had_root ? "" : "not closed";
}

// The texts between `before` and the next `after`.
std::vector<std::string> all_between(std::string_view text, std::string_view before, char after) {
    std::vector<std::string> found;
    for (auto at = text.find(before); at != std::string_view::npos;
         at = text.find(before, at + 1)) {
        const auto start = at + before.size();
        found.emplace_back(text.substr(start, text.find(after, start) - start));
    }
    return found;
}

TEST(BoardSvg, TheCheckFindsFaults) {
    EXPECT_EQ(fault_of("<a b=\"1\"><c/>text</a>\n"), "");
    for (const char* bad : {"<a>", "<a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a/><b/>",
                            "<a>&</a>", "<a b=\"1\"c=\"2\"/>", "x<a/>", ""})
        EXPECT_NE(fault_of(bad), "") << bad;
}

TEST(BoardSvg, IsWellFormed) {
    for (const bool flipped : {false, true})
        for (const bool coordinates : {false, true})
            EXPECT_EQ(fault_of(board_svg(full_setup(), {flipped, coordinates}, full_marks())), "");
}

TEST(BoardSvg, IsAnAccessiblePictureThatScales) {
    const std::string svg = board_svg(closed_setup(), {.width = 396});
    EXPECT_TRUE(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"396\" height=\"496\" "
                        "viewBox=\"0 0 792 992\" role=\"img\">\n<title>Barragoon board</title>"));
    EXPECT_NE(svg.find("<desc>b1 White 4, c1 White 3, "), std::string::npos);
    EXPECT_NE(svg.find(", b4 no way, "), std::string::npos);
    const std::string turn = board_svg(with(middle, Face::LeftTurnNorth));
    EXPECT_NE(turn.find("<desc>d5 left turn to the north</desc>"), std::string::npos);
}

TEST(BoardSvg, NeedsNothingFromOutside) {
    const std::string svg = board_svg(full_setup(), {}, full_marks());
    std::set<std::string> ids;
    for (const std::string& id : all_between(svg, " id=\"", '"')) {
        EXPECT_TRUE(ids.insert(id).second) << id << " twice";
        EXPECT_TRUE(id.starts_with("bg-")) << id;
    }
    for (const std::string& target : all_between(svg, "href=\"", '"'))
        EXPECT_TRUE(target.starts_with('#') && ids.contains(target.substr(1))) << target;
    for (const std::string& target : all_between(svg, "url(", ')'))
        EXPECT_TRUE(target.starts_with('#') && ids.contains(target.substr(1))) << target;
    EXPECT_EQ(count(svg, "http"), 1) << "only the name of the format";
    EXPECT_EQ(count(svg, "<script"), 0);
    EXPECT_EQ(count(svg, "style="), 0) << "a strict content security policy forbids it";
}

TEST(BoardSvg, ShowsEveryPieceAndCubeOfTheStart) {
    const std::string svg = board_svg(closed_setup());
    for (const std::string owner : {"white", "brown"}) {
        EXPECT_EQ(count(svg, "href=\"#bg-" + owner + "-2\""), 2);
        EXPECT_EQ(count(svg, "href=\"#bg-" + owner + "-3\""), 3);
        EXPECT_EQ(count(svg, "href=\"#bg-" + owner + "-4\""), 2);
    }
    EXPECT_EQ(count(svg, "href=\"#bg-cube\""), 8);
    EXPECT_EQ(count(svg, "href=\"#bg-no-way\""), 8);
    EXPECT_EQ(count(board_svg(open_setup()), "href=\"#bg-all-turns\""), 8);
}

TEST(BoardSvg, EveryContentLooksDifferent) {
    for (const bool flipped : {false, true}) {
        std::set<std::string> drawings;
        for (int code = 0; code < Cell::code_count; ++code) {
            const std::string svg =
                board_svg(with(middle, Cell::from_code(code)), {.flipped = flipped});
            drawings.insert(svg.substr(svg.find("</defs>")));
        }
        EXPECT_EQ(drawings.size(), static_cast<std::size_t>(Cell::code_count));
    }
}

TEST(BoardSvg, PutsThingsInTheirSquares) {
    const auto setup = with(*parse_square("a1"), Piece{Player::White, Value::Four});
    EXPECT_NE(board_svg(setup).find("#bg-white-4\" x=\"0\" y=\"800\""), std::string::npos);
    EXPECT_NE(board_svg(setup, {.flipped = true}).find("#bg-white-4\" x=\"600\" y=\"0\""),
              std::string::npos);
}

TEST(BoardSvg, FacesTurnWithTheBoard) {
    const auto symbol = [](Face face, bool flipped) {
        const std::string svg = board_svg(with(middle, face), {.flipped = flipped});
        return svg.substr(svg.find("<use href=\"#bg-cube\""));
    };
    EXPECT_NE(symbol(Face::LeftTurnEast, false)
                  .find("#bg-left-turn\" transform=\"translate(350 447) "
                        "rotate(90)\""),
              std::string::npos);
    EXPECT_EQ(symbol(Face::OneWayNorth, true), symbol(Face::OneWaySouth, false));
    EXPECT_EQ(symbol(Face::RightTurnWest, true), symbol(Face::RightTurnEast, false));
    EXPECT_EQ(symbol(Face::AllTurns, true), symbol(Face::AllTurns, false));
}

TEST(BoardSvg, ShowsMarks) {
    const std::string bare = board_svg(full_setup());
    const std::string svg = board_svg(full_setup(), {}, full_marks());
    for (const std::string part :
         {"selected", "destination", "capture", "capture-cube", "last-from", "last-path",
          "last-passed", "last-to", "placed", "refused", "tint-turn", "tint-placed",
          "tint-selected", "tint-refused"}) {
        const std::string use = "href=\"#bg-" + part + '"';
        EXPECT_EQ(count(bare, use), 0) << part;
        EXPECT_GT(count(svg, use), 0) << part;
    }
    EXPECT_EQ(count(svg, "href=\"#bg-destination\""), 2);
    EXPECT_EQ(count(svg, "href=\"#bg-capture\""), 1) << "a ring around the piece";
    EXPECT_EQ(count(svg, "href=\"#bg-capture-cube\""), 1) << "a frame around the cube";
}

TEST(BoardSvg, CoordinatesCanBeLeftOut) {
    EXPECT_EQ(count(board_svg(closed_setup()), "<text "), 2 * (file_count + rank_count));
    EXPECT_EQ(count(board_svg(closed_setup(), {.coordinates = false}), "<text "), 0);
}

}  // namespace
}  // namespace barracuda::picture
