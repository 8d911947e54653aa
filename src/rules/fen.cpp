#include "rules/fen.hpp"

#include "base/text.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <optional>

namespace barracuda {
namespace {

Failure<FenError> refuse(std::string message) { return fail(FenError{std::move(message)}); }

std::string number_text(int number) { return std::to_string(number); }

// One rank of the board field; `rank` counts from 0 at White's side.
Result<void, FenError> parse_rank(std::string_view text, int rank, Setup& setup) {
    const std::string name = "FEN board, rank " + number_text(rank + 1) + ": ";
    int file = 0;
    for (const char character : text) {
        int width = 1;
        if (character >= '1' && character <= '9') {
            width = character - '0';
        } else if (const auto cell = parse_cell(character)) {
            if (file < file_count) setup[*Square::at(file, rank)] = *cell;
        } else {
            return refuse(name + "unknown character " + quoted({&character, 1}));
        }
        file += width;
    }
    if (file != file_count)
        return refuse(name + quoted(text) + " is " + number_text(file) + " squares wide, not 7");
    return {};
}

Result<void, FenError> parse_board(std::string_view text, Setup& setup) {
    const auto ranks = split(text, '/');
    if (ranks.size() != rank_count)
        return refuse("FEN board: " + number_text(static_cast<int>(ranks.size())) +
                      (ranks.size() == 1 ? " rank" : " ranks") + ", not 9, in " + quoted(text));
    for (int rank = 0; rank < rank_count; ++rank) {
        if (auto read =
                parse_rank(ranks[static_cast<std::size_t>(rank_count - 1 - rank)], rank, setup);
            !read)
            return read;
    }
    return {};
}

// What a board field alone means (NOTATION.md): as many barragoons in supply as there can be.
int supply_left_beside(const Setup& setup) {
    const auto placed =
        std::ranges::count_if(setup.cells, [](Cell cell) { return cell.face().has_value(); });
    const int left = std::clamp(barragoon_count - static_cast<int>(placed), 0, starting_supply);
    return left - left % 2;
}

std::optional<int> parse_digits(std::string_view text, std::size_t longest) {
    if (text.empty() || text.size() > longest) return std::nullopt;
    if (!std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return static_cast<int>(*parse_number(text));
}

Result<void, FenError> parse_fields(const std::vector<std::string_view>& fields, Setup& setup) {
    if (fields[1] != "w" && fields[1] != "b")
        return refuse("FEN side: " + quoted(fields[1]) + " is neither w nor b");
    setup.actor = fields[1] == "w" ? Player::White : Player::Brown;

    if (fields[2] != "-" && fields[2] != "1" && fields[2] != "2")
        return refuse("FEN pending: " + quoted(fields[2]) + " is none of - 1 2");
    setup.owed = fields[2] == "-" ? 0 : fields[2][0] - '0';

    const auto supply = parse_digits(fields[3], 2);
    if (!supply)
        return refuse("FEN supply: " + quoted(fields[3]) + " is not an even number from 0 to 24");
    setup.supply = *supply;

    const auto is_level = [](char c) { return c >= '0' && c <= '0' + highest_level; };
    if (fields[4].size() != 2 || !std::ranges::all_of(fields[4], is_level))
        return refuse("FEN express: " + quoted(fields[4]) + " is not two levels from 0 to 2");
    setup.levels = {fields[4][0] - '0', fields[4][1] - '0'};

    const auto turn = parse_digits(fields[5], 4);
    if (!turn) return refuse("FEN turn: " + quoted(fields[5]) + " is not a number from 1 to 9999");
    setup.turn = *turn;
    return {};
}

std::string_view field_of(SetupFault::Kind kind) {
    switch (kind) {
        case SetupFault::Kind::TooManyPieces:
        case SetupFault::Kind::NoPieces: return "board";
        case SetupFault::Kind::BadOwed: return "pending";
        case SetupFault::Kind::BadLevel: return "express";
        case SetupFault::Kind::BadSupply:
        case SetupFault::Kind::TooManyBarragoons: return "supply";
        case SetupFault::Kind::BadTurn: return "turn";
    }
    return {};
}

}  // namespace

Result<Setup, FenError> parse_setup(std::string_view fen) {
    const auto fields = words(fen);
    if (fields.size() != 1 && fields.size() != 6)
        return refuse("FEN: " + number_text(static_cast<int>(fields.size())) +
                      " fields, but there must be six (board side pending supply express turn) or "
                      "the board alone");
    Setup setup;
    if (auto board = parse_board(fields[0], setup); !board) return fail(board.error());
    if (fields.size() == 1) {
        setup.supply = supply_left_beside(setup);
    } else if (auto rest = parse_fields(fields, setup); !rest) {
        return fail(rest.error());
    }
    return setup;
}

Result<Position, FenError> parse_fen(std::string_view fen) {
    const auto setup = parse_setup(fen);
    if (!setup) return fail(setup.error());
    auto position = Position::from(*setup);
    if (position) return *position;
    std::string message;
    for (const SetupFault& fault : position.error()) {
        message += message.empty() ? "FEN " : "; FEN ";
        message += std::string(field_of(fault.kind)) + ": " + text_of(fault);
    }
    return refuse(message);
}

std::string to_fen(const Setup& setup) {
    std::string fen;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) fen += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < file_count; ++file) {
            const Cell cell = setup[*Square::at(file, rank)];
            if (cell.is_empty()) {
                ++empty;
            } else {
                flush();
                fen += to_char(cell);
            }
        }
        flush();
        if (rank > 0) fen += '/';
    }
    fen += setup.actor == Player::White ? " w " : " b ";
    fen += setup.owed == 0 ? "-" : number_text(setup.owed);
    fen += ' ' + number_text(setup.supply) + ' ' + number_text(setup.levels.white) +
           number_text(setup.levels.brown) + ' ' + number_text(setup.turn);
    return fen;
}

std::string to_fen(const Position& position) { return to_fen(position.setup()); }

}  // namespace barracuda
