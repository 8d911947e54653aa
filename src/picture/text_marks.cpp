#include "picture/text_marks.hpp"

namespace barracuda::picture {
namespace {

MarkShape unicode_shape(Mark mark) {
    switch (mark) {
        case Mark::Refused: return {"!", "!", "!", {"▛", "!", "▙"}, {"▜", "!", "▟"}};
        case Mark::Selected: return {"►", "►", "◄", {"┏", "┃", "┗"}, {"┓", "┃", "┛"}};
        case Mark::Capture: return {"●", "●", "●", {"╭", "│", "╰"}, {"╮", "│", "╯"}};
        case Mark::Destination: return {"●", "●", "●", {" ", "●", " "}, {" ", "●", " "}};
        case Mark::Placed: return {"□", "□", "□", {"┌", " ", "└"}, {"┐", " ", "┘"}};
        case Mark::To: return {"»", "»", "«", {" ", "»", " "}, {" ", "«", " "}};
        case Mark::From: return {"○", "○", "○", {" ", "○", " "}, {" ", "○", " "}};
        case Mark::Path: return {"…", "…", "…", {" ", "…", " "}, {" ", "…", " "}};
    }
    return {};
}

MarkShape ascii_shape(Mark mark) {
    const auto everywhere = [](std::string_view left, std::string_view right) {
        return MarkShape{left, left, right, {" ", left, " "}, {" ", right, " "}};
    };
    switch (mark) {
        case Mark::Refused: return everywhere("!", "!");
        case Mark::Selected: return everywhere(">", "<");
        case Mark::Capture:
        case Mark::Destination: return everywhere("*", "*");
        case Mark::Placed: return everywhere("#", "#");
        case Mark::To: return everywhere("=", "=");
        case Mark::From: return everywhere("o", "o");
        case Mark::Path: return everywhere(":", ":");
    }
    return {};
}

}  // namespace

std::optional<Mark> mark_on(const Marks& marks, Square square) {
    if (marks.refused == square) return Mark::Refused;
    if (marks.selected == square) return Mark::Selected;
    if (marks.captures.contains(square)) return Mark::Capture;
    if (marks.destinations.contains(square)) return Mark::Destination;
    if (marks.last_placed.contains(square)) return Mark::Placed;
    if (marks.last_to == square) return Mark::To;
    if (marks.last_from == square) return Mark::From;
    if (marks.last_path.contains(square)) return Mark::Path;
    return std::nullopt;
}

MarkShape shape_of(Mark mark, bool unicode) {
    return unicode ? unicode_shape(mark) : ascii_shape(mark);
}

TextCanvas::Colour ink_of(Mark mark) {
    switch (mark) {
        case Mark::Refused:
        case Mark::Capture: return 124;
        case Mark::Selected:
        case Mark::Destination: return 22;
        case Mark::Placed: return 17;
        default: return 58;
    }
}

}  // namespace barracuda::picture
