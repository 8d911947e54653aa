// The games with a real database that goes away and comes back.
#include "server/live/hall.hpp"

#include "kit/postgres.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(Hall, GivesBackTheTimeInWhichTheDatabaseWasAway) {
    kit::Postgres database({"fsync=off"});
    OnlineSettings settings;
    settings.store = database.url();
    settings.limited = false;
    Party party(settings);
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert, R"("clock":{"kind":"live","initial":60000})");
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    EXPECT_EQ(bert.say(game, "d8d6"), "");
    SocketClient socket = bert.socket();
    socket.send(R"({"watch":"game:)" + game + R"("})");
    database.kill();
    EXPECT_EQ(anna.say(game, "e2e4"), "unavailable");
    database.start();
    EXPECT_NE(wait_for(socket, R"("command":"outage )"), "");
    EXPECT_EQ(anna.say(game, "e2e4"), "") << "and all is as before";
}

}  // namespace
}  // namespace barracuda::server
