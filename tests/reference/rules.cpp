#include "walk.hpp"

namespace reference {

namespace {

int level_of(const State& state, char side) {
    return side == 'w' ? state.level[0] : state.level[1];
}

// R8.2: a piece whose only moves are captures can move, too.
int count_mobile(const State& state, char side) {
    int mobile = 0;
    for (int square = 0; square < square_count; ++square) {
        if (belongs_to(at(state.cells, square), side) &&
            !destinations(state.cells, square).empty()) {
            ++mobile;
        }
    }
    return mobile;
}

std::set<Action> placements(const State& state) {
    std::set<Action> list;
    for (int square = 0; square < square_count; ++square) {
        if (at(state.cells, square) != free_square) {
            continue;
        }
        for (const char face : all_faces) {
            list.insert(placement(face, square));  // R7.1
        }
    }
    return list;
}

std::set<Action> moves(const State& state) {
    std::set<Action> list;
    int mobile = 0;
    for (int square = 0; square < square_count; ++square) {
        if (!belongs_to(at(state.cells, square), state.side)) {
            continue;
        }
        const std::set<int> targets = destinations(state.cells, square);
        mobile += targets.empty() ? 0 : 1;
        for (const int target : targets) {
            list.insert(move(square, target));
        }
    }
    if (mobile <= level_of(state, state.side)) {
        list.clear();  // R8.1 (level 0), R8.2
    }
    return list;
}

// The turn number counts pairs of turns: it grows when Brown's turn ends.
void end_turn(State& state, char owner) {
    state.side = opponent_of(owner);
    state.pending = 0;
    state.turn += owner == 'b' ? 1 : 0;
}

void capture_piece(State& state, char captor) {
    const char victim = opponent_of(captor);
    const bool over = count_pieces(state.cells, victim) <= level_of(state, victim);  // R6.4
    if (over || state.supply == 0) {                                                 // R6.5
        end_turn(state, captor);
        return;
    }
    state.supply -= 2;  // R6.2
    state.pending = 2;
    state.side = victim;
}

State apply_move(State state, Action action) {
    const char mover = state.side;
    const char target = at(state.cells, action.to);
    state.cells[action.to] = at(state.cells, action.from);
    state.cells.erase(action.from);
    if (target == free_square) {
        end_turn(state, mover);
    } else if (is_barragoon(target)) {
        state.pending = 1;  // R6.3: by the mover, who stays the side to act
    } else {
        capture_piece(state, mover);
    }
    return state;
}

State apply_placement(State state, Action action) {
    state.cells[action.to] = action.face;
    if (state.pending == 2) {
        state.pending = 1;  // R6.2: the victim has placed, now the captor does
        state.side = opponent_of(state.side);
    } else {
        end_turn(state, state.side);
    }
    return state;
}

}  // namespace

std::set<Action> actions(const State& state) {
    return state.pending > 0 ? placements(state) : moves(state);  // R3.3
}

State apply(const State& state, Action action) {
    return is_placement(action) ? apply_placement(state, action) : apply_move(state, action);
}

Verdict verdict(const State& state) {
    if (state.pending > 0) {
        return Verdict::Owed;  // R8.3
    }
    const int mobile = count_mobile(state, state.side);
    if (mobile == 0) {
        return Verdict::LostR81;
    }
    if (mobile <= level_of(state, state.side)) {
        return Verdict::LostR82;
    }
    return dead(state) ? Verdict::Dead : Verdict::Open;
}

bool can_move(const State& state, char side) { return count_mobile(state, side) > 0; }

}  // namespace reference
