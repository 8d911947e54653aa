// The game as long as nothing is captured: the barragoons stay where they are and only pieces move.
// Small states and fast queries, for deciding dead positions (R9.1) and endings.
#pragma once

#include "rules/legal.hpp"
#include "rules/position.hpp"
#include "rules/ways.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace barracuda {

// Where the pieces are. The 4s are those that are neither 2s nor 3s.
struct QuietState {
    PerPlayer<std::uint64_t> of_player;
    std::uint64_t twos = 0;
    std::uint64_t threes = 0;

    std::uint64_t pieces() const { return of_player.white | of_player.brown; }
    QuietState after(Player mover, Square from, Square to) const;
    bool operator==(const QuietState&) const = default;
};

class QuietBoard {
public:
    explicit QuietBoard(const Position& position);

    const QuietState& start() const { return start_; }
    int express_level(Player player) const { return express_levels_[player]; }

    // What a player's pieces on the given squares can do.
    struct Mobility {
        bool can_capture = false;
        bool can_capture_piece = false;
        int movable = 0;
        PieceMovesList quiet_moves;
    };
    Mobility mobility(const QuietState& state, Player player,
                      std::uint64_t among = ~std::uint64_t{0}) const;

    // How many steps separate the nearest piece from something it could capture (an opponent's
    // piece or a barragoon) if nothing stood in the way.
    static constexpr int longest_distance = file_count + rank_count - 1;
    int distance_to_capture(const QuietState& state) const;

    // The squares that a piece of a value could ever reach by quiet moves if all squares but the
    // barragoons and `walls` were free, and those that it could enter from there, captures
    // included.
    struct Range {
        std::uint64_t reached;
        std::uint64_t entered;
    };
    Range range(Square from, Value value, std::uint64_t walls) const;

private:
    FaceWays faces_;
    std::uint64_t barragoons_;
    std::uint64_t all_turns_;
    PerPlayer<int> express_levels_;
    QuietState start_;
};

// States in the order in which they were found, without duplicates.
class QuietStates {
public:
    QuietStates();
    bool add(const QuietState& state, Player to_move);  // false if it was there already
    // The index of a state in that order; a new one is added at the end.
    std::size_t place_of(const QuietState& state, Player to_move);

    struct Found {
        QuietState state;
        Player to_move;

        bool operator==(const Found&) const = default;
    };
    std::size_t size() const { return found_.size(); }
    const Found& operator[](std::size_t index) const { return found_[index]; }

private:
    void grow();
    std::size_t slot_of(const Found& found) const;

    std::vector<Found> found_;
    std::vector<std::uint32_t> slots_;  // index in found_ plus one; 0 is empty
};

}  // namespace barracuda
