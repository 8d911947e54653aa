#include "rules/setup.hpp"

#include "rules/position.hpp"

#include <string>
#include <vector>

namespace barracuda {
namespace {

Setup starting_setup(Face face) {
    Setup setup;
    const auto put = [&](int file, int rank, Value value) {
        setup[*Square::at(file, rank)] = Piece{Player::White, value};
        setup[*Square::at(file, rank_count - 1 - rank)] = Piece{Player::Brown, value};
    };
    put(1, 0, Value::Four);
    put(5, 0, Value::Four);
    put(2, 0, Value::Three);
    put(4, 0, Value::Three);
    put(3, 1, Value::Three);
    put(2, 1, Value::Two);
    put(4, 1, Value::Two);
    constexpr std::array<std::array<int, 2>, 8> barragoons{
        {{1, 3}, {5, 3}, {0, 4}, {2, 4}, {4, 4}, {6, 4}, {1, 5}, {5, 5}}};
    for (const auto& [file, rank] : barragoons) setup[*Square::at(file, rank)] = face;
    return setup;
}

int count(const Setup& setup, Piece piece) {
    int found = 0;
    for (const Cell cell : setup.cells) found += cell.piece() == piece;
    return found;
}

void check_pieces(const Setup& setup, std::vector<SetupFault>& faults) {
    for (const Player player : both_players) {
        int total = 0;
        for (const Value value : all_values) {
            const int found = count(setup, {player, value});
            total += found;
            if (found > starting_count(value))
                faults.push_back({SetupFault::Kind::TooManyPieces, found, {player, value}});
        }
        if (total == 0 && (setup.actor != player || setup.owed != 0))
            faults.push_back({SetupFault::Kind::NoPieces, 0, {player, Value::Two}});
    }
}

void check_barragoons(const Setup& setup, std::vector<SetupFault>& faults) {
    const int supply = setup.supply;
    if (supply < 0 || supply > starting_supply || supply % 2 != 0) {
        faults.push_back({SetupFault::Kind::BadSupply, supply});
        return;
    }
    int total = supply;
    if (setup.owed >= 0 && setup.owed <= 2) total += setup.owed;
    for (const Cell cell : setup.cells) total += cell.face().has_value();
    if (total > barragoon_count) faults.push_back({SetupFault::Kind::TooManyBarragoons, total});
}

}  // namespace

Setup closed_setup() { return starting_setup(Face::NoWay); }

Setup open_setup() { return starting_setup(Face::AllTurns); }

Result<Position, std::vector<SetupFault>> Position::from(const Setup& setup) {
    std::vector<SetupFault> faults;
    check_pieces(setup, faults);
    if (setup.owed < 0 || setup.owed > 2) faults.push_back({SetupFault::Kind::BadOwed, setup.owed});
    check_barragoons(setup, faults);
    for (const Player player : both_players) {
        const int level = setup.express_levels[player];
        if (level < 0 || level > highest_express_level)
            faults.push_back({SetupFault::Kind::BadExpressLevel, level, {player, Value::Two}});
    }
    if (setup.turn < 1 || setup.turn > highest_turn)
        faults.push_back({SetupFault::Kind::BadTurn, setup.turn});
    if (!faults.empty()) return fail(std::move(faults));
    return Position(setup);
}

std::string text_of(const SetupFault& fault) {
    const std::string owner = fault.piece.owner == Player::White ? "White" : "Brown";
    const std::string number = std::to_string(fault.number);
    switch (fault.kind) {
        case SetupFault::Kind::TooManyPieces:
            return owner + " has " + number + " pieces of value " +
                   std::to_string(steps_of(fault.piece.value)) + ", at most " +
                   std::to_string(starting_count(fault.piece.value)) + " are allowed";
        case SetupFault::Kind::NoPieces:
            return owner + " has no pieces, so it must be " + owner +
                   "'s turn to move, with no placement due";
        case SetupFault::Kind::BadOwed:
            return number + " placements due: there can only be 0, 1 or 2";
        case SetupFault::Kind::BadExpressLevel:
            return owner + "'s Express level is " + number + ": it must be 0, 1 or 2";
        case SetupFault::Kind::BadSupply:
            return "the supply is " + number + ": it must be an even number from 0 to 24";
        case SetupFault::Kind::TooManyBarragoons:
            return "board, supply and placements due add up to " + number +
                   " barragoons, but there are only 32";
        case SetupFault::Kind::BadTurn:
            return "the turn number is " + number + ": it must be from 1 to 9999";
    }
    return {};
}

}  // namespace barracuda
