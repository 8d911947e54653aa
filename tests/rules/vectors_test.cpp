// The shared vectors in tests/data: perft counts, lists of legal actions with their verdict, and
// sequences of actions with the resulting position or the clause that the last one breaks.
#include "base/text.hpp"
#include "kit/rows.hpp"
#include "rules/explain.hpp"
#include "rules/game.hpp"
#include "rules/legal.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace barracuda {
namespace {

std::vector<kit::Row> rows(const char* name) {
    return kit::rows_of(TEST_DATA_DIR "/" + std::string(name));
}

std::vector<std::string> sorted_texts(const Position& position) {
    std::vector<std::string> texts;
    for (const Action action : legal_actions(position)) texts.push_back(to_text(action));
    std::ranges::sort(texts);
    return texts;
}

// "[dead] R9.1 …" becomes "drawn R9.1", and so on: what status_text says.
std::string expected_status(std::string_view comment) {
    const std::string_view word = comment.substr(1, comment.find_first_of(":]") - 1);
    const std::string_view clause = words(comment.substr(comment.find(']') + 1)).at(0);
    if (word == "open") return "to move";
    if (word == "owed") return "owes a placement";
    if (word == "dead") return "drawn R9.1";
    EXPECT_EQ(word, "lost");
    return clause == "R8.2" ? "lost R8.2" : "lost R8.1";
}

TEST(Vectors, Perft) {
    for (const kit::Row& row : rows("perft.tsv")) {
        const auto position = parse_fen(row[0]);
        ASSERT_TRUE(position) << row[0];
        for (std::size_t depth = 1; depth < row.size(); ++depth)
            EXPECT_EQ(perft(*position, static_cast<int>(depth)), std::stoull(row[depth])) << row[0];
    }
}

TEST(Vectors, LegalActions) {
    for (const kit::Row& row : rows("actions.tsv")) {
        ASSERT_EQ(row.size(), 3u) << row[0];
        const auto position = parse_fen(row[0]);
        ASSERT_TRUE(position) << row[0];
        const auto expected = words(row[2]);
        EXPECT_EQ(sorted_texts(*position),
                  std::vector<std::string>(expected.begin(), expected.end()))
            << row[0] << ' ' << row[1];
    }
}

TEST(Vectors, Verdicts) {
    for (const kit::Row& row : rows("actions.tsv"))
        EXPECT_EQ(status_text(*parse_fen(row[0])), expected_status(row[1]))
            << row[0] << ' ' << row[1];
}

TEST(Vectors, FenIsWrittenAsRead) {
    for (const char* name : {"perft.tsv", "actions.tsv", "play.tsv"})
        for (const kit::Row& row : rows(name)) EXPECT_EQ(to_fen(*parse_fen(row[0])), row[0]);
}

// All but the last action must be legal; the last one is followed or its clause compared. A game
// that is lost already says so by the clause of the loss.
TEST(Vectors, Play) {
    for (const kit::Row& row : rows("play.tsv")) {
        Position position = *parse_fen(row[0]);
        Game game(position);
        std::string result;
        for (const std::string_view text : words(row[1])) {
            ASSERT_TRUE(result.empty()) << row[0] << ' ' << row[1];
            const auto action = parse_action(text);
            ASSERT_TRUE(action) << text;
            const Explanation answer = explain(position, *action);
            ASSERT_EQ(answer.is_legal(), is_legal(position, *action)) << row[0] << ' ' << text;
            const auto played = game.play(*action);
            ASSERT_EQ(static_cast<bool>(played), answer.is_legal()) << row[0] << ' ' << text;
            if (played) {
                position = position.after(*action);
                ASSERT_EQ(game.position(), position);
            } else {
                EXPECT_EQ(clause_of(played.error()), clause_of(answer)) << row[0] << ' ' << text;
                result = "illegal " + std::string(clause_of(answer));
            }
        }
        EXPECT_EQ(result.empty() ? to_fen(position) : result, row[2]) << row[0] << ' ' << row[1];
    }
}

// docs/notation.md states these numbers in prose.
TEST(Vectors, PerftOfBothStarts) {
    EXPECT_EQ(perft(Position::closed(), 4), 1'860'594u);
    EXPECT_EQ(perft(Position::open(), 4), 2'116'770u);
}

}  // namespace
}  // namespace barracuda
