#include "server/wire/problem.hpp"

#include "play/refusal.hpp"

#include <gtest/gtest.h>

#include <cstddef>

namespace barracuda::server {
namespace {

TEST(Problem, HasAStatusOfItsOwnForEveryRefusalOfAGame) {
    for (std::size_t i = 0; i <= static_cast<std::size_t>(play::Code::Illegal); ++i) {
        const auto code = static_cast<play::Code>(i);
        const bool is_malformed = code == play::Code::Malformed;
        EXPECT_EQ(status_of(play::word_of(code)) == 400, is_malformed) << play::word_of(code);
    }
}

TEST(Problem, IsTheClientsFaultIfItsCodeIsUnknown) { EXPECT_EQ(status_of("novel"), 400); }

TEST(Problem, KeepsTheSentenceAndTheClauseOfARefusal) {
    const Problem late = problem_of(play::Refusal{play::Code::Stale});
    EXPECT_EQ(late.code, "stale");
    EXPECT_EQ(late.detail, "something has happened in the game since then");
    EXPECT_FALSE(late.clause);
}

}  // namespace
}  // namespace barracuda::server
