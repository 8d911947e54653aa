#include "rules/text/fen.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <optional>

namespace barracuda {
namespace {

using Fault = TextFault::Kind;

Failure<TextFault> refuse(Fault kind, std::string_view text) {
    return fail(TextFault{.kind = kind, .text = std::string(text)});
}

// One rank of the board field; `rank` counts from 0 at White's side.
Result<void, TextFault> parse_rank(std::string_view text, int rank, Setup& setup) {
    int file = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char character = text[i];
        int width = 1;
        if (character >= '1' && character <= '9') {
            width = character - '0';
        } else if (const auto cell = parse_cell(character)) {
            if (file < file_count) setup[*Square::at(file, rank)] = *cell;
        } else {
            return fail(TextFault{.kind = Fault::FenCharacter,
                                  .text = std::string(first_utf8_character(text.substr(i))),
                                  .rank = rank + 1});
        }
        file += width;
    }
    if (file == file_count) return {};
    return fail(TextFault{
        .kind = Fault::FenWidth, .text = std::string(text), .number = file, .rank = rank + 1});
}

Result<void, TextFault> parse_board(std::string_view text, Setup& setup) {
    const auto ranks = split(text, '/');
    if (ranks.size() != rank_count)
        return fail(TextFault{.kind = Fault::FenRanks,
                              .text = std::string(text),
                              .number = static_cast<int>(ranks.size())});
    for (int rank = 0; rank < rank_count; ++rank) {
        if (auto read =
                parse_rank(ranks[static_cast<std::size_t>(rank_count - 1 - rank)], rank, setup);
            !read)
            return read;
    }
    return {};
}

// The meaning of a board field alone (docs/notation.md): the supply is as large as possible.
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

Result<void, TextFault> parse_fields(const std::vector<std::string_view>& fields, Setup& setup) {
    if (fields[1] != "w" && fields[1] != "b") return refuse(Fault::FenSide, fields[1]);
    setup.actor = fields[1] == "w" ? Player::White : Player::Brown;

    if (fields[2] != "-" && fields[2] != "1" && fields[2] != "2")
        return refuse(Fault::FenPending, fields[2]);
    setup.owed = fields[2] == "-" ? 0 : fields[2][0] - '0';

    const auto supply = parse_digits(fields[3], 2);
    if (!supply) return refuse(Fault::FenSupply, fields[3]);
    setup.supply = *supply;

    const auto levels = parse_express_levels(fields[4]);
    if (!levels) return refuse(Fault::FenExpress, fields[4]);
    setup.express_levels = *levels;

    const auto turn = parse_digits(fields[5], 4);
    if (!turn) return refuse(Fault::FenTurn, fields[5]);
    setup.turn = *turn;
    return {};
}

}  // namespace

Result<Setup, TextFault> parse_setup(std::string_view fen) {
    const auto fields = words(fen);
    if (fields.size() != 1 && fields.size() != 6)
        return fail(TextFault{.kind = Fault::FenFields, .number = static_cast<int>(fields.size())});
    Setup setup;
    if (auto board = parse_board(fields[0], setup); !board) return fail(board.error());
    if (fields.size() == 1) {
        setup.supply = supply_left_beside(setup);
    } else if (auto rest = parse_fields(fields, setup); !rest) {
        return fail(rest.error());
    }
    return setup;
}

Result<Position, TextFault> parse_fen(std::string_view fen) {
    const auto setup = parse_setup(fen);
    if (!setup) return fail(setup.error());
    auto position = Position::from(*setup);
    if (position) return *position;
    return fail(TextFault{.kind = Fault::FenFaults, .faults = position.error()});
}

std::string to_fen(const Setup& setup) {
    constexpr std::size_t longest = 96;
    std::string fen;
    fen.reserve(longest);
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
    fen += setup.owed == 0 ? "-" : std::to_string(setup.owed);
    fen += ' ' + std::to_string(setup.supply) + ' ' + express_levels_text(setup.express_levels) +
           ' ' + std::to_string(setup.turn);
    return fen;
}

std::string to_fen(const Position& position) { return to_fen(position.setup()); }

}  // namespace barracuda
