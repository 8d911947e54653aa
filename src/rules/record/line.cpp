#include "rules/record/line.hpp"

#include "rules/record/comment.hpp"
#include "rules/record/reader.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace barracuda {
namespace {

using Kind = RecordToken::Kind;
using Fault = TextFault::Kind;

constexpr std::string_view signs = "-x:";  // indexed by TurnKind

// The move of a turn as it is written: "3d8xd5".
struct WrittenMove {
    Value value;
    Action move;
    TurnKind kind;
};

std::optional<WrittenMove> parse_written_move(std::string_view text) {
    if (text.size() != 6 || text[0] < '2' || text[0] > '4') return std::nullopt;
    const auto from = parse_square(text.substr(1, 2));
    const auto to = parse_square(text.substr(4, 2));
    const std::size_t sign = signs.find(text[3]);
    if (!from || !to || sign == std::string_view::npos) return std::nullopt;
    return WrittenMove{static_cast<Value>(text[0] - '0'), Action::move(*from, *to),
                       static_cast<TurnKind>(sign)};
}

std::string_view sign_of(TurnKind kind) { return signs.substr(static_cast<std::size_t>(kind), 1); }

}  // namespace

LineReader::LineReader(Record& record) : record_(record), game_(record.start, record.touch_move) {
    open_lines_.push_back({&record.turns, 0});
}

Result<void, RecordError> LineReader::read(const RecordToken& token) {
    switch (token.kind) {
        case Kind::Number: numbered_ = true; return {};
        case Kind::Word: return read_word(token);
        case Kind::Mark: return read_mark(token);
        case Kind::Comment: return read_comment(token);
        case Kind::Open: return open_variation(token);
        case Kind::Close: return close_variation(token);
        case Kind::Tag: return refuse(token, Fault::TagBehindTurns);
        default: return refuse(token, token.fault);
    }
}

LineReader::Read LineReader::read_word(const RecordToken& token) {
    if (token.text == "--") return read_placement(token, std::nullopt);
    const auto action = parse_action(token.text);
    if (action && action->is_placement()) return read_placement(token, action);
    return read_move(token);
}

LineReader::Read LineReader::read_move(const RecordToken& token) {
    const auto written = parse_written_move(token.text);
    if (!written) return refuse(token, Fault::TurnForm);
    const Position before = game_.position();
    const Square from = written->move.from();
    if (before.move_is_due() && before.pieces(before.actor()).contains(from)) {
        const Value value = before.piece_on(from).value;
        if (value != written->value)
            return refuse(token, {.kind = Fault::WrongValue, .number = steps_of(value)});
    }
    if (const auto played = game_.play(written->move); !played)
        return refuse(token, played.error());
    RecordTurn turn = turn_of(before, written->move);
    if (turn.kind != written->kind) {
        game_.take_back();
        return refuse(token,
                      {.kind = Fault::WrongSign, .expected = std::string(sign_of(turn.kind))});
    }
    turn.comment_before = std::move(comment_before_);
    comment_before_.clear();
    numbered_ = false;
    line().push_back(std::move(turn));
    return {};
}

LineReader::Read LineReader::read_placement(const RecordToken& token, const Played& placement) {
    if (auto settled = settle_comment_before(token); !settled) return settled;
    const auto played = placement ? game_.play(*placement) : game_.forget_placement();
    if (!played) return refuse(token, played.error());
    (line().empty() ? record_.placements : line().back().placements).push_back(placement);
    return {};
}

LineReader::Read LineReader::read_mark(const RecordToken& token) {
    if (line().empty() || numbered_) return refuse(token, Fault::MarkPlace);
    const auto mark = parse_mark(token.text);
    if (!mark) return refuse(token, Fault::MarkForm);
    if (line().back().mark) return refuse(token, Fault::MarkPlace);
    line().back().mark = mark;
    return {};
}

