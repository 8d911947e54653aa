// What a square holds, in one byte: nothing, a piece, or a barragoon with a face.
#pragma once

#include "rules/face.hpp"
#include "rules/piece.hpp"

#include <cassert>
#include <cstdint>
#include <optional>

namespace barracuda {

class Cell {
public:
    constexpr Cell() = default;
    constexpr Cell(Piece piece)
        : code_(static_cast<std::uint8_t>(first_piece + 3 * static_cast<int>(piece.owner) +
                                          index_of(piece.value))) {}
    constexpr Cell(Face face) : code_(static_cast<std::uint8_t>(first_face + index_of(face))) {}

    constexpr bool is_empty() const { return code_ == 0; }
    constexpr std::optional<Piece> piece() const {
        if (code_ < first_piece || code_ >= first_face) return std::nullopt;
        const int rest = code_ - first_piece;
        return Piece{static_cast<Player>(rest / 3), static_cast<Value>(rest % 3 + 2)};
    }
    constexpr std::optional<Face> face() const {
        if (code_ < first_face) return std::nullopt;
        return static_cast<Face>(code_ - first_face);
    }

    // 0 for empty, 1 to 6 for pieces (White's 2, 3, 4, then Brown's), 7 to 22 for faces.
    constexpr int code() const { return code_; }
    static constexpr int code_count = 23;
    static constexpr Cell from_code(int code) {
        assert(code >= 0 && code < code_count);
        Cell cell;
        cell.code_ = static_cast<std::uint8_t>(code);
        return cell;
    }

    constexpr bool operator==(const Cell&) const = default;

private:
    static constexpr int first_piece = 1;
    static constexpr int first_face = 7;
    std::uint8_t code_ = 0;
};

}  // namespace barracuda
