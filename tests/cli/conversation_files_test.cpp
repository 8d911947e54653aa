// Saving, loading and starting games in the conversation at the table.
#include "cli/conversation_test.hpp"
#include "cli/has.hpp"

namespace barracuda::cli {
namespace {

TEST_F(ConversationTest, SavesAndLoads) {
    EXPECT_TRUE(has(say("save"), "Which file?"));
    say_all({"d2d5", "d8d5", "x@d6"});
    EXPECT_EQ(say("save my game.bgn"), "The game is saved in my game.bgn.");
    EXPECT_TRUE(has(files["my game.bgn"], "[Date \"2026.11.15\"]"));
    EXPECT_TRUE(has(files["my game.bgn"], "1. 3d2-d5 3d8xd5 x@d6 *"));
    const Position saved = game().position();
    say("undo 3");
    EXPECT_TRUE(talk->answer("load my game.bgn").other_game);
    EXPECT_EQ(game().position(), saved);
    EXPECT_EQ(say("save my game.bgn"), "The game is saved in my game.bgn.");
    EXPECT_TRUE(has(say("save /forbidden/a"), "Cannot write"));
}

TEST_F(ConversationTest, DoesNotOverwriteUnasked) {
    files["club.bgn"] = "precious";
    EXPECT_TRUE(has(say("save club.bgn"), "overwrite club.bgn"));
    EXPECT_EQ(files["club.bgn"], "precious");
    say("overwrite club.bgn");
    EXPECT_NE(files["club.bgn"], "precious");
}

TEST_F(ConversationTest, KeepsTheGameIfLoadingFails) {
    say("d2d5");
    files["bad.bgn"] = "1. 3d2-d6 *\n";
    files["empty.bgn"] = "";
    EXPECT_TRUE(has(say("load bad.bgn"), "R4.1"));
    EXPECT_TRUE(has(say("load empty.bgn"), "no game"));
    EXPECT_TRUE(has(say("load none.bgn"), "Cannot read none.bgn."));
    EXPECT_EQ(game().size(), 1u);
    files["two.bgn"] = "1. 3d2-d4 *\n\n1. 3d2-d5 *\n";
    EXPECT_TRUE(has(say("load two.bgn"), "2 games; this is the first"));
}

TEST_F(ConversationTest, StartsAnew) {
    say("d2d5");
    EXPECT_TRUE(talk->answer("new").other_game);
    EXPECT_EQ(game().position(), Position::closed());
    say("new open 02");
    EXPECT_EQ(game().position(), Position::open({0, 2}));
    say("new closed");
    EXPECT_EQ(game().position(), Position::closed({0, 2}));
    EXPECT_TRUE(has(say("new 33"), "Express"));
}

}  // namespace
}  // namespace barracuda::cli
