#include "board.hpp"

#include <algorithm>
#include <vector>

namespace reference {

namespace {

std::string square_text(int square) {
    const char file = static_cast<char>('a' + square % file_count);
    const char rank = static_cast<char>('1' + square / file_count);
    return {file, rank};
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (end > 0) {
            fields.push_back(line.substr(0, end));
        }
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return fields;
}

int digit(char c) { return c - '0'; }

int number(std::string_view digits) {
    int sum = 0;
    for (const char c : digits) {
        sum = 10 * sum + digit(c);
    }
    return sum;
}

Cells parse_board(std::string_view board) {
    Cells cells;
    int rank = rank_count - 1;
    int file = 0;
    for (const char c : board) {
        if (c == '/') {
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '9') {
            file += digit(c);
        } else {
            cells[rank * file_count + file] = c;
            ++file;
        }
    }
    return cells;
}

// The supply for a board field alone: 24, or what is left of 32 if that is less, made even.
int usual_supply(const Cells& cells) {
    const auto placed = std::count_if(cells.begin(), cells.end(),
                                      [](const auto& cell) { return is_barragoon(cell.second); });
    const int left = std::min(24, 32 - static_cast<int>(placed));
    return left - left % 2;
}

std::string rank_text(const Cells& cells, int rank) {
    std::string line;
    int gap = 0;
    for (int file = 0; file < file_count; ++file) {
        const char cell = at(cells, rank * file_count + file);
        if (cell == free_square) {
            ++gap;
            continue;
        }
        if (gap > 0) {
            line += std::to_string(gap);
            gap = 0;
        }
        line += cell;
    }
    return gap > 0 ? line + std::to_string(gap) : line;
}

std::string board_text(const Cells& cells) {
    std::string board = rank_text(cells, rank_count - 1);
    for (int rank = rank_count - 2; rank >= 0; --rank) {
        board += '/' + rank_text(cells, rank);
    }
    return board;
}

}  // namespace

Action move(int from, int to) { return {from, to, '\0'}; }

Action placement(char face, int square) { return {-1, square, face}; }

bool is_placement(Action action) { return action.face != '\0'; }

std::string text(Action action) {
    if (is_placement(action)) {
        return std::string{action.face} + '@' + square_text(action.to);
    }
    return square_text(action.from) + square_text(action.to);
}

State parse(std::string_view fen) {
    const std::vector<std::string_view> fields = fields_of(fen);
    State state;
    state.cells = parse_board(fields[0]);
    if (fields.size() == 1) {
        state.supply = usual_supply(state.cells);
        return state;
    }
    state.side = fields[1][0];
    state.pending = fields[2] == "-" ? 0 : number(fields[2]);
    state.supply = number(fields[3]);
    state.level = {digit(fields[4][0]), digit(fields[4][1])};
    state.turn = number(fields[5]);
    return state;
}

std::string fen(const State& state) {
    const std::string pending = state.pending == 0 ? "-" : std::to_string(state.pending);
    return board_text(state.cells) + ' ' + state.side + ' ' + pending + ' ' +
           std::to_string(state.supply) + ' ' + std::to_string(state.level[0]) +
           std::to_string(state.level[1]) + ' ' + std::to_string(state.turn);
}

}  // namespace reference
