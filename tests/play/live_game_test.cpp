// What commands do. Who may ask for what, and when, is in objections_test.cpp.
#include "play/live_game.hpp"

#include "play/table.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

TEST(LiveGame, EveryCommandThatIsDoneIsOneEvent) {
    Table table;
    EXPECT_EQ(table.live.number(), 0);
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    ASSERT_EQ(table.events.size(), 3u);
    EXPECT_EQ(to_text(table.events[0]), "1 0 white d2d5");
    EXPECT_EQ(to_text(table.events[2]), "3 0 white offer agreement");
    EXPECT_EQ(table.live.number(), 3);
    EXPECT_EQ(table.live.changed_at(), 2);
}

TEST(LiveGame, ARefusalChangesNothing) {
    const Table table;
    const auto step = table.live.step({Asker::White, *parse_command("d2d6"), at(5s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(step.error().code, Code::Illegal);
    EXPECT_EQ(clause_of(step.error()), "R4.1");
    EXPECT_EQ(table.live.number(), 0);
}

TEST(LiveGame, EndsAsTheBoardSays) {
    // Brown has a single piece, which White captures (R6.4).
    Table table(on_one_device(minute, false),
                Game(*parse_fen("7/7/7/7/7/3z3/7/7/3D3 w - 24 00 1")));
    EXPECT_EQ(table.act({"d1d4"}), "");
    EXPECT_EQ(table.ending(), "shut-in");
    EXPECT_EQ(table.winner(), white);
    EXPECT_FALSE(table.live.clock()->running());
    EXPECT_EQ(table.live.changed_at(), 1);
}

TEST(LiveGame, ResigningLoses) {
    Table table;
    EXPECT_EQ(table.say(brown, "resign"), "");
    EXPECT_EQ(table.ending(), "resignation");
    EXPECT_EQ(table.winner(), white);
    EXPECT_EQ(table.live.game().outcome()->ending, Ending::Resignation);
}

TEST(LiveGame, R9_3_PlayersAgreeOnADraw) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Agreement}}));
    EXPECT_EQ(table.say(white, "decline agreement"), "");
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.say(white, "accept agreement"), "");
    EXPECT_EQ(table.ending(), "agreement");
    EXPECT_FALSE(table.winner());
    EXPECT_TRUE(table.live.offers().empty());
}

TEST(LiveGame, ToOfferWhatIsOfferedIsToAccept) {
    Table table;
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.last(), "accept agreement");
    EXPECT_EQ(table.ending(), "agreement");
    EXPECT_EQ(table.say(brown, "offer rematch"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    EXPECT_EQ(table.last(), "accept rematch");
    EXPECT_TRUE(table.live.rematch_is_agreed());
}

TEST(LiveGame, ActingRefusesAnOffer) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_TRUE(table.live.offers().empty());
}

// Three times the same turns.
void repeat(Table& table) {
    for (int i = 0; i < 3; ++i) EXPECT_EQ(table.act({"d2d4", "d8d6", "d4d2", "d6d8"}), "");
}

TEST(LiveGame, R9_2_ARefusedRepetitionBringsTheDutyToDeviate) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer repetition"), "illegal");
    repeat(table);
    EXPECT_EQ(table.say(white, "offer repetition"), "illegal");
    EXPECT_EQ(table.say(brown, "offer repetition"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Repetition}}));
    EXPECT_EQ(table.say(white, "accept agreement"), "no-offer");
    EXPECT_EQ(table.say(white, "decline repetition"), "");
    EXPECT_TRUE(table.live.game().must_deviate());
    const auto step = table.live.step({Asker::White, *parse_command("d2d4"), at(0s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(step.error().code, Code::Illegal);
    EXPECT_EQ(clause_of(step.error()), "R9.2");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_FALSE(table.live.game().must_deviate());
}

TEST(LiveGame, R9_2_AnAcceptedRepetitionIsADraw) {
    Table table;
    repeat(table);
    EXPECT_EQ(table.say(brown, "offer repetition"), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.last(), "accept repetition");
    EXPECT_EQ(table.ending(), "repetition");
}

TEST(LiveGame, R10_TouchesBind) {
    Table table(on_one_device({}, true), Game(Position::closed(), true));
    EXPECT_EQ(table.say(white, "touch c2"), "");
    EXPECT_EQ(table.last(), "touch c2");
    EXPECT_EQ(table.live.changed_at(), 0);
    const auto step = table.live.step({Asker::White, *parse_command("d2d5"), at(0s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(clause_of(step.error()), "R10.1");
    EXPECT_EQ(table.act({"c2c4"}), "");
}

TEST(LiveGame, TakingBackAtOnceGoesBeforeTheLastActionOfWhoeverAsks) {
    Table table;
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 1u);
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_EQ(table.live.number(), 5);
    EXPECT_EQ(table.live.changed_at(), 5);
}

TEST(LiveGame, TakingBackAtOnceReopensAGame) {
    Table table(on_one_device(minute, false));
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.say(brown, "resign"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    table.now = 10s;
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_FALSE(table.live.is_over());
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.live.clock()->running(), white);
    EXPECT_EQ(table.left(white), 60s);
}

TEST(LiveGame, TakingBackIsAskedOnline) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{white, OfferKind::Back}}));
    EXPECT_EQ(table.say(brown, "decline back"), "");
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.live.game().size(), 2u);
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_FALSE(table.live.both_have_acted());
    EXPECT_FALSE(table.live.clock()->running());
    EXPECT_TRUE(table.live.offers().empty());
}

