#include "rules/packed.hpp"

#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(const Position& position) {
    const PackedPosition packed = pack(position);
    return {packed.begin(), packed.end()};
}

PackedError error_of(const Bytes& bytes) {
    const auto position = unpack_position(bytes);
    EXPECT_FALSE(position);
    return position ? PackedError{} : position.error();
}

void expect_same(const Game& a, const Game& b) {
    EXPECT_EQ(a.start(), b.start());
    EXPECT_EQ(a.position(), b.position());
    EXPECT_EQ(a.touch_move(), b.touch_move());
    EXPECT_EQ(a.outcome(), b.outcome());
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a.played(i), b.played(i));
}

void expect_round_trip(const Game& game) {
    const Bytes bytes = pack(game);
    EXPECT_EQ(bytes.size(), packed_game_header_size + game.size() * packed_action_size);
    const auto read = unpack_game(bytes);
    ASSERT_TRUE(read) << read.error().message();
    expect_same(*read, game);
    EXPECT_EQ(pack(*read), bytes);
}

Game game_of(const std::string& fen, const std::vector<std::string>& texts) {
    Game game(*parse_fen(fen));
    for (const std::string& text : texts) EXPECT_TRUE(game.play(*parse_action(text))) << text;
    return game;
}

// The layout of docs/packed.md, byte by byte.
TEST(Packed, LayoutOfAPosition) {
    const auto position = parse_fen("6-/7/7/7/7/7/7/7/Zv5 b 2 22 21 260");
    ASSERT_TRUE(position);
    const PackedPosition bytes = pack(*position);
    EXPECT_EQ(bytes[0], 1);
    EXPECT_EQ(bytes[1], (1 | 6 << 5) & 255);  // a1 holds code 1, b1 code 6
    EXPECT_EQ(bytes[2], 6 >> 3);
    for (std::size_t i = 3; i < 39; ++i) EXPECT_EQ(bytes[i], 0);
    EXPECT_EQ(bytes[39], (22 << 6) & 255);  // g9: bits 310 to 314 of the board
    EXPECT_EQ(bytes[40], 22 >> 2);
    EXPECT_EQ(bytes[41], 1 | 2 << 1 | 2 << 3 | 1 << 5);
    EXPECT_EQ(bytes[42], 22);
    EXPECT_EQ(bytes[43], 260 & 255);
    EXPECT_EQ(bytes[44], 260 >> 8);
}

TEST(Packed, CodesOfTheDocument) {
    const std::string characters = "ZDVzdv^>Y<NESWneswx|+-";
    for (std::size_t i = 0; i < characters.size(); ++i)
        EXPECT_EQ(parse_cell(characters[i])->code(), static_cast<int>(i) + 1) << characters[i];
}

TEST(Packed, EverySingleByteOfAPositionMatters) {
    const Bytes bytes = bytes_of(Position::open({1, 2}));
    int refused = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (int value = 0; value < 256; ++value) {
            Bytes changed = bytes;
            changed[i] = static_cast<std::uint8_t>(value);
            const auto read = unpack_position(changed);
            EXPECT_EQ(read && *read == Position::open({1, 2}), changed == bytes);
            if (read) {
                EXPECT_EQ(bytes_of(*read), changed);
            }
            refused += !read;
        }
    }
    EXPECT_GT(refused, 1'000);
}

TEST(Packed, RefusedPositionsNameTheByte) {
    const Bytes good = bytes_of(Position::closed());
    const auto with = [&](std::size_t offset, int value) {
        Bytes bytes = good;
        bytes[offset] = static_cast<std::uint8_t>(value);
        return bytes;
    };
    EXPECT_EQ(error_of({}).message(), "byte 0: there are 0 bytes, not 45");
    Bytes longer = good;
    longer.push_back(0);
    EXPECT_EQ(error_of(longer).message(), "byte 45: there are 46 bytes, not 45");
    EXPECT_EQ(error_of(with(0, 2)).message(), "byte 0: unknown version 2");
    EXPECT_EQ(error_of(with(1, 31)).message(), "byte 1: a1 has the code 31, which is unknown");
    EXPECT_EQ(error_of(with(40, 8)).message(), "byte 40: the unused bits are not zero");
    EXPECT_EQ(error_of(with(41, 128)).message(), "byte 41: the unused bit is not zero");
    EXPECT_EQ(error_of(with(41, 3 << 1)).offset, 41u);  // three placements owed
    EXPECT_EQ(error_of(with(41, 3 << 3)).offset, 41u);  // White's level 3
    EXPECT_EQ(error_of(with(42, 23)).offset, 42u);
    EXPECT_EQ(error_of(with(43, 0)).offset, 43u);
    EXPECT_EQ(error_of(with(44, 255)).offset, 43u);
    EXPECT_EQ(error_of(with(2, 1 << 2)).offset, 1u);  // one piece too many, or none left
}

