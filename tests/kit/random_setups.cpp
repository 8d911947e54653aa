#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "rules/legal.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace barracuda::kit {
namespace {

Face random_face(Random& random, std::uint32_t all_turns_percent) {
    if (happens(random, all_turns_percent)) return Face::AllTurns;
    return any_of(random, all_faces);
}

// A free square of the arrangement, found by trial and error.
Square random_free_square(Random& random, const Setup& setup) {
    while (true) {
        const Square square = Square::from_index(between(random, 0, square_count - 1));
        if (setup[square].is_empty()) return square;
    }
}

int room_for_barragoons(const Setup& setup) {
    int room = barragoon_count;
    for (const Cell cell : setup.cells) room -= cell.face().has_value();
    return room;
}

void put_all_turns(Setup& setup, std::optional<Square> square) {
    if (square && setup[*square].is_empty() && room_for_barragoons(setup) > 0)
        setup[*square] = Face::AllTurns;
}

// A whole rank or file of All turns: no 2 can ever cross it.
void put_wall(Random& random, Setup& setup) {
    const bool along_rank = random.below(2) == 0;
    const int where = between(random, 1, along_rank ? rank_count - 2 : file_count - 2);
    for (int i = 0; i < (along_rank ? file_count : rank_count); ++i)
        put_all_turns(setup, along_rank ? Square::at(i, where) : Square::at(where, i));
}

// All turns on all sides, including the corners: no 2 gets out.
void enclose(Setup& setup, SquareSet inside) {
    for (const Square square : inside)
        for (int file = square.file() - 1; file <= square.file() + 1; ++file)
            for (int rank = square.rank() - 1; rank <= square.rank() + 1; ++rank)
                if (const auto around = Square::at(file, rank); around && !inside.contains(*around))
                    put_all_turns(setup, around);
}

void put_two(Random& random, Setup& setup, Player player, bool in_pocket) {
    const Square square = random_free_square(random, setup);
    setup[square] = Piece{player, Value::Two};
    const Square next = step(square, any_of(random, all_directions)).value_or(square);
    if (in_pocket) enclose(setup, SquareSet(square) | next);
}

// Two 2s at the ends of an enclosed corridor: one can shut in the other, but it takes a while.
void put_corridor(Random& random, Setup& setup, Player player) {
    const bool along_rank = random.below(2) == 0;
    const int length = between(random, 4, 7);
    const int across = between(random, 0, along_rank ? rank_count - 1 : file_count - 1);
    const int begin = between(random, 0, (along_rank ? file_count : rank_count) - length);
    const auto at = [&](int i) {
        return along_rank ? *Square::at(i, across) : *Square::at(across, i);
    };
    SquareSet corridor;
    for (int i = begin; i < begin + length; ++i) corridor |= at(i);
    enclose(setup, corridor);
    setup[at(begin)] = setup[at(begin + length - 1)] = Piece{player, Value::Two};
}

Setup corridor_setup(Random& random) {
    Setup setup;
    const Player player = random.below(2) == 0 ? Player::White : Player::Brown;
    put_corridor(random, setup, player);
    put_two(random, setup, opponent_of(player), true);
    setup.express_levels[player] = happens(random, 80) ? 1 : 0;
    return setup;
}

// With walls or pockets. Every barragoon is on the board.
Setup crowded_setup(Random& random) {
    Setup setup;
    const bool in_pockets = happens(random, 60);
    for (int walls = in_pockets ? 0 : between(random, 1, 4); walls > 0; --walls)
        put_wall(random, setup);
    for (const Player player : both_players) {
        const int twos = between(random, 1, 2);
        for (int i = 0; i < twos; ++i) put_two(random, setup, player, in_pockets);
        setup.express_levels[player] = twos == 2 && happens(random, 75) ? 1 : 0;
        if (happens(random, 6))  // usually it can capture something eventually
            setup[random_free_square(random, setup)] = Piece{player, any_of(random, all_values)};
    }
    while (room_for_barragoons(setup) > 0)
        setup[random_free_square(random, setup)] = random_face(random, 99);
    return setup;
}

Setup ending_setup(Random& random) {
    Setup setup = happens(random, 30) ? corridor_setup(random) : crowded_setup(random);
    setup.supply = 0;
    setup.actor = random.below(2) == 0 ? Player::White : Player::Brown;
    if (happens(random, 30))
        setup[Square::from_index(between(random, 0, square_count - 1))] = Cell{};
    return setup;
}

// The squares that a piece can reach while the others stand still.
SquareSet roamed(Setup setup, Square start) {
    SquareSet reached = start;
    for (SquareSet waiting = start; !waiting.empty(); waiting &= ~SquareSet(waiting.first())) {
        const Square square = waiting.first();
        std::swap(setup[start], setup[square]);
        const auto position = Position::from(setup);
        const SquareSet next = destinations(*position, square) & position->free() & ~reached;
        std::swap(setup[start], setup[square]);
        reached |= next;
        waiting |= next;
    }
    return reached;
}

// Few enough reachable positions: the reference visits all of them if none is alive.
bool is_small(const Position& position) {
    constexpr int most = 300;
    int arrangements = 1;
    for (const Square square : position.pieces())
        arrangements = std::min(arrangements * roamed(position.setup(), square).size(), most + 1);
    return arrangements <= most;
}

int faulty_or(Random& random, int faulty_least, int faulty_most, int usual) {
    return happens(random, 4) ? between(random, faulty_least, faulty_most) : usual;
}

}  // namespace

