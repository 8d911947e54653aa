#include "engine/background.hpp"

#include <gtest/gtest.h>

#include <atomic>

namespace barracuda::engine {
namespace {

TEST(Background, FinishStopsTheWorkAndWaitsForIt) {
    Background background;
    std::atomic<bool> ended{false};
    background.start([&] {
        background.wait_for_stop();
        ended = true;
    });
    background.finish();
    EXPECT_TRUE(ended);
    background.finish();  // nothing is running: no effect
}

TEST(Background, WaitLetsTheWorkEnd) {
    Background background;
    std::atomic<bool> stopped{true};
    background.start([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        stopped = background.signals().stop.load();
    });
    background.wait();
    EXPECT_FALSE(stopped);
    background.wait();  // nothing is running: no effect
}

TEST(Background, EveryWorkBeginsWithoutSignals) {
    Background background;
    for (int round = 0; round < 20; ++round) {
        std::atomic<bool> clean{false};
        background.start([&] {
            clean = !background.signals().ponder_hit;
            background.wait_for_stop_or_ponder_hit();
        });
        if (round % 2 == 0)
            background.ponder_hit();
        else
            background.stop();
        background.finish();
        EXPECT_TRUE(clean || round % 2 == 0);
    }
}

TEST(Background, ItsEndIsTheEndOfTheWork) {
    std::atomic<bool> ended{false};
    {
        Background background;
        background.start([&] {
            background.wait_for_stop();
            ended = true;
        });
    }
    EXPECT_TRUE(ended);
}

}  // namespace
}  // namespace barracuda::engine