// A comment belongs to the turn before it, unless a move number or the beginning of a variation
// comes in between.
LineReader::Read LineReader::read_comment(const RecordToken& token) {
    if (numbered_ || (line().empty() && in_variation())) {
        const std::size_t from = append_comment(comment_before_, token.value);
        return take_commands(token, comment_before_, from, nullptr);
    }
    return add_comment(token, token.value);
}

// Adds a comment to the last turn or, if there is none yet, to the record.
LineReader::Read LineReader::add_comment(const RecordToken& token, std::string_view text) {
    RecordTurn* const turn = line().empty() ? nullptr : &line().back();
    std::string& comment = turn ? turn->comment : record_.comment;
    const std::size_t from = append_comment(comment, text);
    return take_commands(token, comment, from, turn);
}

// Removes from a comment what a Record keeps as values: statements about draws and, if a turn is
// given, its first clock reading and evaluation. The rest stays as text.
LineReader::Read LineReader::take_commands(const RecordToken& token, std::string& comment,
                                           std::size_t from, RecordTurn* turn) {
    while (const auto command = find_command(comment, from)) {
        bool taken = false;
        if (command->name == "draw") {
            if (auto said = read_draw_word(token, command->argument); !said) return said;
            taken = true;
        } else if (turn && command->name == "clk" && !turn->clock_ms) {
            turn->clock_ms = parse_clock(command->argument);
            taken = turn->clock_ms.has_value();
        } else if (turn && command->name == "eval" && !turn->evaluation) {
            turn->evaluation = parse_evaluation(command->argument);
            taken = turn->evaluation.has_value();
        }
        from = command->begin + 1;
        if (taken) {
            erase_command(comment, *command);
            from = command->begin - std::min(command->begin, longest_command);
        }
    }
    return {};
}

LineReader::Read LineReader::read_draw_word(const RecordToken& token, std::string_view word) {
    const auto refuse_word = [&](TextFault fault) {
        const bool has_turn = !line().empty();
        RecordError error =
            error_at(token, has_turn ? std::optional(begin_of_last_turn()) : std::nullopt);
        fault.text = token.text;
        error.fault = std::move(fault);
        return fail(std::move(error));
    };
    const TextFault misplaced{.kind = Fault::DrawWords};
    if ((word != "offer" && word != "refuse") || line().empty()) return refuse_word(misplaced);
    auto& said = line().back().draw;
    const Player other = game_.position().actor();
    const bool is_offer = word == "offer";
    if (is_offer ? said.has_value() : said == DrawWords::OfferedAndRefused)
        return refuse_word(misplaced);
    const auto done = is_offer ? game_.offer_draw(opponent_of(other), DrawKind::Repetition)
                               : game_.decline_draw(other);
    if (!done) return refuse_word({.kind = Fault::Illegal, .explanation = done.error()});
    said = is_offer ? DrawWords::Offered : DrawWords::OfferedAndRefused;
    return {};
}

LineReader::Read LineReader::open_variation(const RecordToken& token) {
    if (auto settled = settle_comment_before(token); !settled) return settled;
    if (line().empty()) return refuse(token, Fault::VariationPlace);
    if (open_lines_.size() > deepest_variation) return refuse(token, Fault::VariationDepth);
    const std::size_t begin = begin_of_last_turn();
    take_back_to(begin);
    line().back().variations.emplace_back();
    open_lines_.push_back({&line().back().variations.back(), begin});
    return {};
}

LineReader::Read LineReader::close_variation(const RecordToken& token) {
    if (auto settled = settle_comment_before(token); !settled) return settled;
    if (!in_variation()) return refuse(token, Fault::Unopened);
    if (line().empty()) return refuse(token, Fault::VariationEmpty);
    const std::size_t begin = open_lines_.back().begin;
    open_lines_.pop_back();
    take_back_to(begin);
    play_last_turn();
    return {};
}

