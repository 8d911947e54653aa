#include "picture/board_svg.hpp"

#include "picture/svg_parts.hpp"
#include "picture/view.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace barracuda::picture {
namespace {

constexpr int cell = 100;
constexpr int board_width = file_count * cell;
constexpr int board_height = rank_count * cell;

// A cube's symbol lies on its top, a little above the middle of the square.
constexpr int symbol_x = 50;
constexpr int symbol_y = 47;

std::string number(int value) { return std::to_string(value); }

std::string_view symbol_of(FaceKind kind) {
    switch (kind) {
        case FaceKind::NoWay: return "bg-no-way";
        case FaceKind::OneWay: return "bg-one-way";
        case FaceKind::TwoWays: return "bg-two-ways";
        case FaceKind::LeftTurn: return "bg-left-turn";
        case FaceKind::RightTurn: return "bg-right-turn";
        case FaceKind::AllTurns: return "bg-all-turns";
    }
    return {};
}

std::string part_of(Piece piece) {
    return (piece.owner == Player::White ? "bg-white-" : "bg-brown-") +
           number(steps_of(piece.value));
}

class Picture {
public:
    Picture(const Setup& setup, const SvgStyle& style, const Marks& marks)
        : setup_(setup), style_(style), marks_(marks), margin_(style.coordinates ? 46 : 20) {}

    std::string text() {
        open();
        wood();
        if (style_.coordinates) coordinates();
        out_ += "<g transform=\"translate(" + number(margin_) + ' ' + number(margin_) + ")\">\n";
        tints();
        shapes_below();
        for (const Square square : all_squares()) content(square);
        shapes_above();
        out_ += "</g>\n</svg>\n";
        return std::move(out_);
    }

private:
    void open() {
        const int total_width = board_width + 2 * margin_;
        const int total_height = board_height + 2 * margin_;
        const int width = std::max(style_.width, 1);
        const int height = (width * total_height + total_width / 2) / total_width;
        out_ += R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + number(width) +
                R"(" height=")" + number(height) + R"(" viewBox="0 0 )" + number(total_width) +
                ' ' + number(total_height) +
                "\" role=\"img\">\n<title>Barragoon board</title>\n<desc>" + description() +
                "</desc>\n";
        out_ += svg_parts::definitions();
    }

    // For screen readers: what stands where, rank by rank from White's side.
    std::string description() const {
        std::string text;
        for (const Square square : all_squares()) {
            const Cell content = setup_[square];
            if (content.is_empty()) continue;
            if (!text.empty()) text += ", ";
            text += to_text(square) + ' ';
            if (const auto piece = content.piece())
                text += (piece->owner == Player::White ? "White " : "Brown ") +
                        number(steps_of(piece->value));
            else if (const auto face = content.face())
                text += description(*face);
        }
        return text;
    }

    static std::string description(Face face) {
        constexpr std::array<std::string_view, 6> names{"no way",    "one way",    "two ways",
                                                        "left turn", "right turn", "all turns"};
        constexpr std::array<std::string_view, 4> headings{"north", "east", "south", "west"};
        std::string text{names[static_cast<std::size_t>(kind_of(face))]};
        const auto direction = direction_of(face);
        if (!direction) return text;
        const auto heading = static_cast<std::size_t>(index_of(*direction));
        if (kind_of(face) == FaceKind::TwoWays)
            return text + ' ' + std::string(headings[heading]) + '-' +
                   std::string(headings[(heading + 2) % 4]);
        return text + " to the " + std::string(headings[heading]);
    }

    void wood() {
        const std::string total = "width=\"" + number(board_width + 2 * margin_) + "\" height=\"" +
                                  number(board_height + 2 * margin_) + '"';
        const std::string at = number(margin_);
        const std::string board = "x=\"" + at + "\" y=\"" + at + "\" width=\"" +
                                  number(board_width) + "\" height=\"" + number(board_height) + '"';
        out_ += "<rect " + total + " rx=\"14\" fill=\"url(#bg-frame)\"/>\n";
        out_ += "<rect " + board + " fill=\"url(#bg-light)\"/>\n<path d=\"";
        for (const Square square : all_squares())
            if (is_dark(square))
                out_ += 'M' + number(margin_ + x_of(square)) + ' ' +
                        number(margin_ + y_of(square)) + "h100v100h-100z";
        out_ += "\" fill=\"url(#bg-dark)\"/>\n";
        out_ += "<rect " + total + " rx=\"14\" fill=\"url(#bg-grain)\"/>\n";
        out_ += "<rect " + board + " fill=\"none\" stroke=\"#2f1705\" stroke-width=\"4\"/>\n";
    }