Position random_ending(Random& random) {
    while (true) {
        const auto position = Position::from(ending_setup(random));
        if (position && !is_lost(*position) && is_small(*position)) return *position;
    }
}

Setup random_setup(Random& random) {
    Setup setup;
    for (const Player player : both_players) {
        const bool none = happens(random, 8);
        for (const Value value : all_values) {
            const int most = none ? 0 : starting_count(value);
            const int count = faulty_or(random, 0, 5, between(random, 0, most));
            for (int i = 0; i < count; ++i)
                setup[random_free_square(random, setup)] = Piece{player, value};
        }
    }
    const int barragoons = faulty_or(random, 0, 33, between(random, 0, 24));
    for (int i = 0; i < barragoons; ++i)
        setup[random_free_square(random, setup)] = random_face(random, 10);
    setup.actor = random.below(2) == 0 ? Player::White : Player::Brown;
    setup.owed = faulty_or(random, -2, 5, between(random, 0, 2));
    const int room = std::clamp(barragoon_count - barragoons - setup.owed, 0, starting_supply);
    setup.supply = faulty_or(random, -3, 40, between(random, 0, room / 2) * 2);
    for (const Player player : both_players)
        setup.express_levels[player] =
            faulty_or(random, -1, 4, between(random, 0, highest_express_level));
    setup.turn = faulty_or(random, -1, 20'000, between(random, 1, highest_turn));
    return setup;
}

Setup setup_from_bytes(std::span<const std::uint8_t> bytes) {
    std::size_t next = 0;
    const auto take = [&](int limit) {
        const int byte = next < bytes.size() ? bytes[next] : 0;
        ++next;
        return byte % limit;
    };
    Setup setup;
    setup.actor = take(2) == 0 ? Player::White : Player::Brown;
    setup.owed = take(3);
    setup.express_levels = {take(highest_express_level + 1), take(highest_express_level + 1)};
    const int wanted_supply = take(starting_supply / 2 + 1) * 2;
    setup.turn = 1 + take(255);

    std::array<int, Cell::code_count> pieces_put{};
    int room = barragoon_count - setup.owed;
    for (Cell& cell : setup.cells) {
        const Cell wanted = Cell::from_code(take(Cell::code_count));
        int& put = pieces_put[static_cast<std::size_t>(wanted.code())];
        const auto piece = wanted.piece();
        if (piece && put == starting_count(piece->value)) continue;
        if (wanted.face() && room == 0) continue;
        room -= wanted.face().has_value();
        ++put;
        cell = wanted;
    }
    setup.supply = std::min(wanted_supply, room - room % 2);
    return setup;
}

}  // namespace barracuda::kit
