// The 16 states of a barragoon (R5): six faces, most of them with an orientation. The numbers of
// the enumerators are used by Position: two bits of kind above two bits of direction.
#pragma once

#include "rules/direction.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace barracuda {

enum class Face : std::uint8_t {
    OneWayNorth,
    OneWayEast,
    OneWaySouth,
    OneWayWest,
    LeftTurnNorth,
    LeftTurnEast,
    LeftTurnSouth,
    LeftTurnWest,
    RightTurnNorth,
    RightTurnEast,
    RightTurnSouth,
    RightTurnWest,
    NoWay,
    TwoWaysNorthSouth,
    AllTurns,
    TwoWaysEastWest,
};

constexpr int face_count = 16;

enum class FaceKind : std::uint8_t { NoWay, OneWay, TwoWays, LeftTurn, RightTurn, AllTurns };

constexpr int index_of(Face face) { return static_cast<int>(face); }

// In the order of the table in R5.
constexpr std::array<Face, face_count> all_faces{
    Face::NoWay,         Face::OneWayNorth,       Face::OneWayEast,      Face::OneWaySouth,
    Face::OneWayWest,    Face::TwoWaysNorthSouth, Face::TwoWaysEastWest, Face::LeftTurnNorth,
    Face::LeftTurnEast,  Face::LeftTurnSouth,     Face::LeftTurnWest,    Face::RightTurnNorth,
    Face::RightTurnEast, Face::RightTurnSouth,    Face::RightTurnWest,   Face::AllTurns,
};

constexpr FaceKind kind_of(Face face) {
    switch (face) {
        case Face::NoWay: return FaceKind::NoWay;
        case Face::TwoWaysNorthSouth:
        case Face::TwoWaysEastWest: return FaceKind::TwoWays;
        case Face::AllTurns: return FaceKind::AllTurns;
        default: break;
    }
    if (index_of(face) < 4) return FaceKind::OneWay;
    return index_of(face) < 8 ? FaceKind::LeftTurn : FaceKind::RightTurn;
}

// The direction that belongs to the face: where One way, Left turn and Right turn lead, or one end
// of the axis of Two ways (north or east).
constexpr std::optional<Direction> direction_of(Face face) {
    switch (face) {
        case Face::NoWay:
        case Face::AllTurns: return std::nullopt;
        case Face::TwoWaysNorthSouth: return Direction::North;
        case Face::TwoWaysEastWest: return Direction::East;
        default: return static_cast<Direction>(index_of(face) & 3);
    }
}

// The face of a kind in a direction; for Two ways either end of the axis will do.
constexpr Face face_of(FaceKind kind, Direction direction) {
    const int quarter = index_of(direction);
    switch (kind) {
        case FaceKind::NoWay: return Face::NoWay;
        case FaceKind::AllTurns: return Face::AllTurns;
        case FaceKind::TwoWays:
            return quarter % 2 == 0 ? Face::TwoWaysNorthSouth : Face::TwoWaysEastWest;
        case FaceKind::OneWay: return static_cast<Face>(quarter);
        case FaceKind::LeftTurn: return static_cast<Face>(4 + quarter);
        case FaceKind::RightTurn: return static_cast<Face>(8 + quarter);
    }
    return Face::NoWay;
}

// The table of R5: may a piece that enters with one heading leave with another?
constexpr bool permits(Face face, Direction entering, Direction leaving) {
    switch (kind_of(face)) {
        case FaceKind::NoWay: return false;
        case FaceKind::OneWay: return leaving == entering && leaving == direction_of(face);
        case FaceKind::TwoWays:
            return leaving == entering &&
                   index_of(leaving) % 2 == index_of(*direction_of(face)) % 2;
        case FaceKind::LeftTurn:
            return leaving == left_of(entering) && leaving == direction_of(face);
        case FaceKind::RightTurn:
            return leaving == right_of(entering) && leaving == direction_of(face);
        case FaceKind::AllTurns:
            return leaving == left_of(entering) || leaving == right_of(entering);
    }
    return false;
}

}  // namespace barracuda
