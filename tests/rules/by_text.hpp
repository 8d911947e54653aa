// Positions, squares and actions from their texts, and games played with them: tests say what a
// player would say. A text that cannot be read fails the test.
#pragma once

#include "base/text.hpp"
#include "rules/explain.hpp"
#include "rules/game.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda {

inline Position from_fen(std::string_view fen) {
    const auto position = parse_fen(fen);
    EXPECT_TRUE(position) << fen << ": " << (position ? "" : text_of(position.error()));
    return position ? *position : Position::closed();
}

inline Square sq(std::string_view text) {
    const auto square = parse_square(text);
    EXPECT_TRUE(square) << text;
    return square.value_or(Square::from_index(0));
}

inline Action act(std::string_view text) {
    const auto action = parse_action(text);
    EXPECT_TRUE(action) << text;
    return action.value_or(Action::move(Square::from_index(0), Square::from_index(0)));
}

inline std::string verdict(const Explanation& explanation) {
    return explanation.is_legal() ? "legal" : std::string(clause_of(explanation));
}

// "legal", or the clause that an action breaks. The list, the test and the explanation must agree.
inline std::string verdict(const Position& position, std::string_view text) {
    const Action action = act(text);
    const Explanation explanation = explain(position, action);
    const ActionList listed = legal_actions(position);
    EXPECT_EQ(is_legal(position, action), explanation.is_legal()) << text;
    EXPECT_EQ(std::ranges::count(listed, action), explanation.is_legal() ? 1 : 0) << text;
    return verdict(explanation);
}

inline std::string verdict(const Game& game, std::string_view text) {
    const Action action = act(text);
    const Explanation explanation = game.explain(action);
    const ActionList listed = game.legal_actions();
    EXPECT_EQ(std::ranges::count(listed, action), explanation.is_legal() ? 1 : 0) << text;
    return verdict(explanation);
}

inline std::string verdict(const Result<void, Explanation>& result) {
    return result ? "legal" : verdict(result.error());
}

// Plays actions that must all be legal.
inline void play(Game& game, std::string_view actions) {
    for (const std::string_view text : words(actions)) {
        const auto played = game.play(act(text));
        ASSERT_TRUE(played) << text << ": " << text_of(played.error()) << " in "
                            << to_fen(game.position());
    }
}

inline void play_times(Game& game, int times, std::string_view actions) {
    for (int i = 0; i < times; ++i) play(game, actions);
}

inline Position after(const Position& start, std::string_view actions) {
    Game game(start);
    play(game, actions);
    return game.position();
}

// The legal destinations of a piece in alphabetical order: "c3 d4".
inline std::string moves_of(const Position& position, std::string_view from) {
    std::vector<std::string> found;
    for_each_legal(position, [&](Action action) {
        if (action.is_move() && action.from() == sq(from)) found.push_back(to_text(action.to()));
    });
    std::ranges::sort(found);
    std::string text;
    for (const std::string& square : found) text += (text.empty() ? "" : " ") + square;
    return text;
}

// All legal actions of a game in alphabetical order.
inline std::string actions_of(const Game& game) {
    std::vector<std::string> found;
    for (const Action action : game.legal_actions()) found.push_back(to_text(action));
    std::ranges::sort(found);
    std::string text;
    for (const std::string& action : found) text += (text.empty() ? "" : " ") + action;
    return text;
}

}  // namespace barracuda
