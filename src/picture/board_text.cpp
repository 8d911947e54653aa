#include "picture/board_text.hpp"

#include "picture/text_canvas.hpp"
#include "picture/text_faces.hpp"
#include "picture/text_marks.hpp"
#include "picture/view.hpp"
#include "rules/text/notation.hpp"

#include <array>
#include <string_view>

namespace barracuda::picture {
namespace {

using Colour = TextCanvas::Colour;

namespace palette {
constexpr Colour coordinates = 137;
constexpr Colour white = 231;
constexpr Colour brown = 94;
constexpr Colour on_white = 16;
constexpr Colour on_brown = 230;
constexpr Colour symbol = 231;

// For light and dark squares.
struct Pair {
    Colour light;
    Colour dark;
};
constexpr Pair square{223, 180};
constexpr Pair cube{237, 232};
constexpr Pair last_turn{229, 186};
constexpr Pair placed{153, 110};
constexpr Pair selected{157, 114};
constexpr Pair refused{217, 210};
}  // namespace palette

// The background shows the last turn even where a current mark hides its shape.
Colour ground_of(const Marks& marks, Square square) {
    const auto shade = [&](palette::Pair pair) { return is_dark(square) ? pair.dark : pair.light; };
    if (marks.refused == square) return shade(palette::refused);
    if (marks.selected == square) return shade(palette::selected);
    if (marks.last_placed.contains(square)) return shade(palette::placed);
    if (marks.last_to == square || marks.last_from == square || marks.last_path.contains(square))
        return shade(palette::last_turn);
    return shade(palette::square);
}

constexpr int label_width = 2;

struct Layout {
    int cell_width;
    int cell_height;
    bool grid;  // lines between the cells, where colours do not separate them
    bool labels_on_the_right = false;

    int pitch() const { return cell_width + (grid ? 1 : 0); }
    int row_pitch() const { return cell_height + (grid ? 1 : 0); }
    int board_width() const { return file_count * pitch() + (grid ? 1 : 0); }
    int board_height() const { return rank_count * row_pitch() + (grid ? 1 : 0); }
    int width() const { return label_width * (labels_on_the_right ? 2 : 1) + board_width(); }
    int height() const { return board_height() + 2; }
    int cell_x(int column) const { return label_width + column * pitch() + (grid ? 1 : 0); }
    int cell_y(int row) const { return 1 + row * row_pitch() + (grid ? 1 : 0); }
    bool is_large() const { return cell_height == 3; }
    bool is_tiny() const { return cell_width == 2; }
    int centre() const { return is_large() ? 3 : is_tiny() ? 1 : 2; }
};

Layout layout_for(const TextStyle& style) {
    constexpr Layout large{7, 3, false};
    constexpr Layout medium{5, 1, false};
    constexpr Layout lined{5, 1, true};
    constexpr Layout small{4, 1, false};
    constexpr Layout tiny{2, 1, false};
    const auto fits = [&](const Layout& layout) {
        return layout.width() <= style.columns &&
               (style.rows == 0 || layout.height() <= style.rows);
    };
    Layout layout = tiny;
    if (style.colour && fits(large)) {
        layout = large;
    } else if (const Layout& roomy = style.colour ? medium : lined; fits(roomy)) {
        layout = roomy;
    } else if (fits(small)) {
        layout = small;
    }
    layout.labels_on_the_right = layout.width() + label_width <= style.columns;
    return layout;
}

class Drawing {
public:
    Drawing(const TextStyle& style, const Layout& layout)
        : style_(style), layout_(layout), canvas_(layout.width(), layout.height()) {}

    void frame() {
        for (int column = 0; column < file_count; ++column) {
            const std::string name =
                to_text(square_seen_at(column, 0, style_.flipped)).substr(0, 1);
            const int x = layout_.cell_x(column) + layout_.centre();
            label(x, 0, name);
            label(x, layout_.height() - 1, name);
        }
        for (int row = 0; row < rank_count; ++row) {
            const std::string name = to_text(square_seen_at(0, row, style_.flipped)).substr(1);
            const int y = layout_.cell_y(row) + layout_.cell_height / 2;
            label(0, y, name);
            if (layout_.labels_on_the_right) label(layout_.width() - 1, y, name);
        }
        if (layout_.grid) grid();
    }

    void square(Square square, Cell cell, const Marks& marks) {
        x_ = layout_.cell_x(column_of(square, style_.flipped));
        y_ = layout_.cell_y(row_of(square, style_.flipped));
        canvas_.fill(x_, y_, layout_.cell_width, layout_.cell_height, ground_of(marks, square));
        if (const auto piece = cell.piece()) {
            draw(*piece);
        } else if (const auto face = cell.face()) {
            draw(*face, is_dark(square) ? palette::cube.dark : palette::cube.light);
        } else if (!style_.colour && !layout_.grid) {
            put_centre(style_.unicode ? "·" : ".", TextCanvas::plain);
        }
        if (const auto mark = mark_on(marks, square)) draw(*mark, cell.is_empty());
    }

