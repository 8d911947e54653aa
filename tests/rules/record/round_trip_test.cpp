#include "kit/chance.hpp"
#include "kit/random_records.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/splitter.hpp"
#include "rules/record/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda {
namespace {

TEST(RecordRoundTrip, WritingThenReadingGivesTheSameRecord) {
    Random random(1);
    std::string all;
    for (int game = 0; game < 1000; ++game) {
        const Record record = kit::random_record(random);
        const std::string text = write_record(record);
        const auto read = read_record(text);
        ASSERT_TRUE(read) << "line " << read.error().at.line << ", " << text_of(read.error())
                          << "\n"
                          << text;
        ASSERT_EQ(*read, record) << text;
        ASSERT_EQ(write_record(*read), text);
        all += text;
    }
    // The records are varied enough for the test.
    for (const std::string_view part :
         {"[Setup \"open\"]", "[Setup \"fen\"]", "[Express \"22\"]", "[Touch", " -- ", "(1.",
          "[%clk", "[%eval #", "[%draw offer]", "[%draw refuse]", "!?", "...", " ;", "\n\nx@",
          "1-0\n", "0-1\n", "1/2-1/2\n", "*\n"})
        EXPECT_NE(all.find(part), std::string::npos) << part;
}

TEST(RecordRoundTrip, ThroughTheSplitterInPiecesOfAnySize) {
    Random random(2);
    std::vector<Record> records;
    std::string stream = "\xef\xbb\xbf";
    for (int game = 0; game < 200; ++game) {
        records.push_back(kit::random_record(random));
        stream += write_record(records.back()) + (kit::happens(random, 50) ? "\n" : "\r\n\r\n");
    }
    RecordSplitter splitter;
    std::size_t games = 0;
    const auto compare = [&] {
        while (const auto game = splitter.next()) {
            ASSERT_LT(games, records.size());
            ASSERT_EQ(game->number, static_cast<std::int64_t>(games + 1));
            const auto read = read_record(game->text, {game->at});
            ASSERT_TRUE(read) << text_of(read.error()) << "\n" << game->text;
            ASSERT_EQ(*read, records[games++]);
        }
    };
    for (std::string_view rest = stream; !rest.empty();) {
        const auto most = kit::happens(random, 50) ? 8 : 5000;
        const auto size =
            std::min(rest.size(), static_cast<std::size_t>(kit::between(random, 1, most)));
        splitter.feed(rest.substr(0, size));
        rest.remove_prefix(size);
        compare();
    }
    splitter.finish();
    compare();
    EXPECT_EQ(games, records.size());
}

TEST(RecordRoundTrip, OfAGameAndItsRecord) {
    Random random(3);
    for (int game = 0; game < 200; ++game) {
        Record record = kit::random_record(random);
        const Record again = record_of(replay(record), record.tags);
        EXPECT_EQ(again.start, record.start);
        EXPECT_EQ(again.placements, record.placements);
        EXPECT_EQ(again.result, record.result);
        ASSERT_EQ(again.turns.size(), record.turns.size());
        for (std::size_t i = 0; i < again.turns.size(); ++i)
            ASSERT_EQ(to_text(again.turns[i]), to_text(record.turns[i]));
    }
}

// Whatever separates the words, the same is read.
TEST(RecordRoundTrip, WhiteSpaceDoesNotMatter) {
    Random random(4);
    for (int game = 0; game < 100; ++game) {
        Record record = kit::random_record(random);
        const std::string text = write_record(record);
        std::string spaced;
        bool in_line_comment = false;
        for (std::size_t i = text.find("\n\n"); i < text.size(); ++i) {
            if (text[i] == ';') in_line_comment = true;  // perhaps: careful with its end
            if (text[i] == '\n') in_line_comment = false;
            const bool may_break = text[i] == ' ' && !in_line_comment && text[i + 1] != '%';
            spaced += text[i] == '\n'                         ? "\r\n"
                      : may_break && kit::happens(random, 30) ? "\t \n"
                                                              : std::string(1, text[i]);
        }
        const auto read = read_record(text.substr(0, text.find("\n\n")) + spaced);
        ASSERT_TRUE(read) << text_of(read.error()) << spaced;
        ASSERT_EQ(*read, record);
    }
}

}  // namespace
}  // namespace barracuda
