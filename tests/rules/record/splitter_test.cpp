#include "rules/record/splitter.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace barracuda {
namespace {

std::vector<GameText> split_games(std::string_view stream, std::size_t piece = 1,
                                  std::size_t longest = 1000) {
    RecordSplitter splitter(longest);
    std::vector<GameText> games;
    const auto collect = [&] {
        while (auto game = splitter.next()) games.push_back(std::move(*game));
    };
    for (std::size_t i = 0; i < stream.size(); i += piece) {
        splitter.feed(stream.substr(i, piece));
        collect();
    }
    splitter.finish();
    collect();
    return games;
}

std::vector<std::string> texts(std::string_view stream) {
    std::vector<std::string> found;
    for (const GameText& game : split_games(stream)) found.push_back(game.text);
    return found;
}

using Texts = std::vector<std::string>;

TEST(RecordSplitter, ResultsEndGames) {
    EXPECT_EQ(texts("1. a 1-0 2. b 0-1\n\n*1/2-1/2"),
              (Texts{"1. a 1-0 ", "2. b 0-1", "*", "1/2-1/2"}));
    EXPECT_EQ(texts("1.1-0"), (Texts{"1.1-0"}));
    EXPECT_EQ(texts("a1-0 b 1-00 *"), (Texts{"a1-0 b 1-00 *"}));
}

TEST(RecordSplitter, ResultsInCommentsTagsAndVariationsDoNot) {
    EXPECT_EQ(texts("[A \"* 1-0\"] a {1-0 *} b ; 1-0 *\n% 1-0\n(c 1-0 *) d *"),
              (Texts{"[A \"* 1-0\"] a {1-0 *} b ; 1-0 *\n% 1-0\n(c 1-0 *) d *"}));
}

TEST(RecordSplitter, CommentsOnTheLineOfTheResultBelongToIt) {
    EXPECT_EQ(texts("a 1-0 {x\ny} ; z\n{next} b *"), (Texts{"a 1-0 {x\ny} ; z", "{next} b *"}));
}

TEST(RecordSplitter, TagsBeginAGameWhereTheResultIsMissing) {
    EXPECT_EQ(texts("[A \"1\"]\n[B \"2\"]\n\na (b\n[A \"3\"]\n*"),
              (Texts{"[A \"1\"]\n[B \"2\"]\n\na (b\n", "[A \"3\"]\n*"}));
    EXPECT_EQ(texts("a [x] b *"), (Texts{"a [x] b *"}));
}

TEST(RecordSplitter, EventBehindAnEmptyLineBeginsAGameAnywhere) {
    EXPECT_EQ(texts("[Event \"1\"]\n\n[Event \"2\"]\n*"),
              (Texts{"[Event \"1\"]\n\n", "[Event \"2\"]\n*"}));
    EXPECT_EQ(texts("a {never closed\n \n[Event \"2\"]\nb *"),
              (Texts{"a {never closed\n \n", "[Event \"2\"]\nb *"}));
    EXPECT_EQ(texts("a {no\n[Event \"2\"]\n} *"), (Texts{"a {no\n[Event \"2\"]\n} *"}));
    EXPECT_EQ(texts("{about}\n\n[Event \"1\"]\n*"), (Texts{"{about}\n\n[Event \"1\"]\n*"}));
}

TEST(RecordSplitter, OpenQuotesEndWithTheLine) {
    EXPECT_EQ(texts("[A \"open]\n1-0\n[A \"\\\"]\"] *"),
              (Texts{"[A \"open]\n1-0", "[A \"\\\"]\"] *"}));
}

TEST(RecordSplitter, NothingAndCommentsAloneAreNoGame) {
    EXPECT_EQ(texts(""), Texts{});
    EXPECT_EQ(texts("\xef\xbb\xbf \r\n % x\n"), (Texts{"% x\n"}));
    EXPECT_EQ(texts("\xef\xbb\xbf\n% 1-0\n {a} ; b\n"), Texts{});
    EXPECT_EQ(texts("{a"), Texts{"{a"});
}

TEST(RecordSplitter, NamesNumberAndPlace) {
    const auto games =
        split_games("\xef\xbb\xbf\n\n  é 1-0 b *\n[Event \"x\"]\n\n[Event \"y\"] *", 3);
    ASSERT_EQ(games.size(), 4u);
    EXPECT_EQ(games[0].number, 1);
    EXPECT_EQ(games[0].begin, 7u);
    EXPECT_EQ(games[0].size, 7u);
    EXPECT_EQ(games[0].at, (TextPlace{3, 3}));
    EXPECT_EQ(games[1].number, 2);
    EXPECT_EQ(games[1].at, (TextPlace{3, 9}));
    EXPECT_EQ(games[2].at, (TextPlace{4, 1}));
    EXPECT_EQ(games[3].at, (TextPlace{6, 1}));
    EXPECT_EQ(games[3].number, 4);
    EXPECT_EQ(games[3].text, "[Event \"y\"] *");
}

TEST(RecordSplitter, TooLongGamesAreCutAndTheNextIsFine) {
    for (const std::string_view rest : {" *\n", "\n", " {\n\n"}) {
        const std::string stream = std::string(5000, 'a') + std::string(rest) + "[Event \"x\"]\n*";
        const auto games = split_games(stream, 64, 100);
        ASSERT_EQ(games.size(), 2u);
        EXPECT_TRUE(games[0].too_long);
        EXPECT_LE(games[0].text.size(), 100u);
        EXPECT_EQ(games[0].begin, 0u);
        EXPECT_GE(games[0].size, 5000u);
        EXPECT_EQ(games[1].begin, stream.size() - 13);
        EXPECT_FALSE(games[1].too_long);
        EXPECT_EQ(games[1].text, "[Event \"x\"]\n*");
    }
}

TEST(RecordSplitter, PiecesOfAnySizeGiveTheSame) {
    const std::string stream =
        "[A \"b\\\"\"]\n\n1. x {1-0} 1/2-1/2 {y}\n{z\n\n[Event \"a\"]\n*\n;c\n[Event "
        "\"b\"]\n\n[Event \"c\"]";
    const auto expected = texts(stream);
    EXPECT_EQ(expected.size(), 5u);
    for (std::size_t piece = 2; piece <= stream.size(); ++piece) {
        const auto games = split_games(stream, piece);
        ASSERT_EQ(games.size(), expected.size());
        for (std::size_t i = 0; i < games.size(); ++i) {
            EXPECT_EQ(games[i].text, expected[i]);
            EXPECT_EQ(stream.substr(games[i].begin, games[i].size), expected[i]);
        }
    }
}

}  // namespace
}  // namespace barracuda
