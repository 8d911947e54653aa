#include "rules/record/writer.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "kit/random_records.hpp"
#include "rules/record/reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda {
namespace {

std::string normal(std::string_view text) {
    const auto record = read_record(text);
    if (!record) return text_of(record.error());
    const std::string written = write_record(*record);
    return written.substr(written.find("\n\n") + 2);
}

TEST(RecordWriter, TheExampleOfTheNotation) {
    const std::string text =
        "[Event \"Club evening\"]\n[Site \"?\"]\n[Date \"2026.11.15\"]\n[White \"A\"]\n[Brown "
        "\"B\"]\n"
        "[Setup \"closed\"]\n[Express \"00\"]\n[Result \"1-0\"]\n\n"
        "1. 3d2-d5 {a comment} 1... 3d8xd5 x@c4 +@e6 2. 2c2:c4 |@d4 1-0\n";
    const auto record = read_record(text);
    ASSERT_TRUE(record) << text_of(record.error());
    EXPECT_EQ(write_record(*record), text);
}

TEST(RecordWriter, PutsWhatIsSaidAboutATurnBehindIt) {
    EXPECT_EQ(normal("{ start }1.3d2-d5!?{x[%eval 1.2]} {y [%clk 0:01:00]} (1. 2c2-c3 2c8-c7) (1. "
                     "2c2-c4?) 3d8xd5?? {p} x@c4"
                     " -- 2. {now} 2c2:c4 *"),
              "{start} 1. 3d2-d5!? {[%clk 0:01:00] [%eval 1.20] x y} (1. 2c2-c3 2c8-c7) (1.\n"
              "2c2-c4?) 1... 3d8xd5 x@c4 --?? {p} 2. {now} 2c2:c4 *\n");
}

TEST(RecordWriter, BracesInACommentToTheEndOfTheLine) {
    EXPECT_EQ(normal("1. 3d2-d5 ; a } b\n3d8-d6 *"), "1. 3d2-d5 ; a } b\n1... 3d8-d6 *\n");
}

TEST(RecordWriter, EscapesTagValues) {
    Record record;
    record.tags = {{"Event", "a \"b\" \\ \n]"}};
    EXPECT_EQ(write_record(record).substr(0, 29), "[Event \"a \\\"b\\\" \\\\  ]\"]\n[Site");
}

TEST(RecordWriter, LinesAreShort) {
    Random random(5);
    for (int game = 0; game < 50; ++game) {
        const std::string text = write_record(kit::random_record(random));
        for (const std::string_view line :
             split(std::string_view(text).substr(text.find("\n\n")), '\n')) {
            if (line.find(';') != std::string_view::npos) continue;
            EXPECT_LE(utf8_length(line), 80u) << line;
        }
    }
}

}  // namespace
}  // namespace barracuda
