#include "rules/text/text_fault.hpp"

#include "rules/record/reader.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace barracuda {
namespace {

using Kind = TextFault::Kind;

TextFault fault_of_fen(std::string_view fen) {
    const auto position = parse_fen(fen);
    EXPECT_FALSE(position) << fen;
    return position ? TextFault{} : position.error();
}

RecordError error_of_record(std::string_view text) {
    const auto record = read_record(text);
    EXPECT_FALSE(record) << text;
    return record ? RecordError{} : record.error();
}

const std::string two_pieces = "6z/7/7/7/7/7/7/7/Z6";

TEST(TextFault, FensThatCannotBeRead) {
    const std::vector<std::pair<std::string, Kind>> cases{
        {two_pieces + " w", Kind::FenFields},
        {"7/7", Kind::FenRanks},
        {"6z/7/7/7/3q3/7/7/7/Z6", Kind::FenCharacter},
        {"6z/7/7/7/6/7/7/7/Z6", Kind::FenWidth},
        {two_pieces + " x - 24 00 1", Kind::FenSide},
        {two_pieces + " w 3 24 00 1", Kind::FenPending},
        {two_pieces + " w - x 00 1", Kind::FenSupply},
        {two_pieces + " w - 24 03 1", Kind::FenExpress},
        {two_pieces + " w - 24 00 x", Kind::FenTurn},
        {two_pieces + " w - 23 00 1", Kind::FenFaults},
    };
    for (const auto& [fen, kind] : cases) EXPECT_EQ(fault_of_fen(fen).kind, kind) << fen;
}

TEST(TextFault, FensSayWhereAndWhat) {
    const TextFault character = fault_of_fen("6z/7/7/7/3é3/7/7/7/Z6");
    EXPECT_EQ(character.text, "é");
    EXPECT_EQ(character.rank, 5);
    const TextFault width = fault_of_fen("6z/7/8/7/7/7/7/7/Z6");
    EXPECT_EQ(width.text, "8");
    EXPECT_EQ(width.rank, 7);
    EXPECT_EQ(width.number, 8);
    EXPECT_EQ(fault_of_fen(two_pieces + " w").number, 2);
    EXPECT_EQ(fault_of_fen("7/7").number, 2);
    EXPECT_EQ(fault_of_fen(two_pieces + " x - 24 00 1").text, "x");
    EXPECT_EQ(fault_of_fen("6z/7/7/7/7/7/7/7/ZZZ4 w - 23 00 0").faults.size(), 3u);
}

TEST(TextFault, RecordsThatCannotBeRead) {
    std::string deep;
    for (int i = 0; i < 70; ++i) deep += "2c2-c3 (";
    const std::vector<std::pair<std::string, Kind>> cases{
        {"\xff", Kind::NotUtf8},
        {"\x01", Kind::ControlCharacter},
        {"", Kind::NoGame},
        {"2c2-c3 } *", Kind::Unopened},
        {"2c2-c3 ) *", Kind::Unopened},
        {"2c2-c3 {so", Kind::CommentOpen},
        {"2c2-c3 (2c2-c4 *", Kind::VariationOpen},
        {"2c2-c3", Kind::NoResult},
        {"* 2c2-c3", Kind::BehindResult},
        {"[Event x]\n*", Kind::TagForm},
        {"2c2-c3 [Event \"x\"] *", Kind::TagBehindTurns},
        {"[Odd \"x\"] [Odd \"y\"] *", Kind::TagRepeated},
        {"[Setup \"odd\"] *", Kind::TagValue},
        {"[Express \"03\"] *", Kind::TagValue},
        {"[Touch \"yes\"] *", Kind::TagValue},
        {"[Result \"2-0\"] *", Kind::TagValue},
        {"[Setup \"fen\"] *", Kind::FenMissing},
        {"[FEN \"7/7\"] *", Kind::FenRanks},
        {"[Setup \"closed\"] [FEN \"" + two_pieces + "\"] *", Kind::TagAgainstFen},
        {"[Express \"01\"] [FEN \"" + two_pieces + "\"] *", Kind::TagAgainstFen},
        {"[Result \"1-0\"] *", Kind::TagAgainstResult},
        {"e4 *", Kind::TurnForm},
        {"2d2-d5 *", Kind::WrongValue},
        {"3d2xd5 *", Kind::WrongSign},
        {"3d2-d6 *", Kind::Illegal},
        {"2c2-c3 {[%draw offer]} *", Kind::Illegal},
        {"[FEN \"7/7/7/7/7/z6/7/7/D6\"] 3a1xa4 0-1", Kind::WrongResult},
        {"2c2-c3!!! *", Kind::MarkForm},
        {"! *", Kind::MarkPlace},
        {"2c2-c3! ? *", Kind::MarkPlace},
        {"{[%draw offer]} *", Kind::DrawWords},
        {"2c2-c3 {[%draw perhaps]} *", Kind::DrawWords},
        {"(2c2-c3) *", Kind::VariationPlace},
        {"2c2-c3 () *", Kind::VariationEmpty},
        {deep, Kind::VariationDepth},
    };
    for (const auto& [text, kind] : cases)
        EXPECT_EQ(error_of_record(text).fault.kind, kind) << text;
}

TEST(TextFault, RecordsSayWhereAndWhat) {
    const RecordError illegal = error_of_record("1. 3d2-d5\n  3d8-d2 *");
    EXPECT_EQ(illegal.at, (TextPlace{2, 3}));
    EXPECT_EQ(illegal.turn->number, 1);
    EXPECT_EQ(illegal.turn->player, Player::Brown);
    EXPECT_EQ(illegal.fault.text, "3d8-d2");
    EXPECT_EQ(illegal.fault.explanation->reason, Reason::WrongDistance);
    EXPECT_EQ(clause_of(illegal.fault), "R4.1");

    const RecordError tag = error_of_record("[Touch \"yes\"] *");
    EXPECT_FALSE(tag.turn);
    EXPECT_EQ(tag.fault.tag, "Touch");
    EXPECT_EQ(tag.fault.text, "yes");
    EXPECT_EQ(expected_of(tag.fault), "on, off");

    EXPECT_EQ(error_of_record("2d2-d5 *").fault.number, 3);
    EXPECT_EQ(expected_of(error_of_record("3d2xd5 *").fault), "-");
    EXPECT_EQ(expected_of(error_of_record("2c2-c3").fault), all_results);
    const RecordError result = error_of_record("[FEN \"7/7/7/7/7/z6/7/7/D6\"] 3a1xa4 0-1");
    EXPECT_EQ(result.fault.outcome->winner, Player::White);
    EXPECT_EQ(clause_of(result.fault), "R8.1");
}

}  // namespace
}  // namespace barracuda