    std::string lines() const { return canvas_.lines(style_.colour); }

private:
    void label(int x, int y, std::string_view name) {
        canvas_.put(x, y, name, palette::coordinates);
    }

    void grid() {
        const auto line = [&](std::string_view start, std::string_view dash, std::string_view cross,
                              std::string_view end) {
            std::string text{start};
            for (int column = 0; column < file_count; ++column) {
                for (int i = 0; i < layout_.cell_width; ++i) text += dash;
                text += column + 1 < file_count ? cross : end;
            }
            return text;
        };
        const bool unicode = style_.unicode;
        const std::string inner = unicode ? line("├", "─", "┼", "┤") : line("+", "-", "+", "+");
        for (int row = 0; row < rank_count; ++row) {
            const int y = layout_.cell_y(row);
            canvas_.put(label_width, y - 1, row > 0 || !unicode ? inner : line("┌", "─", "┬", "┐"));
            for (int column = 0; column <= file_count; ++column)
                canvas_.put(layout_.cell_x(column) - 1, y, unicode ? "│" : "|");
        }
        canvas_.put(label_width, layout_.height() - 2, unicode ? line("└", "─", "┴", "┘") : inner);
    }

    void put_centre(std::string_view glyph, Colour ink) {
        canvas_.put(x_ + layout_.centre(), y_ + layout_.cell_height / 2, glyph, ink, true);
    }

    void draw(Piece piece) {
        const bool is_white = piece.owner == Player::White;
        const Colour body = is_white ? palette::white : palette::brown;
        const Colour ink = is_white ? palette::on_white : palette::on_brown;
        const std::string digit = std::to_string(steps_of(piece.value));
        if (layout_.is_large()) {
            large_disc(body);
        } else if (layout_.is_tiny()) {
            canvas_.fill(x_ + 1, y_, 1, 1, body);
        } else {
            canvas_.fill(x_ + 1, y_, 3, 1, body);
        }
        if (style_.colour) {
            put_centre(digit, ink);
        } else if (layout_.is_tiny()) {
            put_centre(std::string(1, to_char(piece)), ink);
        } else {
            canvas_.put(x_ + 1, y_, is_white ? "(" + digit + ")" : "[" + digit + "]");
        }
    }

    void large_disc(Colour body) {
        canvas_.fill(x_ + 1, y_ + 1, 5, 1, body);
        if (!style_.unicode) return;
        canvas_.put(x_ + 2, y_, "▄▄▄", body);
        canvas_.put(x_ + 2, y_ + 2, "▀▀▀", body);
    }

    void draw(Face face, Colour body) {
        const int start = x_ + 1;
        const int width = layout_.is_large() ? 5 : layout_.is_tiny() ? 1 : 3;
        canvas_.fill(start, y_, width, layout_.cell_height, body);
        const Face seen = face_seen(face, style_.flipped);
        if (!style_.unicode || layout_.is_tiny()) {
            if (!style_.colour && !layout_.is_tiny()) canvas_.put(start, y_, "{ }");
            put_centre(std::string(1, to_char(face)), palette::symbol);
        } else if (layout_.is_large()) {
            const LargeFace rows = large_face(seen);
            for (int row = 0; row < 3; ++row)
                canvas_.put(start, y_ + row, rows[static_cast<std::size_t>(row)], palette::symbol,
                            true);
        } else {
            canvas_.put(start, y_, small_face(seen), palette::symbol, true);
        }
    }

    void draw(Mark mark, bool on_free_square) {
        const MarkShape shape = shape_of(mark, style_.unicode);
        const Colour ink = ink_of(mark);
        const int last = layout_.cell_width - 1;
        const bool is_large = layout_.is_large();
        const bool has_frame =
            mark == Mark::Refused || mark == Mark::Selected || mark == Mark::Capture;
        if (on_free_square) put_centre(shape.centre, ink);
        if (is_large && (has_frame || !on_free_square)) {
            for (int row = 0; row < 3; ++row) {
                canvas_.put(x_, y_ + row, shape.left_column[static_cast<std::size_t>(row)], ink,
                            true);
                canvas_.put(x_ + last, y_ + row, shape.right_column[static_cast<std::size_t>(row)],
                            ink, true);
            }
        } else if (!is_large && !on_free_square) {
            canvas_.put(x_, y_, shape.left, ink, true);
            if (layout_.cell_width == 5) canvas_.put(x_ + last, y_, shape.right, ink, true);
        }
    }

    TextStyle style_;
    Layout layout_;
    TextCanvas canvas_;
    int x_ = 0;  // left edge of the current cell
    int y_ = 0;
};

}  // namespace

std::string board_text(const Setup& setup, const TextStyle& style, const Marks& marks) {
    Drawing drawing(style, layout_for(style));
    drawing.frame();
    for (const Square square : all_squares()) drawing.square(square, setup[square], marks);
    return drawing.lines();
}

}  // namespace barracuda::picture
