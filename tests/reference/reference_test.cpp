// Checks the reference rules against the vectors (perft counts, lists of legal actions with their
// verdict, played sequences), and on the few points that the vectors leave open.

#include "reference.hpp"

#include "kit/sanitized.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>

namespace {

using reference::Action;
using reference::State;
using reference::Verdict;

constexpr const char* closed_start =
    "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1";

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts{""};
    for (const char c : line) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::vector<std::string> words(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> list;
    for (std::string word; in >> word;) {
        list.push_back(word);
    }
    return list;
}

std::vector<std::vector<std::string>> rows(const std::string& name) {
    std::ifstream in(std::string(TEST_DATA_DIR "/") + name);
    EXPECT_TRUE(in) << name;
    std::vector<std::vector<std::string>> list;
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line[0] != '#') {
            list.push_back(split(line, '\t'));
        }
    }
    EXPECT_FALSE(list.empty()) << name;
    return list;
}

std::vector<std::string> action_texts(const State& state) {
    std::vector<std::string> list;
    for (const Action action : reference::actions(state)) {
        list.push_back(reference::text(action));
    }
    std::sort(list.begin(), list.end());
    return list;
}

std::optional<Action> find_action(const State& state, const std::string& name) {
    for (const Action action : reference::actions(state)) {
        if (reference::text(action) == name) {
            return action;
        }
    }
    return std::nullopt;
}

// Follows the actions as long as they are legal; the second value is how many were.
std::pair<State, std::size_t> play(State state, const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::optional<Action> action = find_action(state, names[i]);
        if (!action) {
            return {state, i};
        }
        state = reference::apply(state, *action);
    }
    return {state, names.size()};
}

std::string after(const char* fen, const std::vector<std::string>& names) {
    const auto [state, legal] = play(reference::parse(fen), names);
    EXPECT_EQ(legal, names.size());
    return reference::fen(state);
}

// The comment begins "[verdict]" or "[verdict: why]"; for a lost position the clause follows.
Verdict expected_verdict(const std::string& comment) {
    const std::string word = comment.substr(1, comment.find_first_of(":]") - 1);
    const std::string clause = words(comment.substr(comment.find(']') + 1)).at(0);
    if (word == "lost") {
        return clause == "R8.2" ? Verdict::LostR82 : Verdict::LostR81;
    }
    if (word == "owed") {
        return Verdict::Owed;
    }
    if (word == "dead") {
        return Verdict::Dead;
    }
    EXPECT_EQ(word, "open");
    return Verdict::Open;
}

TEST(Reference, PerftVectors) {
    for (const auto& row : rows("perft.tsv")) {
        ASSERT_EQ(row.size(), 4u) << row[0];
        const State state = reference::parse(row[0]);
        for (std::size_t n = 1; n < row.size(); ++n) {
            const std::uint64_t expected = std::stoull(row[n]);
            // The rest take too long for this implementation; the fast one is compared with all of
            // them.
            if (expected > (barracuda::kit::sanitized ? 10'000 : 500'000)) break;
            EXPECT_EQ(reference::perft(state, static_cast<int>(n)), expected)
                << row[0] << " depth " << n;
        }
    }
}

TEST(Reference, ActionVectors) {
    for (const auto& row : rows("actions.tsv")) {
        ASSERT_EQ(row.size(), 3u) << row[0];
        EXPECT_EQ(action_texts(reference::parse(row[0])), words(row[2])) << row[0] << row[1];
    }
}

TEST(Reference, VerdictVectors) {
    for (const auto& row : rows("actions.tsv")) {
        EXPECT_EQ(reference::verdict(reference::parse(row[0])), expected_verdict(row[1]))
            << row[0] << ' ' << row[1];
    }
}

TEST(Reference, PlayVectors) {
    for (const auto& row : rows("play.tsv")) {
        ASSERT_GE(row.size(), 3u) << row[0];
        const std::vector<std::string> names = words(row[1]);
        const auto [state, legal] = play(reference::parse(row[0]), names);
        if (row[2].starts_with("illegal")) {
            EXPECT_EQ(legal + 1, names.size()) << row[0] << ' ' << row[1];
        } else {
            EXPECT_EQ(legal, names.size()) << row[0] << ' ' << row[1];
            EXPECT_EQ(reference::fen(state), row[2]) << row[1];
        }
    }
}

TEST(Reference, FenIsWrittenAsItWasRead) {
    for (const char* name : {"perft.tsv", "actions.tsv", "play.tsv"}) {
        for (const auto& row : rows(name)) {
            EXPECT_EQ(reference::fen(reference::parse(row[0])), row[0]);
        }
    }
}