// If no turn follows the number, a comment after it belongs to what came before.
LineReader::Read LineReader::settle_comment_before(const RecordToken& token) {
    numbered_ = false;
    if (comment_before_.empty()) return {};
    const std::string text = std::move(comment_before_);
    comment_before_.clear();
    return add_comment(token, text);
}

Result<void, RecordError> LineReader::finish(const RecordToken& result) {
    if (auto settled = settle_comment_before(result); !settled) return settled;
    if (in_variation()) return refuse(result, Fault::VariationOpen);
    record_.result = *parse_result(result.text);
    const auto& outcome = game_.outcome();
    if (!outcome || record_.result == RecordResult::Unknown || result_text(*outcome) == result.text)
        return {};
    return fail(RecordError{
        result.at,
        "result",
        {},
        {.kind = Fault::WrongResult, .text = std::string(result.text), .outcome = outcome}});
}

std::size_t LineReader::begin_of_last_turn() const {
    return game_.size() - 1 - open_lines_.back().turns->back().placements.size();
}

// Returns to the beginning of the line's last turn, with the draw offer that was open then.
void LineReader::take_back_to(std::size_t size) {
    while (game_.size() > size) game_.take_back();
    renew_offer();
}

// A game forgets offers when it is taken back. The turn before the last one of this line is in the
// same line or, if the last one begins a variation, where the turn it replaces has its predecessor.
void LineReader::renew_offer() {
    for (const OpenLine& open : open_lines_ | std::views::reverse) {
        const RecordLine& turns = *open.turns;
        if (turns.size() < 2) continue;
        if (turns[turns.size() - 2].draw == DrawWords::Offered) {
            const Player by = opponent_of(game_.position().actor());
            static_cast<void>(game_.offer_draw(by, DrawKind::Repetition));
        }
        return;
    }
}

void LineReader::play_last_turn() {
    const RecordTurn& turn = line().back();
    [[maybe_unused]] bool legal{game_.play(turn.move)};
    for (const Played& placement : turn.placements)
        legal &= static_cast<bool>(placement ? game_.play(*placement) : game_.forget_placement());
    const Player other = game_.position().actor();
    if (turn.draw)
        legal &= static_cast<bool>(game_.offer_draw(opponent_of(other), DrawKind::Repetition));
    if (turn.draw == DrawWords::OfferedAndRefused)
        legal &= static_cast<bool>(game_.decline_draw(other));
    assert(legal);
}

// Refers to the turn that begins at `begin` in the history, or to what comes before all turns.
RecordError LineReader::error_at(const RecordToken& token, std::optional<std::size_t> begin) const {
    if (!begin) return {token.at, "before the first turn", {}, {}};
    const Position& position = *begin < game_.size() ? game_.before(*begin) : game_.position();
    const std::string name =
        "turn " + std::to_string(position.turn()) + " (" + std::string(name_of(position.actor()));
    return {token.at,
            name + (in_variation() ? ", in a variation)" : ")"),
            TurnNumber{position.turn(), position.actor()},
            {}};
}

// Of the current turn or, if there is none, of the next.
std::optional<std::size_t> LineReader::begin_of_turn() const {
    if (game_.position().move_is_due()) return game_.size();
    if (open_lines_.back().turns->empty()) return std::nullopt;
    return begin_of_last_turn();
}

Failure<RecordError> LineReader::refuse(const RecordToken& token, TextFault fault) const {
    RecordError error = error_at(token, begin_of_turn());
    fault.text = token.text;
    error.fault = std::move(fault);
    return fail(std::move(error));
}

Failure<RecordError> LineReader::refuse(const RecordToken& token, TextFault::Kind kind) const {
    return refuse(token, TextFault{.kind = kind});
}

Failure<RecordError> LineReader::refuse(const RecordToken& token,
                                        const Explanation& explanation) const {
    return refuse(token, TextFault{.kind = Fault::Illegal, .explanation = explanation});
}

}  // namespace barracuda
