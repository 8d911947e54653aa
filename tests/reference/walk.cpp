#include "walk.hpp"

namespace reference {

namespace {

bool is_north_south(Heading heading) {
    return heading == Heading::North || heading == Heading::South;
}

bool one_way(Heading to, Heading heading, Heading exit) { return heading == to && exit == heading; }

bool left_turn(Heading to, Heading heading, Heading exit) {
    return left_of(heading) == to && exit == to;
}

bool right_turn(Heading to, Heading heading, Heading exit) {
    return right_of(heading) == to && exit == to;
}

// The full or the short move of one piece, walked square by square.
class Walk {
public:
    Walk(const Cells& cells, int from, bool full, std::set<int>& found)
        : cells_(cells), piece_(at(cells, from)), full_(full), found_(found) {}

    // Leaves `square` with `heading`; `steps` are still to be made, including this one.
    void go(int square, Heading heading, int steps, bool turned) {
        const std::optional<int> next = neighbour(square, heading);
        if (!next) {
            return;
        }
        if (steps == 1) {
            end_on(*next);
        } else {
            pass(*next, heading, steps - 1, turned);
        }
    }

private:
    void end_on(int square) {
        if (may_end_on(at(cells_, square))) {
            found_.insert(square);  // R4.10: two ways there are one move
        }
    }

    bool may_end_on(char cell) const {
        if (cell == free_square) {
            return true;  // R4.6, R4.7
        }
        if (!full_) {
            return false;  // R4.6
        }
        if (is_piece(cell)) {
            return owner_of(cell) != owner_of(piece_);  // R4.7
        }
        return !(value_of(piece_) == 2 && cell == '+');  // R4.8; R4.9: no face limits the side
    }

    void pass(int square, Heading heading, int steps, bool turned) {
        const char cell = at(cells_, square);
        if (cell == free_square) {
            pass_free_square(square, heading, steps, turned);
        } else if (is_barragoon(cell)) {
            pass_barragoon(square, heading, steps, turned);
        }
        // R4.3: no piece can be passed.
    }

    void pass_free_square(int square, Heading heading, int steps, bool turned) {
        go(square, heading, steps, turned);  // R4.5
        if (!turned) {                       // R4.2
            go(square, left_of(heading), steps, true);
            go(square, right_of(heading), steps, true);
        }
    }

    void pass_barragoon(int square, Heading heading, int steps, bool turned) {
        for (const Heading exit : all_headings) {
            if (!permits(at(cells_, square), heading, exit)) {
                continue;  // R4.5: its face decides
            }
            const bool turns = exit != heading;
            if (turns && turned) {
                continue;  // R4.4
            }
            go(square, exit, steps, turned || turns);
        }
    }

    const Cells& cells_;
    char piece_;
    bool full_;
    std::set<int>& found_;
};

}  // namespace

bool permits(char face, Heading heading, Heading exit) {
    switch (face) {
        case 'x': return false;
        case '^': return one_way(Heading::North, heading, exit);
        case '>': return one_way(Heading::East, heading, exit);
        case 'Y': return one_way(Heading::South, heading, exit);
        case '<': return one_way(Heading::West, heading, exit);
        case '|': return is_north_south(heading) && exit == heading;
        case '-': return !is_north_south(heading) && exit == heading;
        case 'N': return left_turn(Heading::North, heading, exit);
        case 'E': return left_turn(Heading::East, heading, exit);
        case 'S': return left_turn(Heading::South, heading, exit);
        case 'W': return left_turn(Heading::West, heading, exit);
        case 'n': return right_turn(Heading::North, heading, exit);
        case 'e': return right_turn(Heading::East, heading, exit);
        case 's': return right_turn(Heading::South, heading, exit);
        case 'w': return right_turn(Heading::West, heading, exit);
        case '+': return exit == left_of(heading) || exit == right_of(heading);
        default: return false;
    }
}

std::set<int> destinations(const Cells& cells, int from) {
    const int value = value_of(at(cells, from));
    std::set<int> found;
    Walk full(cells, from, true, found);
    Walk shorter(cells, from, false, found);
    for (const Heading heading : all_headings) {  // R4.2
        full.go(from, heading, value, false);     // R4.1
        shorter.go(from, heading, value - 1, false);
    }
    return found;
}

}  // namespace reference
