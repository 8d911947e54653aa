// Rows for the tests of the store, which does not care what their texts say.
#pragma once

#include "store/change.hpp"

#include <string>
#include <utility>

namespace barracuda::store {

inline Game sample_game(const Id& id, Time created = 1'000) {
    return {.id = id,
            .options = R"({"clock":{"kind":"none"}})",
            .white = "anna",
            .brown = "bert",
            .created = created,
            .number = 0,
            .summary = {.fen = "start", .actor = "white", .outcome = {}, .due = {}, .rematch = {}}};
}

inline Challenge sample_challenge(const Id& id, Time created = 1'000) {
    return {.id = id,
            .by = "anna",
            .to = {},
            .options = "{}",
            .state = open_challenge,
            .game = {},
            .created = created,
            .expires = created + 1'000};
}

inline Event sample_event(std::int64_t number, std::string text = "d2d5") {
    return {.number = number,
            .at = 2'000 + number,
            .by = number % 2 == 1 ? "white" : "brown",
            .text = std::move(text),
            .key = {}};
}

// The event that follows `after`.
inline AppendEvents sample_append(const Id& game, std::int64_t after, std::string text = "d2d5") {
    return {.game = game,
            .after = after,
            .events = {sample_event(after + 1, std::move(text))},
            .summary = {.fen = "after " + std::to_string(after + 1),
                        .actor = after % 2 == 0 ? "brown" : "white",
                        .outcome = {},
                        .due = 5'000 + after,
                        .rematch = {}}};
}

}  // namespace barracuda::store
