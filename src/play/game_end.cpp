#include "play/game_end.hpp"

#include "base/overloaded.hpp"
#include "play/words.hpp"

namespace barracuda::play {

std::optional<Player> winner_of(const GameEnd& end) {
    return std::visit(Overloaded{
                          [](const Outcome& outcome) { return outcome.winner; },
                          [](const Aborted&) { return std::optional<Player>(); },
                          [](const Claimed& claimed) { return claimed.winner; },
                      },
                      end);
}

std::string_view word_of(const GameEnd& end) {
    return std::visit(Overloaded{
                          [](const Outcome& outcome) { return word_of(outcome.ending); },
                          [](const Aborted&) { return std::string_view("aborted"); },
                          [](const Claimed&) { return std::string_view("claimed"); },
                      },
                      end);
}

std::optional<std::string_view> clause_of(const GameEnd& end) {
    const auto* const outcome = std::get_if<Outcome>(&end);
    if (!outcome) return std::nullopt;
    return barracuda::clause_of(outcome->ending);
}

RecordResult result_of(const GameEnd& end) {
    if (std::holds_alternative<Aborted>(end)) return RecordResult::Unknown;
    const auto winner = winner_of(end);
    if (!winner) return RecordResult::Drawn;
    return *winner == Player::White ? RecordResult::WhiteWins : RecordResult::BrownWins;
}

std::string_view termination_of(const GameEnd& end) {
    const auto* const outcome = std::get_if<Outcome>(&end);
    return outcome && outcome->ending == Ending::TimeOut ? "time forfeit" : word_of(end);
}

}  // namespace barracuda::play
