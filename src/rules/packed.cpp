#include "rules/packed.hpp"

#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace barracuda {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::uint8_t version = 1;
constexpr std::uint16_t forgotten = 0xffff;  // no Action has these bits
static_assert(!Action::from_bits(forgotten));

constexpr std::size_t cells_offset = 1;
constexpr std::size_t cell_bits = 5;
constexpr std::size_t cells_size = (square_count * cell_bits + 7) / 8;
constexpr std::size_t state_offset = cells_offset + cells_size;
constexpr std::size_t supply_offset = state_offset + 1;
constexpr std::size_t turn_offset = supply_offset + 1;
static_assert(turn_offset + 2 == packed_position_size);

constexpr std::size_t flags_offset = 1;
constexpr std::size_t ending_offset = 2;
constexpr std::size_t start_offset = 3;
constexpr std::size_t count_offset = start_offset + packed_position_size;
static_assert(count_offset + 4 == packed_game_header_size);

constexpr std::uint8_t touch_flag = 1;

// How a game ended, if its actions do not show it.
enum class PackedEnding : std::uint8_t {
    ByActions,  // or not at all
    WhiteResigned,
    BrownResigned,
    WhiteOutOfTime,
    BrownOutOfTime,
    Agreement,
    Repetition,
};

Failure<PackedError> refuse(std::size_t offset, const std::string& why) {
    return fail(PackedError{offset, why});
}

Failure<PackedError> refuse_size(std::size_t size, std::size_t expected) {
    return refuse(std::min(size, expected),
                  "there are " + std::to_string(size) + " bytes, not " + std::to_string(expected));
}

std::uint32_t read_number(Bytes bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) number = number << 8 | bytes[i];
    return number;
}

void write_number(std::uint32_t number, std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(number);
        number >>= 8;
    }
}

// The five bits of a cell lie in one byte or in two adjacent ones.
int read_cell(Bytes cells, std::size_t square) {
    const std::size_t bit = square * cell_bits;
    const std::size_t byte = bit / 8;
    const int high = byte + 1 < cells.size() ? cells[byte + 1] : 0;
    return (cells[byte] | high << 8) >> (bit % 8) & 31;
}

void write_cell(int code, std::span<std::uint8_t> cells, std::size_t square) {
    const std::size_t bit = square * cell_bits;
    const int shifted = code << (bit % 8);
    cells[bit / 8] = static_cast<std::uint8_t>(cells[bit / 8] | (shifted & 255));
    if (shifted > 255)
        cells[bit / 8 + 1] = static_cast<std::uint8_t>(cells[bit / 8 + 1] | shifted >> 8);
}

std::size_t offset_of(SetupFault::Kind kind) {
    switch (kind) {
        case SetupFault::Kind::TooManyPieces:
        case SetupFault::Kind::NoPieces: return cells_offset;
        case SetupFault::Kind::BadOwed:
        case SetupFault::Kind::BadExpressLevel: return state_offset;
        case SetupFault::Kind::BadSupply:
        case SetupFault::Kind::TooManyBarragoons: return supply_offset;
        case SetupFault::Kind::BadTurn: return turn_offset;
    }
    return cells_offset;
}

Result<void, PackedError> read_cells(Bytes cells, Setup& setup) {
    for (const Square square : all_squares()) {
        const auto index = static_cast<std::size_t>(square.index());
        const int code = read_cell(cells, index);
        if (code >= Cell::code_count)
            return refuse(
                cells_offset + index * cell_bits / 8,
                to_text(square) + " has the code " + std::to_string(code) + ", which is unknown");
        setup[square] = Cell::from_code(code);
    }
    if (cells[cells_size - 1] >> (square_count * cell_bits % 8) != 0)
        return refuse(state_offset - 1, "the unused bits are not zero");
    return {};
}

PackedEnding ending_of(const Game& game) {
    const auto& outcome = game.outcome();
    if (!outcome) return PackedEnding::ByActions;
    const bool white_lost = outcome->winner == Player::Brown;
    switch (outcome->ending) {
        case Ending::Resignation:
            return white_lost ? PackedEnding::WhiteResigned : PackedEnding::BrownResigned;
        case Ending::TimeOut:
            return white_lost ? PackedEnding::WhiteOutOfTime : PackedEnding::BrownOutOfTime;
        case Ending::Agreement: return PackedEnding::Agreement;
        case Ending::Repetition: return PackedEnding::Repetition;
        case Ending::ShutIn:
        case Ending::ExpressLevel:
        case Ending::DeadPosition: break;
    }
    return PackedEnding::ByActions;
}

Result<void, Explanation> end_drawn(Game& game, DrawKind kind) {
    const Player actor = game.position().actor();
    const Player offering = opponent_of(actor);  // of a repetition: has just completed a turn
    if (auto offered = game.offer_draw(offering, kind); !offered) return offered;
    return game.accept_draw(actor);
}

Result<void, Explanation> end_game(Game& game, PackedEnding ending) {
    switch (ending) {
        case PackedEnding::ByActions: return {};
        case PackedEnding::WhiteResigned: return game.resign(Player::White);
        case PackedEnding::BrownResigned: return game.resign(Player::Brown);
        case PackedEnding::WhiteOutOfTime: return game.run_out_of_time(Player::White);
        case PackedEnding::BrownOutOfTime: return game.run_out_of_time(Player::Brown);
        case PackedEnding::Agreement: return end_drawn(game, DrawKind::Agreement);
        case PackedEnding::Repetition: return end_drawn(game, DrawKind::Repetition);
    }
    return {};
}

