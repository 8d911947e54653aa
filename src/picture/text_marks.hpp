// The marks of a board in terminal characters: which one a square shows, in which shape and colour.
#pragma once

#include "picture/marks.hpp"
#include "picture/text_canvas.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace barracuda::picture {

enum class Mark : std::uint8_t { Refused, Selected, Capture, Destination, Placed, To, From, Path };

// If a square has several marks, the one that matters most for the player's current choice.
std::optional<Mark> mark_on(const Marks& marks, Square square);

// `left` and `right` flank a piece or a barragoon, `centre` is for a free square; the columns frame
// a large cell from top to bottom.
struct MarkShape {
    std::string_view centre;
    std::string_view left;
    std::string_view right;
    std::array<std::string_view, 3> left_column;
    std::array<std::string_view, 3> right_column;
};

MarkShape shape_of(Mark mark, bool unicode);
TextCanvas::Colour ink_of(Mark mark);

}  // namespace barracuda::picture
