#include "wasm/words.hpp"

#include <array>

namespace barracuda::wasm {
namespace {

// Indexed by the enumerator.
constexpr std::array<std::string_view, 6> face_kinds{"no-way",    "one-way",    "two-ways",
                                                     "left-turn", "right-turn", "all-turns"};
constexpr std::array<std::string_view, 4> directions{"n", "e", "s", "w"};
constexpr std::array<std::string_view, 27> reasons{"moves-to-free-square",
                                                   "captures-piece",
                                                   "captures-last-piece",
                                                   "captures-barragoon",
                                                   "places",
                                                   "already-lost",
                                                   "placement-owed",
                                                   "nothing-owed",
                                                   "square-not-free",
                                                   "no-piece-there",
                                                   "opponents-piece",
                                                   "wrong-distance",
                                                   "short-move-onto-occupied",
                                                   "own-piece-there",
                                                   "two-takes-all-turns",
                                                   "piece-in-the-way",
                                                   "face-blocks",
                                                   "turns-twice",
                                                   "turns-after-forced-turn",
                                                   "game-over",
                                                   "must-deviate",
                                                   "touched-piece",
                                                   "touched-piece-and-target",
                                                   "touched-target",
                                                   "nothing-to-forget",
                                                   "no-repetition",
                                                   "no-offer"};
constexpr std::array<std::string_view, 7> setup_faults{
    "too-many-pieces", "no-pieces",           "bad-owed", "bad-express-level",
    "bad-supply",      "too-many-barragoons", "bad-turn"};
constexpr std::array<std::string_view, 38> text_faults{"fen-fields",        "fen-ranks",
                                                       "fen-character",     "fen-width",
                                                       "fen-side",          "fen-pending",
                                                       "fen-supply",        "fen-express",
                                                       "fen-turn",          "fen-faults",
                                                       "too-long",          "not-utf8",
                                                       "control-character", "no-game",
                                                       "unopened",          "comment-open",
                                                       "variation-open",    "no-result",
                                                       "behind-result",     "tag-form",
                                                       "tag-behind-turns",  "tag-repeated",
                                                       "tag-value",         "fen-missing",
                                                       "tag-against-fen",   "tag-against-result",
                                                       "turn-form",         "wrong-value",
                                                       "wrong-sign",        "illegal",
                                                       "wrong-result",      "mark-form",
                                                       "mark-place",        "draw-words",
                                                       "variation-place",   "variation-empty",
                                                       "variation-depth",   "damaged"};

static_assert(static_cast<std::size_t>(FaceKind::AllTurns) + 1 == face_kinds.size());
static_assert(static_cast<std::size_t>(Reason::NoOffer) + 1 == reasons.size());
static_assert(static_cast<std::size_t>(SetupFault::Kind::BadTurn) + 1 == setup_faults.size());
static_assert(static_cast<std::size_t>(TextFault::Kind::Damaged) + 1 == text_faults.size());

template <class Words, class Enum>
constexpr std::string_view at(const Words& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view word_of(FaceKind kind) { return at(face_kinds, kind); }
std::string_view word_of(Direction direction) { return at(directions, direction); }
std::string_view word_of(Reason reason) { return at(reasons, reason); }
std::string_view word_of(SetupFault::Kind kind) { return at(setup_faults, kind); }
std::string_view word_of(TextFault::Kind kind) { return at(text_faults, kind); }

}  // namespace barracuda::wasm