TEST(LiveGame, AnActionEndsAnOfferToTakeBack) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(table.act({"d5d2"}), "");
    EXPECT_EQ(table.say(white, "accept back"), "no-offer");
}

TEST(LiveGame, APlacementCanBeTakenBack) {
    Table table(on_one_device(minute, false), with_barragoon());
    EXPECT_EQ(table.act({"d3g3", "x@a1"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().position().owed(), 1);
    EXPECT_EQ(table.live.game().size(), 1u);
}

TEST(LiveGame, AgainstTheComputerAMoveIsTakenBackWithAllThatFollowed) {
    Table table(against_computer(minute, false));
    EXPECT_EQ(table.act({"c2c3", "e8e7", "c3b4", "x@c7", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 2u);
    EXPECT_EQ(table.act({"c3b4"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 2u);
}

TEST(LiveGame, AHistoryOfItsOwnCanBeTakenBack) {
    Game game(Position::closed());
    ASSERT_TRUE(game.play(std::get<Action>(*parse_command("d2d5"))));
    Table table(on_one_device(minute, false), game);
    EXPECT_EQ(table.live.clock()->running(), brown);
    table.now = 5s;
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_EQ(table.live.clock()->running(), white);
    EXPECT_EQ(table.left(brown), 60s);
}

TEST(LiveGame, AGameThatIsOverFromItsStartIsOver) {
    const Table table(online_blitz(), Game(*parse_fen("7/7/7/7/7/3z3/7/7/7 w - 24 00 1")));
    EXPECT_EQ(table.ending(), "shut-in");
    EXPECT_FALSE(table.live.due());
}

TEST(LiveGame, ARematchChangesColoursAndKeepsHandicaps) {
    Options options = online_blitz();
    options.seats = {{"Ann", Seat::Kind::Person}, {"Bob", Seat::Kind::Person}};
    options.time->brown = TimeControl::sudden_death(30s);
    Table table(options, Game(Position::open({2, 0}), true));
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(table.say(brown, "offer rematch"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Rematch}}));
    EXPECT_EQ(table.say(white, "decline rematch"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    EXPECT_EQ(table.say(brown, "accept rematch"), "");
    EXPECT_TRUE(table.live.rematch_is_agreed());
    const LiveGame next = table.live.rematch(at(9s));
    EXPECT_EQ(next.options().seats.brown.name, "Ann");
    EXPECT_EQ(next.game().start(), Position::open({0, 2}));
    EXPECT_TRUE(next.game().touch_move());
    EXPECT_EQ(next.clock()->control(white), TimeControl::sudden_death(30s));
    EXPECT_EQ(next.number(), 0);
    EXPECT_FALSE(next.is_over());
}

TEST(LiveGame, IsRebuiltFromItsEvents) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6", "d5d2"}), "");
    table.now = 20s;
    table.absent.brown = Absence{at(-100s), true};
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(table.act({"d5d2"}), "");
    table.now = 35s;
    EXPECT_EQ(table.say(white, "claim win"), "");
    LiveGame again = table.start;
    for (const Event& event : table.events) {
        const auto next = again.after(event);
        ASSERT_TRUE(next) << to_text(event);
        again = *next;
    }
    EXPECT_EQ(Seen(again, at(table.now)), Seen(table.live, at(table.now)));
    EXPECT_EQ(again.number(), table.live.number());
}

TEST(LiveGame, EventsThatDoNotFitAreRefused) {
    const Table table(online_blitz());
    const auto code_of = [&](std::string_view text) {
        const auto next = table.live.after(*parse_event(text));
        return std::string(next ? "" : word_of(next.error().code));
    };
    EXPECT_EQ(code_of("1 0 white d2d5"), "");
    EXPECT_EQ(code_of("2 0 white d2d5"), "bad-number");
    EXPECT_EQ(code_of("1 -1 white d2d5"), "bad-number");
    EXPECT_EQ(code_of("1 0 white d2d6"), "illegal");
    EXPECT_EQ(code_of("1 0 server time"), "too-early");
    EXPECT_EQ(code_of("1 0 white accept back"), "no-offer");
    EXPECT_EQ(code_of("1 0 server resign"), "not-yours");
}

}  // namespace
}  // namespace barracuda::play
