// The web app's words for the values of the rules, as in web/src/core/types.ts.
#pragma once

#include "play/words.hpp"
#include "rules/explain.hpp"
#include "rules/game.hpp"
#include "rules/outcome.hpp"
#include "rules/text/text_fault.hpp"

#include <string_view>

namespace barracuda::wasm {

using play::parse_player;
using play::word_of;

constexpr std::string_view word_of(DrawKind kind) {
    return kind == DrawKind::Agreement ? "agreement" : "repetition";
}

std::string_view word_of(FaceKind kind);          // "no-way"
std::string_view word_of(Direction direction);    // "n"
std::string_view word_of(Reason reason);          // "captures-piece"
std::string_view word_of(SetupFault::Kind kind);  // "no-pieces"
std::string_view word_of(TextFault::Kind kind);   // "fen-ranks"

}  // namespace barracuda::wasm
