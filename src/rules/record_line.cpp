#include "rules/record_line.hpp"

#include "rules/notation.hpp"
#include "rules/record_comment.hpp"
#include "rules/record_reader.hpp"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace barracuda {
namespace {

using Kind = RecordToken::Kind;

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
    const std::size_t sign = std::string_view("-x:").find(text[3]);
    if (!from || !to || sign == std::string_view::npos) return std::nullopt;
    return WrittenMove{static_cast<Value>(text[0] - '0'), Action::move(*from, *to),
                       static_cast<TurnKind>(sign)};
}

std::string_view meaning_of(TurnKind kind) {
    switch (kind) {
        case TurnKind::Quiet: return "the destination is free, so the sign is -";
        case TurnKind::CapturesPiece: return "this captures a piece, so the sign is x";
        case TurnKind::CapturesBarragoon: return "this captures a barragoon, so the sign is :";
    }
    return {};
}

}  // namespace

LineReader::LineReader(Record& record) : record_(record), game_(record.start, record.touch_move) {
    levels_.push_back({&record.turns, 0});
}

Result<void, RecordError> LineReader::read(const RecordToken& token) {
    switch (token.kind) {
        case Kind::Number: numbered_ = true; return {};
        case Kind::Word: return read_word(token);
        case Kind::Mark: return read_mark(token);
        case Kind::Comment: return read_comment(token);
        case Kind::Open: return open_variation(token);
        case Kind::Close: return close_variation(token);
        case Kind::Tag: return refuse(token, "tags stand before the turns");
        default: return refuse(token, token.value);
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
    if (!written)
        return refuse(
            token, "a turn is written like 3d2-d5, 3d8xd5 or 2c2:c4, a placement like x@d5 or --");
    const Position before = game_.position();
    const Square from = written->move.from();
    if (before.move_is_due() && before.pieces(before.actor()).contains(from)) {
        const Value value = before.piece_on(from).value;
        if (value != written->value)
            return refuse(token, "the piece on " + to_text(from) + " is a " +
                                     std::to_string(steps_of(value)));
    }
    if (const auto played = game_.play(written->move); !played)
        return refuse(token, played.error());
    RecordTurn turn = turn_of(before, written->move);
    if (turn.kind != written->kind) {
        game_.take_back();
        return refuse(token, std::string(meaning_of(turn.kind)));
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
    if (line().empty() || numbered_)
        return refuse(token, "a mark stands behind the turn that it is about");
    const auto mark = parse_mark(token.text);
    if (!mark) return refuse(token, "a mark is one of ! ? !! ?? !? ?!");
    if (line().back().mark) return refuse(token, "the turn has a mark already");
    line().back().mark = mark;
    return {};
}

// A comment belongs to the turn before it, unless a move number or the beginning of a variation
// stands between them.
LineReader::Read LineReader::read_comment(const RecordToken& token) {
    if (numbered_ || (line().empty() && in_variation())) {
        const std::size_t from = append_comment(comment_before_, token.value);
        return take_commands(token, comment_before_, from, nullptr);
    }
    return add_comment(token, token.value);
}

// A comment to the last turn or, if there is none yet, to the record.
LineReader::Read LineReader::add_comment(const RecordToken& token, std::string_view text) {
    RecordTurn* const turn = line().empty() ? nullptr : &line().back();
    std::string& comment = turn ? turn->comment : record_.comment;
    const std::size_t from = append_comment(comment, text);
    return take_commands(token, comment, from, turn);
}

// Takes out of a comment what a Record keeps as values: the words about draws, and of a turn, if
// one is given, its first clock and evaluation. Everything else stays as text.
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
    const auto refuse_word = [&](std::string message) {
        const std::string where =
            line().empty() ? "before the first turn" : place_of_turn(begin_of_last_turn());
        return fail(
            RecordError{token.at, where, std::string(token.text), "R9.2", std::move(message)});
    };
    if (word != "offer" && word != "refuse")
        return refuse_word("what is said about a draw is offer or refuse");
    if (line().empty()) return refuse_word("a draw is offered and refused behind a turn");
    auto& said = line().back().draw;
    const Player other = game_.position().actor();
    const bool is_offer = word == "offer";
    if (is_offer ? said.has_value() : said == DrawWords::OfferedAndRefused)
        return refuse_word("this was said before about the same turn");
    const auto done = is_offer ? game_.offer_draw(opponent_of(other), DrawKind::Repetition)
                               : game_.decline_draw(other);
    if (!done) {
        auto error = refuse_word(text_of(done.error()));
        error.error.clause = clause_of(done.error());
        return error;
    }
    said = is_offer ? DrawWords::Offered : DrawWords::OfferedAndRefused;
    return {};
}

LineReader::Read LineReader::open_variation(const RecordToken& token) {
    if (auto settled = settle_comment_before(token); !settled) return settled;
    if (line().empty()) return refuse(token, "a variation stands behind the turn that it replaces");
    if (levels_.size() > deepest_variation)
        return refuse(token, "the variations are nested too deeply");
    const std::size_t begin = begin_of_last_turn();
    take_back_to(begin);
    line().back().variations.emplace_back();
    levels_.push_back({&line().back().variations.back(), begin});
    return {};
}

LineReader::Read LineReader::close_variation(const RecordToken& token) {
    if (auto settled = settle_comment_before(token); !settled) return settled;
    if (!in_variation()) return refuse(token, "no variation was opened that this could close");
    if (line().empty()) return refuse(token, "the variation is empty");
    const std::size_t begin = levels_.back().begin;
    levels_.pop_back();
    take_back_to(begin);
    play_last_turn();
    return {};
}

// Where no turn follows the number, a comment behind it belongs to what was there before.
LineReader::Read LineReader::settle_comment_before(const RecordToken& token) {
    numbered_ = false;
    if (comment_before_.empty()) return {};
    const std::string text = std::move(comment_before_);
    comment_before_.clear();
    return add_comment(token, text);
}

Result<void, RecordError> LineReader::finish(const RecordToken& result) {
    if (auto settled = settle_comment_before(result); !settled) return settled;
    if (in_variation()) return refuse(result, "a variation is not closed");
    record_.result = *parse_result(result.text);
    const auto& outcome = game_.outcome();
    if (!outcome || record_.result == RecordResult::Unknown || result_text(*outcome) == result.text)
        return {};
    return fail(RecordError{result.at, "result", std::string(result.text),
                            std::string(clause_of(outcome->ending)), text_of(*outcome)});
}

std::size_t LineReader::begin_of_last_turn() const {
    return game_.size() - 1 - levels_.back().turns->back().placements.size();
}

// Back to where the last turn of the line begins, with the draw that was on offer then.
void LineReader::take_back_to(std::size_t size) {
    while (game_.size() > size) game_.take_back();
    renew_offer();
}

// A game forgets offers when it is taken back. The turn before the last one of this line stands in
// the same line or, if the last one is the first of a variation, where that one's turn has its own.
void LineReader::renew_offer() {
    for (const Level& level : levels_ | std::views::reverse) {
        const RecordLine& turns = *level.turns;
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

std::string LineReader::place_of_turn(std::size_t begin) const {
    const Position& position = begin < game_.size() ? game_.before(begin) : game_.position();
    return "turn " + std::to_string(position.turn()) + " (" +
           std::string(name_of(position.actor())) + (in_variation() ? ", in a variation)" : ")");
}

// The turn under way or, if none is, the next one.
std::string LineReader::place() const {
    if (game_.position().move_is_due()) return place_of_turn(game_.size());
    const bool has_turn = !levels_.back().turns->empty();
    return has_turn ? place_of_turn(begin_of_last_turn()) : "before the first turn";
}

Failure<RecordError> LineReader::refuse(const RecordToken& token, std::string message) const {
    return fail(RecordError{token.at, place(), std::string(token.text), {}, std::move(message)});
}

Failure<RecordError> LineReader::refuse(const RecordToken& token,
                                        const Explanation& explanation) const {
    return fail(RecordError{token.at, place(), std::string(token.text),
                            std::string(clause_of(explanation)), text_of(explanation)});
}

}  // namespace barracuda
