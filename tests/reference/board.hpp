// Squares, headings and what a cell holds: the vocabulary of R1 and R5. It knows the characters
// of the notation, but nothing of turns, levels or supplies.
#pragma once

#include "reference.hpp"

#include <cstdint>
#include <optional>

namespace reference {

inline constexpr int file_count = 7;
inline constexpr int rank_count = 9;
inline constexpr int square_count = file_count * rank_count;
inline constexpr char free_square = '.';
inline constexpr std::string_view all_faces = "x^>Y<|-NESWnesw+";  // the 16 states of R5

enum class Heading : std::uint8_t { North, East, South, West };
inline constexpr std::array all_headings{Heading::North, Heading::East, Heading::South,
                                         Heading::West};

Heading left_of(Heading heading);
Heading right_of(Heading heading);

// The orthogonally adjacent square; nothing beyond the edge of the board.
std::optional<int> neighbour(int square, Heading heading);

char at(const Cells& cells, int square);  // free_square if the square is empty

bool is_piece(char cell);
bool is_barragoon(char cell);
bool belongs_to(char cell, char side);  // false for a free square and for a barragoon
int value_of(char piece);               // 2, 3 or 4
char owner_of(char piece);              // 'w' or 'b'
char opponent_of(char side);

int count_pieces(const Cells& cells, char side);

}  // namespace reference
