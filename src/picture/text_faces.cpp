#include "picture/text_faces.hpp"

namespace barracuda::picture {

LargeFace large_face(Face face) {
    switch (face) {
        case Face::NoWay: return {" ▄ ▄ ", "  █  ", " ▀ ▀ "};
        case Face::OneWayNorth: return {"  ▲  ", "  ┃  ", "  ╹  "};
        case Face::OneWayEast: return {"     ", "╺━━━►", "     "};
        case Face::OneWaySouth: return {"  ╻  ", "  ┃  ", "  ▼  "};
        case Face::OneWayWest: return {"     ", "◄━━━╸", "     "};
        case Face::TwoWaysNorthSouth: return {"  ▲  ", "  ┃  ", "  ▼  "};
        case Face::TwoWaysEastWest: return {"     ", "◄━━━►", "     "};
        case Face::LeftTurnNorth: return {"  ▲  ", "╺━┛  ", "     "};
        case Face::LeftTurnEast: return {"  ╻  ", "  ┗━►", "     "};
        case Face::LeftTurnSouth: return {"     ", "  ┏━╸", "  ▼  "};
        case Face::LeftTurnWest: return {"     ", "◄━┓  ", "  ╹  "};
        case Face::RightTurnNorth: return {"  ▲  ", "  ┗━╸", "     "};
        case Face::RightTurnEast: return {"     ", "  ┏━►", "  ╹  "};
        case Face::RightTurnSouth: return {"     ", "╺━┓  ", "  ▼  "};
        case Face::RightTurnWest: return {"  ╻  ", "◄━┛  ", "     "};
        case Face::AllTurns: return {"  ▲  ", "◄━╋━►", "  ▼  "};
    }
    return {};
}

std::string_view small_face(Face face) {
    switch (face) {
        case Face::NoWay: return " ✕ ";
        case Face::OneWayNorth: return " ↑ ";
        case Face::OneWayEast: return " → ";
        case Face::OneWaySouth: return " ↓ ";
        case Face::OneWayWest: return " ← ";
        case Face::TwoWaysNorthSouth: return " ↕ ";
        case Face::TwoWaysEastWest: return " ↔ ";
        case Face::LeftTurnNorth: return "━↑ ";
        case Face::LeftTurnEast: return " ↳ ";
        case Face::LeftTurnSouth: return " ↓━";
        case Face::LeftTurnWest: return " ↰ ";
        case Face::RightTurnNorth: return " ↑━";
        case Face::RightTurnEast: return " ↱ ";
        case Face::RightTurnSouth: return "━↓ ";
        case Face::RightTurnWest: return " ↲ ";
        case Face::AllTurns: return " ╋ ";
    }
    return {};
}

}  // namespace barracuda::picture
