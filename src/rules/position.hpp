// A validated arrangement of the board with everything that decides which actions are legal: who
// has to act, the placements owed, the supply, the Express levels. A plain value of 96 bytes;
// `after` copies. It knows nothing of the past: repetition, duties and touches belong to Game.
//
// Squares are kept as sets: for the pieces by owner and by value, and for the barragoons one set
// and four planes, which together spell the number of each face.
#pragma once

#include "base/result.hpp"
#include "rules/action.hpp"
#include "rules/setup.hpp"
#include "rules/square_set.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace barracuda {

// What can be wrong with a Setup, each fault tied to a part of it.
struct SetupFault {
    enum class Kind : std::uint8_t {
        TooManyPieces,      // `piece` says which, `number` how many there are
        NoPieces,           // `piece.owner` has none, although it is not his turn to move
        BadOwed,            // `number` placements are owed
        BadExpressLevel,    // `piece.owner` has the level `number`
        BadSupply,          // the supply is `number`: odd, negative or too large
        TooManyBarragoons,  // board, owed and supply together have `number`
        BadTurn,            // the turn is `number`
    };
    Kind kind;
    int number;
    Piece piece{Player::White, Value::Two};

    bool operator==(const SetupFault&) const = default;
};

class Position {
public:
    static Result<Position, std::vector<SetupFault>> from(const Setup& setup);
    static Position closed(PerPlayer<int> express_levels = {});
    static Position open(PerPlayer<int> express_levels = {});

    Setup setup() const;

    Player actor() const { return actor_; }
    int owed() const { return owed_; }
    bool move_is_due() const { return owed_ == 0; }
    int supply() const { return supply_; }
    int express_level(Player player) const { return express_levels_[player]; }
    PerPlayer<int> express_levels() const { return {express_levels_.white, express_levels_.brown}; }
    int turn() const { return turn_; }
    std::uint64_t key() const { return key_; }

    Cell at(Square square) const;
    SquareSet pieces(Player player) const { return of_player_[index(player)]; }
    SquareSet pieces(Player player, Value value) const {
        return of_player_[index(player)] & of_value_[static_cast<std::size_t>(index_of(value))];
    }
    SquareSet pieces() const { return of_player_[0] | of_player_[1]; }
    SquareSet barragoons() const { return barragoons_; }
    SquareSet free() const { return ~(pieces() | barragoons_); }
    SquareSet all_turns() const;
    const std::array<SquareSet, 4>& face_planes() const { return planes_; }

    // The piece on a square that holds one.
    Piece piece_on(Square square) const;

    // The position after a legal action. Legality is the caller's business, asserted in debug
    // builds.
    Position after(Action action) const;

    // The position after the owed placement is forgotten (R7.3).
    Position after_forgetting() const;

    // Left and right swapped: files a to g become g to a.
    Position mirrored() const;
    // The players swapped and the board turned upside down across the fifth rank.
    Position colours_swapped() const;

    bool operator==(const Position&) const = default;

private:
    explicit Position(const Setup& setup);

    static std::size_t index(Player player) { return static_cast<std::size_t>(player); }
    void make_move(Square from, Square to);
    void capture_piece(Square square);
    void capture_barragoon(Square square);
    void set_barragoon(Square square, Face face);
    void end_placement();
    void owe(int placements, Player actor);
    void end_turn(Player mover);
    Face face_on(Square square) const;

    std::array<SquareSet, 2> of_player_;
    std::array<SquareSet, 3> of_value_;
    SquareSet barragoons_;
    std::array<SquareSet, 4> planes_;
    std::uint64_t key_ = 0;
    Player actor_;
    std::uint8_t owed_;
    std::uint8_t supply_;
    PerPlayer<std::uint8_t> express_levels_;
    std::uint16_t turn_;
};

static_assert(sizeof(Position) == 96);

std::string text_of(const SetupFault& fault);

}  // namespace barracuda
