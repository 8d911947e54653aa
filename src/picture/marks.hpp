// What a picture of the board highlights, besides what stands where. Each mark has its own shape,
// so that it can be recognised without colours. It does not know why a square is marked.
#pragma once

#include "rules/square.hpp"
#include "rules/square_set.hpp"

#include <optional>

namespace barracuda {
class Game;
}  // namespace barracuda

namespace barracuda::picture {

struct Marks {
    std::optional<Square> selected{};
    SquareSet destinations{};           // where the selected piece can go without capturing
    SquareSet captures{};               // and what it can capture
    std::optional<Square> last_from{};  // the last turn: its start, the squares passed,
    SquareSet last_path{};
    std::optional<Square> last_to{};  // its destination
    SquareSet last_placed{};          // and the barragoons it placed
    std::optional<Square> refused{};  // the square that breaks a rule

    bool operator==(const Marks&) const = default;
};

// The last turn of a game, as far as it has been played.
Marks marks_of_last_turn(const Game& game);

}  // namespace barracuda::picture