TEST(Packed, ActionsAreTheirBits) {
    const Action move = *parse_action("d2d5");
    EXPECT_EQ(pack(move), (PackedAction{10 | (31 << 6 & 0xc0), 31 >> 2}));
    const Action placement = *parse_action("x@g9");
    EXPECT_EQ(pack(placement), (PackedAction{62, 0x80 | 12 >> 2}));
    EXPECT_EQ(pack(Played{}), (PackedAction{0xff, 0xff}));
    for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
        const PackedAction bytes{static_cast<std::uint8_t>(bits),
                                 static_cast<std::uint8_t>(bits >> 8)};
        const auto read = unpack_action(bytes);
        const bool known = bits == 0xffff || Action::from_bits(static_cast<std::uint16_t>(bits));
        ASSERT_EQ(static_cast<bool>(read), known) << bits;
        if (read) {
            ASSERT_EQ(pack(*read), bytes);
        }
    }
    EXPECT_FALSE(unpack_action(Bytes{1}));
}

TEST(Packed, RandomGamesAreReadAsWritten) {
    Random random(21);
    for (int i = 0; i < 60; ++i) {
        Game game(kit::random_start(random), random.below(2) == 1);
        const kit::Style style = kit::random_style(random);
        while (!game.outcome() && game.size() < 150) {
            if (!game.position().move_is_due() && random.below(20) == 0)
                ASSERT_TRUE(game.forget_placement());
            else
                ASSERT_TRUE(game.play(*kit::random_action(random, game.position(), style)));
        }
        expect_round_trip(game);
    }
}

TEST(Packed, EndingsAreReadAsWritten) {
    for (const Player loser : both_players) {
        Game resigned(Position::closed());
        ASSERT_TRUE(resigned.resign(loser));
        expect_round_trip(resigned);
        Game timed_out(Position::open());
        ASSERT_TRUE(timed_out.run_out_of_time(loser));
        expect_round_trip(timed_out);
    }
    Game agreed(Position::closed());
    ASSERT_TRUE(agreed.offer_draw(Player::White, DrawKind::Agreement));
    ASSERT_TRUE(agreed.accept_draw(Player::Brown));
    expect_round_trip(agreed);

    Game repeated(Position::closed());
    for (int i = 0; i < 3; ++i)
        for (const char* text : {"d2d4", "d8d6", "d4d2", "d6d8"})
            ASSERT_TRUE(repeated.play(*parse_action(text)));
    ASSERT_TRUE(repeated.offer_draw(Player::Brown, DrawKind::Repetition));
    ASSERT_TRUE(repeated.accept_draw(Player::White));
    expect_round_trip(repeated);

    expect_round_trip(game_of("7/7/7/7/7/z6/7/7/D6 w - 24 00 1", {"a1a4"}));  // R6.4
    expect_round_trip(game_of("7/7/7/7/7/z6/7/7/DZ4z w - 24 00 7", {"a1a4", "x@a1"}));
}

TEST(Packed, RefusedGamesNameTheByteAndTheAction) {
    const Bytes good = pack(game_of(to_fen(Position::closed()), {"d2d4", "d8d6"}));
    const auto message = [&](std::size_t offset, int value) {
        Bytes bytes = good;
        bytes[offset] = static_cast<std::uint8_t>(value);
        const auto game = unpack_game(bytes);
        return game ? std::string("accepted") : game.error().message();
    };
    EXPECT_EQ(message(0, 9), "byte 0: unknown version 9");
    EXPECT_EQ(message(1, 2), "byte 1: the unused bits are not zero");
    EXPECT_EQ(message(2, 7), "byte 2: unknown ending 7");
    EXPECT_TRUE(message(2, 6).starts_with("byte 2: the game cannot end like this: R9.2"));
    EXPECT_EQ(message(3, 5), "byte 3: start position: unknown version 5");
    EXPECT_EQ(message(48, 3), "byte 48: 3 actions do not take the 4 bytes that follow");
    EXPECT_EQ(message(51, 255), "byte 48: 4278190082 actions do not take the 4 bytes that follow");
    EXPECT_EQ(message(55, 0x7f), "byte 54: action 2 names no square or face");
    EXPECT_TRUE(message(54, 0).starts_with("byte 54: action 2 (a1")) << message(54, 0);
    EXPECT_NE(message(54, 0).find("is illegal: R3.1"), std::string::npos) << message(54, 0);
    EXPECT_FALSE(unpack_game(Bytes{}));
    EXPECT_FALSE(unpack_game(Bytes(good.begin(), good.end() - 1)));
    Bytes forgotten = good;
    forgotten[52] = forgotten[53] = 0xff;
    EXPECT_NE(unpack_game(forgotten).error().message().find("action 1 (--) is illegal: R7.3"),
              std::string::npos);
}

}  // namespace
}  // namespace barracuda