TEST(Reference, BoardFieldAlone) {
    EXPECT_EQ(reference::parse("1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1"),
              reference::parse(closed_start));
    EXPECT_EQ(reference::parse("6z/7/7/7/7/7/xx5/xxxxxxx/Z6").supply, 22);
    EXPECT_EQ(reference::parse("6z/7/7/7/7/x6/xxx4/xxxxxxx/Z6").supply, 20);
    EXPECT_EQ(reference::parse("6z/7/7/7/7/7/xxx4/xxxxxxx/Z6").supply, 22);
}

TEST(Reference, TurnGrowsWhenBrownsTurnEnds) {
    const char* brown_captures = "z5z/7/7/7/7/7/Z6/7/z5Z b - 24 00 7";
    EXPECT_EQ(after(brown_captures, {"a1a3"}), "z5z/7/7/7/7/7/z6/7/6Z w 2 22 00 7");
    EXPECT_EQ(after(brown_captures, {"a1a3", "x@a1"}), "z5z/7/7/7/7/7/z6/7/x5Z b 1 22 00 7");
    EXPECT_EQ(after(brown_captures, {"a1a3", "x@a1", "N@d5"}),
              "z5z/7/7/7/3N3/7/z6/7/x5Z w - 22 00 8");
    EXPECT_EQ(after(brown_captures, {"a1a2"}), "z5z/7/7/7/7/7/Z6/z6/6Z w - 24 00 8");

    const char* brown_captures_barragoon = "7/7/7/7/7/7/x6/7/z5Z b - 24 00 7";
    EXPECT_EQ(after(brown_captures_barragoon, {"a1a3"}), "7/7/7/7/7/7/z6/7/6Z b 1 24 00 7");
    EXPECT_EQ(after(brown_captures_barragoon, {"a1a3", "-@b9"}),
              "1-5/7/7/7/7/7/z6/7/6Z w - 24 00 8");
}

TEST(Reference, CaptureDownToTheLevelEndsTheGame) {
    const char* level_one = "6Z/7/7/7/7/7/Z6/7/z6 b - 24 10 3";
    EXPECT_EQ(after(level_one, {"a1a3"}), "6Z/7/7/7/7/7/z6/7/7 w - 24 10 4");
    const State over = reference::parse("6Z/7/7/7/7/7/z6/7/7 w - 24 10 4");
    EXPECT_EQ(reference::verdict(over), Verdict::LostR82);
    EXPECT_TRUE(reference::actions(over).empty());

    const char* level_of_the_captor = "6Z/7/7/7/7/7/Z6/7/z6 b - 24 01 3";
    EXPECT_TRUE(reference::actions(reference::parse(level_of_the_captor)).empty());
    const char* level_zero = "6Z/7/7/7/7/7/Z6/7/z6 b - 24 00 3";
    EXPECT_EQ(after(level_zero, {"a1a3"}), "6Z/7/7/7/7/7/z6/7/7 w 2 22 00 3");
}

TEST(Reference, CanMoveAsksForEitherSide) {
    const State shut_in = reference::parse("5xz/6x/7/7/7/7/7/7/Z6 w 1 24 00 1");
    EXPECT_TRUE(reference::can_move(shut_in, 'w'));
    EXPECT_FALSE(reference::can_move(shut_in, 'b'));
}

TEST(Reference, PerftOfMovesStopsAtPlacements) {
    const State start = reference::parse(closed_start);
    EXPECT_EQ(reference::perft_moves(start, 0), 1u);
    EXPECT_EQ(reference::perft_moves(start, 2), reference::perft(start, 2));

    // Four quiet moves, each followed by Brown's five, and the capture a1a3, which ends its
    // sequence.
    const State capture = reference::parse("6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1");
    EXPECT_EQ(reference::perft_moves(capture, 1), 5u);
    EXPECT_EQ(reference::perft_moves(capture, 2), 20u);

    const State owed = reference::parse("6z/7/7/7/7/7/Z6/7/7 w 1 24 00 1");
    EXPECT_EQ(reference::perft_moves(owed, 0), 1u);
    EXPECT_EQ(reference::perft_moves(owed, 1), 0u);

    // R6.5: without a supply the capture makes nothing due, so the sequence continues.
    const State no_supply = reference::parse("6z/7/7/7/7/7/z6/7/Z6 w - 0 00 1");
    EXPECT_EQ(reference::perft_moves(no_supply, 2), reference::perft(no_supply, 2));
}

}  // namespace
