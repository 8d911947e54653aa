// How often the legal actions of a game are listed. The linker replaces the function of the rules
// with this one (cmake/tests.cmake), so that nothing in the program has to count.
#include "engine/engine.hpp"
#include "engine/loop.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <sstream>

namespace barracuda {
namespace {

std::atomic<int> listings = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

ActionList list_as_always(const Game& game) asm("__real__ZNK9barracuda4Game13legal_actionsEv");
ActionList list_and_count(const Game& game) asm("__wrap__ZNK9barracuda4Game13legal_actionsEv");

ActionList list_and_count(const Game& game) {
    ++listings;
    return list_as_always(game);
}

namespace engine {
namespace {

constexpr const char* placing =
    "fen Yv3v1/2dw2z/z1s3>/1+>2+1/1-+1+1+/1+3+1/3Z3/2sDES1/2Z1xV1 w 1 14 00 18";

TEST(Listing, HappensOncePerGo) {
    for (const char* level : {"1", "5", "8", "10"}) {
        for (const char* start : {"startpos", placing}) {
            Engine engine;
            std::istringstream in("setoption name Level value " + std::string(level) +
                                  "\nposition " + start + "\ngo nodes 50\n");
            std::ostringstream out;
            const int before = listings;
            run_ubi(engine, in, out);
            EXPECT_NE(out.str().find("bestmove "), std::string::npos) << out.str();
            EXPECT_EQ(listings - before, 1) << "level " << level << ", " << start;
        }
    }
}

}  // namespace
}  // namespace engine
}  // namespace barracuda
