#include "picture/board_text.hpp"
#include "picture/text_canvas.hpp"
#include "picture/text_faces.hpp"
#include "picture/view.hpp"
#include "rules/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace barracuda::picture {
namespace {

constexpr TextCanvas::Colour cube = 232;
constexpr TextCanvas::Colour symbol = 231;
constexpr int name_width = 12;
constexpr int entry_gap = 2;

// A compass word where a face's character is not a picture: the direction the face leads to.
std::string_view word_of(Face face) {
    if (face == Face::TwoWaysNorthSouth) return "north-south";
    if (face == Face::TwoWaysEastWest) return "east-west";
    const auto direction = direction_of(face);
    if (!direction) return {};
    constexpr std::array<std::string_view, 4> words{"north", "east", "south", "west"};
    return words[static_cast<std::size_t>(index_of(*direction))];
}

// An entry of the legend is a drawing and a character, or a character and a word.
int entry_width(Face face, bool unicode) {
    return unicode ? 5 : 2 + static_cast<int>(word_of(face).size());
}

struct Spot {
    int column;
    int row;
};

// Lays out the legend from left to right, starting a new line when one is full.
class LegendLayout {
public:
    explicit LegendLayout(int columns)
        : columns_(columns), indent_(columns >= 40 ? name_width : 1) {}

    Spot name() {
        ++row_;
        column_ = indent_;
        const Spot spot{0, row_};
        if (indent_ < name_width) ++row_;
        return spot;
    }

    Spot entry(int width) {
        if (column_ > indent_ && column_ + width > columns_) {
            ++row_;
            column_ = indent_;
        }
        const Spot spot{column_, row_};
        column_ += width + entry_gap;
        return spot;
    }

    int rows() const { return row_ + 1; }

private:
    int columns_;
    int indent_;
    int column_ = 0;
    int row_ = -1;
};

void draw(TextCanvas& canvas, Spot spot, Face face, const TextStyle& style) {
    const std::string character(1, to_char(face));
    if (style.unicode) {
        canvas.fill(spot.column, spot.row, 3, 1, cube);
        const auto ink = style.colour ? symbol : TextCanvas::plain;
        canvas.put(spot.column, spot.row, small_face(face_seen(face, style.flipped)), ink, true);
        canvas.put(spot.column + 4, spot.row, character);
    } else {
        canvas.put(spot.column, spot.row, character, TextCanvas::plain, true);
        canvas.put(spot.column + 2, spot.row, word_of(face));
    }
}

}  // namespace

std::string face_legend(const TextStyle& style) {
    constexpr std::array<FaceKind, 6> kinds{FaceKind::NoWay,     FaceKind::OneWay,
                                            FaceKind::TwoWays,   FaceKind::LeftTurn,
                                            FaceKind::RightTurn, FaceKind::AllTurns};
    struct Item {
        Spot spot;
        Face face;
    };
    LegendLayout layout(style.columns);
    std::vector<Spot> names;
    std::vector<Item> items;
    for (const FaceKind kind : kinds) {
        names.push_back(layout.name());
        for (const Face face : all_faces)
            if (kind_of(face) == kind)
                items.push_back({layout.entry(entry_width(face, style.unicode)), face});
    }
    TextCanvas canvas(std::max(style.columns, 16), layout.rows());
    for (std::size_t i = 0; i < kinds.size(); ++i)
        canvas.put(names[i].column, names[i].row, name_of(kinds[i]));
    for (const Item& item : items) draw(canvas, item.spot, item.face, style);
    return canvas.lines(style.colour);
}

}  // namespace barracuda::picture
