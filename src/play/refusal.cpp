#include "play/refusal.hpp"

#include <array>

namespace barracuda::play {
namespace {

struct Texts {
    std::string_view word;
    std::string_view sentence;
};

// Indexed by the enumerator.
constexpr std::array<Texts, 13> texts{Texts{"malformed", "this is not a command"},
                                      {"not-yours", "only the players of this game may do that"},
                                      {"bad-number", "the game has no event with that number yet"},
                                      {"stale", "something has happened in the game since then"},
                                      {"game-over", "the game is over"},
                                      {"not-allowed", "this was not agreed for the game"},
                                      {"not-your-turn", "it is the other player's turn to act"},
                                      {"no-offer", "there is no such offer"},
                                      {"no-effect", "this changes nothing"},
                                      {"nothing-to-take-back", "there is no action to take back"},
                                      {"too-early", "it is too early for that"},
                                      {"too-late", "it is too late for that"},
                                      {"illegal", "this is against the rules"}};
static_assert(static_cast<std::size_t>(Code::Illegal) + 1 == texts.size());

const Texts& texts_of(Code code) { return texts[static_cast<std::size_t>(code)]; }

}  // namespace

std::string_view word_of(Code code) { return texts_of(code).word; }

std::string text_of(const Refusal& refusal) {
    if (refusal.explanation) return barracuda::text_of(*refusal.explanation);
    return std::string(texts_of(refusal.code).sentence);
}

std::optional<std::string_view> clause_of(const Refusal& refusal) {
    if (!refusal.explanation) return std::nullopt;
    return barracuda::clause_of(*refusal.explanation);
}

}  // namespace barracuda::play
