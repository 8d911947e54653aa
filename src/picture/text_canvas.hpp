// A rectangle of terminal characters with 256-colour foreground and background, filled in any order
// and then turned into lines. It knows nothing of boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::picture {

class TextCanvas {
public:
    // A number of the terminal's 256-colour palette, or `plain`, the terminal's own colour.
    using Colour = std::int16_t;
    static constexpr Colour plain = -1;

    TextCanvas(int width, int height);

    void fill(int column, int row, int width, int height, Colour ground);

    // Writes UTF-8 text whose characters are all one column wide. Spaces are transparent, so that
    // drawings can be overlaid. The background stays as it is.
    void put(int column, int row, std::string_view text, Colour ink = plain, bool bold = false);

    // The lines, each ending with a newline, without trailing blanks. With colours, each line
    // starts and ends in the terminal's own colours.
    std::string lines(bool colour) const;

private:
    struct Spot {
        std::string glyph = " ";
        Colour ink = plain;
        Colour ground = plain;
        bool bold = false;
    };

    std::size_t index_of(int column, int row) const;
    Spot& at(int column, int row);
    const Spot& at(int column, int row) const;
    int end_of(int row) const;
    std::string coloured_line(int row) const;
    std::string plain_line(int row) const;

    int width_;
    int height_;
    std::vector<Spot> spots_;
};

}  // namespace barracuda::picture