    void coordinates() {
        out_ +=
            "<g font-family=\"Georgia,'DejaVu Serif',serif\" font-weight=\"bold\" font-size=\"27\" "
            "fill=\"#f0d9ae\" text-anchor=\"middle\">\n";
        const int half = margin_ / 2;
        for (int column = 0; column < file_count; ++column) {
            const std::string name =
                to_text(square_seen_at(column, 0, style_.flipped)).substr(0, 1);
            const int x = margin_ + column * cell + cell / 2;
            label(x, half, name);
            label(x, margin_ + board_height + half, name);
        }
        for (int row = 0; row < rank_count; ++row) {
            const std::string name = to_text(square_seen_at(0, row, style_.flipped)).substr(1);
            const int y = margin_ + row * cell + cell / 2;
            label(half, y, name);
            label(margin_ + board_width + half, y, name);
        }
        out_ += "</g>\n";
    }

    // Browsers and converters disagree on vertical centring of text, so the baseline is set by
    // hand.
    void label(int x, int middle, std::string_view name) {
        out_ += "<text x=\"" + number(x) + "\" y=\"" + number(middle + 9) + "\">" +
                std::string(name) + "</text>";
    }

    int x_of(Square square) const { return column_of(square, style_.flipped) * cell; }
    int y_of(Square square) const { return row_of(square, style_.flipped) * cell; }

    void use(std::string_view part, int x, int y, int degrees = 0) {
        out_ += "<use href=\"#" + std::string(part) + '"';
        if (degrees == 0) {
            out_ += " x=\"" + number(x) + "\" y=\"" + number(y) + "\"/>\n";
        } else {
            out_ += " transform=\"translate(" + number(x) + ' ' + number(y) + ") rotate(" +
                    number(degrees) + ")\"/>\n";
        }
    }

    void use(std::string_view part, Square square) { use(part, x_of(square), y_of(square)); }
    void use(std::string_view part, SquareSet squares) {
        for (const Square square : squares) use(part, square);
    }
    void use(std::string_view part, const std::optional<Square>& square) {
        if (square) use(part, *square);
    }

    void content(Square square) {
        const Cell held = setup_[square];
        if (const auto piece = held.piece()) {
            use(part_of(*piece), square);
        } else if (const auto face = held.face()) {
            use("bg-cube", square);
            const Face seen = face_seen(*face, style_.flipped);
            const auto direction = direction_of(seen);
            use(symbol_of(kind_of(seen)), x_of(square) + symbol_x, y_of(square) + symbol_y,
                direction ? 90 * index_of(*direction) : 0);
        }
    }

    // One colour for a square with several reasons: the present wins over the past.
    void tints() {
        SquareSet turn = marks_.last_path;
        if (marks_.last_from) turn |= *marks_.last_from;
        if (marks_.last_to) turn |= *marks_.last_to;
        SquareSet now;
        if (marks_.selected) now |= *marks_.selected;
        if (marks_.refused) now |= *marks_.refused;
        use("bg-tint-turn", turn & ~marks_.last_placed & ~now);
        use("bg-tint-placed", marks_.last_placed & ~now);
        if (marks_.selected != marks_.refused) use("bg-tint-selected", marks_.selected);
        use("bg-tint-refused", marks_.refused);
    }

    SquareSet cubes() const {
        SquareSet found;
        for (const Square square : all_squares())
            if (setup_[square].face()) found |= square;
        return found;
    }

    void shapes_below() {
        use("bg-last-path", marks_.last_path);
        use("bg-last-from", marks_.last_from);
        use("bg-last-to", marks_.last_to);
        use("bg-placed", marks_.last_placed);
        use("bg-selected", marks_.selected);
    }

    void shapes_above() {
        use("bg-last-passed", marks_.last_path & cubes());
        use("bg-destination", marks_.destinations);
        use("bg-capture", marks_.captures & ~cubes());
        use("bg-capture-cube", marks_.captures & cubes());
        use("bg-refused", marks_.refused);
    }

    const Setup& setup_;
    const SvgStyle& style_;
    const Marks& marks_;
    int margin_;
    std::string out_;
};

}  // namespace

std::string board_svg(const Setup& setup, const SvgStyle& style, const Marks& marks) {
    return Picture(setup, style, marks).text();
}

}  // namespace barracuda::picture
