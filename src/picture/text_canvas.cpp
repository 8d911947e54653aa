#include "picture/text_canvas.hpp"

#include <cassert>

namespace barracuda::picture {
namespace {

constexpr std::string_view reset = "\x1b[0m";

std::size_t bytes_of_character(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80) return 1;
    if (byte < 0xe0) return 2;
    return byte < 0xf0 ? 3 : 4;
}

std::string escape(TextCanvas::Colour ink, TextCanvas::Colour ground, bool bold) {
    std::string codes = "\x1b[0";
    if (bold) codes += ";1";
    if (ink != TextCanvas::plain) codes += ";38;5;" + std::to_string(ink);
    if (ground != TextCanvas::plain) codes += ";48;5;" + std::to_string(ground);
    return codes + "m";
}

}  // namespace

TextCanvas::TextCanvas(int width, int height)
    : width_(width),
      height_(height),
      spots_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

std::size_t TextCanvas::index_of(int column, int row) const {
    assert(column >= 0 && column < width_ && row >= 0 && row < height_);
    const int index = row * width_ + column;
    return static_cast<std::size_t>(index);
}

TextCanvas::Spot& TextCanvas::at(int column, int row) { return spots_[index_of(column, row)]; }

const TextCanvas::Spot& TextCanvas::at(int column, int row) const {
    return spots_[index_of(column, row)];
}

void TextCanvas::fill(int column, int row, int width, int height, Colour ground) {
    for (int y = row; y < row + height; ++y)
        for (int x = column; x < column + width; ++x) at(x, y).ground = ground;
}

void TextCanvas::put(int column, int row, std::string_view text, Colour ink, bool bold) {
    while (!text.empty()) {
        const auto size = bytes_of_character(text.front());
        if (text.front() != ' ') {
            Spot& spot = at(column, row);
            spot.glyph = text.substr(0, size);
            spot.ink = ink;
            spot.bold = bold;
        }
        text.remove_prefix(size);
        ++column;
    }
}

// The end of the visible part of a line when colours are on.
int TextCanvas::end_of(int row) const {
    int end = width_;
    while (end > 0 && at(end - 1, row).glyph == " " && at(end - 1, row).ground == plain) --end;
    return end;
}

std::string TextCanvas::coloured_line(int row) const {
    std::string line;
    std::string current{reset};
    const int end = end_of(row);
    for (int column = 0; column < end; ++column) {
        const Spot& spot = at(column, row);
        const std::string wanted = escape(spot.ink, spot.ground, spot.bold);
        if (wanted != current) line += wanted;
        current = wanted;
        line += spot.glyph;
    }
    if (current != reset) line += reset;
    return line;
}

std::string TextCanvas::plain_line(int row) const {
    std::string line;
    for (int column = 0; column < width_; ++column) line += at(column, row).glyph;
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string TextCanvas::lines(bool colour) const {
    std::string text;
    for (int row = 0; row < height_; ++row)
        text += (colour ? coloured_line(row) : plain_line(row)) + '\n';
    return text;
}

}  // namespace barracuda::picture