std::string reason_text(const Explanation& explanation) {
    return std::string(clause_of(explanation)) + ", " + text_of(explanation);
}

Result<void, PackedError> replay(Bytes actions, Game& game) {
    const std::size_t count = actions.size() / packed_action_size;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t offset = packed_game_header_size + i * packed_action_size;
        const std::string name = "action " + std::to_string(i + 1);
        const auto played =
            unpack_action(actions.subspan(i * packed_action_size, packed_action_size));
        if (!played) return refuse(offset, name + " names no square or face");
        const auto done = *played ? game.play(**played) : game.forget_placement();
        if (!done)
            return refuse(offset, name + " (" + (*played ? to_text(**played) : "--") +
                                      ") is illegal: " + reason_text(done.error()));
    }
    return {};
}

}  // namespace

PackedPosition pack(const Position& position) {
    PackedPosition bytes{};
    bytes[0] = version;
    const std::span cells = std::span(bytes).subspan(cells_offset, cells_size);
    for (const Square square : position.pieces() | position.barragoons())
        write_cell(position.at(square).code(), cells, static_cast<std::size_t>(square.index()));
    bytes[state_offset] = static_cast<std::uint8_t>(
        static_cast<int>(position.actor()) | position.owed() << 1 |
        position.express_level(Player::White) << 3 | position.express_level(Player::Brown) << 5);
    bytes[supply_offset] = static_cast<std::uint8_t>(position.supply());
    write_number(static_cast<std::uint32_t>(position.turn()),
                 std::span(bytes).subspan(turn_offset));
    return bytes;
}

Result<Position, PackedError> unpack_position(Bytes bytes) {
    if (bytes.size() != packed_position_size)
        return refuse_size(bytes.size(), packed_position_size);
    if (bytes[0] != version) return refuse(0, "unknown version " + std::to_string(bytes[0]));
    Setup setup;
    if (auto read = read_cells(bytes.subspan(cells_offset, cells_size), setup); !read)
        return fail(read.error());
    const int state = bytes[state_offset];
    if (state > 127) return refuse(state_offset, "the unused bit is not zero");
    setup.actor = static_cast<Player>(state & 1);
    setup.owed = state >> 1 & 3;
    setup.express_levels = {state >> 3 & 3, state >> 5 & 3};
    setup.supply = bytes[supply_offset];
    setup.turn = static_cast<int>(read_number(bytes.subspan(turn_offset, 2)));
    const auto position = Position::from(setup);
    if (position) return *position;
    const SetupFault& fault = *std::ranges::min_element(
        position.error(), {}, [](const SetupFault& f) { return offset_of(f.kind); });
    return refuse(offset_of(fault.kind), text_of(fault));
}

PackedAction pack(Played played) {
    PackedAction bytes{};
    write_number(played ? played->bits() : forgotten, bytes);
    return bytes;
}

Result<Played, PackedError> unpack_action(Bytes bytes) {
    if (bytes.size() != packed_action_size) return refuse_size(bytes.size(), packed_action_size);
    const auto bits = static_cast<std::uint16_t>(read_number(bytes));
    if (bits == forgotten) return Played{};
    const auto action = Action::from_bits(bits);
    if (!action) return refuse(0, "the action names no square or face");
    return Played{action};
}

std::vector<std::uint8_t> pack(const Game& game) {
    std::vector<std::uint8_t> bytes(packed_game_header_size);
    bytes[0] = version;
    bytes[flags_offset] = game.touch_move() ? touch_flag : 0;
    bytes[ending_offset] = static_cast<std::uint8_t>(ending_of(game));
    std::ranges::copy(pack(game.start()), bytes.begin() + start_offset);
    write_number(static_cast<std::uint32_t>(game.size()),
                 std::span(bytes).subspan(count_offset, 4));
    for (std::size_t i = 0; i < game.size(); ++i)
        for (const std::uint8_t byte : pack(game.played(i))) bytes.push_back(byte);
    return bytes;
}

Result<Game, PackedError> unpack_game(Bytes bytes) {
    if (bytes.size() < packed_game_header_size)
        return refuse_size(bytes.size(), packed_game_header_size);
    if (bytes[0] != version) return refuse(0, "unknown version " + std::to_string(bytes[0]));
    if (bytes[flags_offset] > touch_flag)
        return refuse(flags_offset, "the unused bits are not zero");
    if (bytes[ending_offset] > static_cast<std::uint8_t>(PackedEnding::Repetition))
        return refuse(ending_offset, "unknown ending " + std::to_string(bytes[ending_offset]));
    const auto start = unpack_position(bytes.subspan(start_offset, packed_position_size));
    if (!start)
        return refuse(start_offset + start.error().offset,
                      "start position: " + start.error().reason);
    const std::uint64_t count = read_number(bytes.subspan(count_offset, 4));
    if (bytes.size() - packed_game_header_size != count * packed_action_size)
        return refuse(count_offset, std::to_string(count) + " actions do not take the " +
                                        std::to_string(bytes.size() - packed_game_header_size) +
                                        " bytes that follow");
    Game game(*start, bytes[flags_offset] == touch_flag);
    if (auto replayed = replay(bytes.subspan(packed_game_header_size), game); !replayed)
        return fail(replayed.error());
    if (auto ended = end_game(game, static_cast<PackedEnding>(bytes[ending_offset])); !ended)
        return refuse(ending_offset,
                      "the game cannot end like this: " + reason_text(ended.error()));
    return game;
}

}  // namespace barracuda
