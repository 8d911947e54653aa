#include "play/refusal.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <array>

namespace barracuda::play {
namespace {

TEST(Refusal, HasAStableWord) {
    constexpr std::array<std::string_view, 13> words{
        "malformed",   "not-yours",     "bad-number", "stale",     "game-over",
        "not-allowed", "not-your-turn", "no-offer",   "no-effect", "nothing-to-take-back",
        "too-early",   "too-late",      "illegal"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto code = static_cast<Code>(i);
        EXPECT_EQ(word_of(code), words[i]);
        EXPECT_FALSE(text_of(Refusal{code}).empty());
        EXPECT_FALSE(clause_of(Refusal{code}));
    }
}

TEST(Refusal, SaysWhatTheRulesSay) {
    const Explanation explanation = explain(Position::closed(), *parse_action("d2d6"));
    const Refusal refusal{Code::Illegal, explanation};
    EXPECT_EQ(text_of(refusal), barracuda::text_of(explanation));
    EXPECT_EQ(clause_of(refusal), "R4.1");
}

}  // namespace
}  // namespace barracuda::play
