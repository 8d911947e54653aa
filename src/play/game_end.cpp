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

}  // namespace barracuda::play
