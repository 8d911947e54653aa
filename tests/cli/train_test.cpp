#include "cli/folder_test.hpp"
#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace barracuda {
namespace {

using Train = FolderTest;

TEST_F(Train, WritesWeightsThatTheEngineLoads) {
    const auto trained = run_program({"train", "linear", "--games", "10", "--nodes", "50",
                                      "--epochs", "2", "--output", path("weights")});
    EXPECT_EQ(trained.exit_code, 0) << trained.err;
    const auto loaded = run_program({"ubi"}, "setoption name EvalFile value " + path("weights") +
                                                 "\nposition startpos\neval\nquit\n");
    EXPECT_EQ(loaded.out.find("error"), std::string::npos) << loaded.out;
    EXPECT_NE(loaded.out.find("evaluation: "), std::string::npos) << loaded.out;
}

TEST_F(Train, FitsAgainToTheDataSetThatItLeaves) {
    const auto trained =
        run_program({"train", "linear", "--rounds", "1", "--games", "10", "--nodes", "50",
                     "--threads", "2", "--epochs", "2", "--output", path("weights")});
    EXPECT_EQ(trained.exit_code, 0) << trained.err;
    const auto fitted = run_program({"train", "linear", "--data", path("weights.data"), "--epochs",
                                     "2", "--output", path("again")});
    EXPECT_EQ(fitted.exit_code, 0) << fitted.err;
    EXPECT_FALSE(content(path("weights")).empty());
    EXPECT_EQ(content(path("again")), content(path("weights")));
}

TEST_F(Train, SaysWhatIsWrongWithADataSet) {
    const auto error = [&](const std::string& bytes) {
        std::ofstream(path("data"), std::ios::binary) << bytes;
        const auto finished =
            run_program({"train", "linear", "--data", path("data"), "--output", path("weights")});
        EXPECT_EQ(finished.exit_code, 2);
        return finished.err;
    };
    const std::string sentence = "barracuda: " + path("data");
    EXPECT_EQ(error("nonsense"), sentence + ": byte 0: this is not a data set of positions\n");
    EXPECT_EQ(error({"BGDS\1\0\0\0", 8}),
              sentence + ": byte 4: version 1 of the format is unknown, only version 2\n");
    EXPECT_EQ(error({"BGDS\2\0\0\0", 8}),
              sentence + " has 0 games, too few to hold out one in ten\n");
    std::filesystem::remove(path("data"));
    const auto missing =
        run_program({"train", "linear", "--data", path("data"), "--output", path("weights")});
    EXPECT_EQ(missing.err, sentence + " cannot be read\n");
}

TEST_F(Train, GoesOnWithANetworkWhereItWasInterrupted) {
    const auto train = [&](const std::string& folder, const std::string& games,
                           const std::string& seed = "1") {
        return run_program({"train", "network", "--games", games, "--nodes", "50", "--epochs", "2",
                            "--threads", "2", "--seed", seed, "--folder", path(folder)});
    };
    const auto whole = train("whole", "20");
    EXPECT_EQ(whole.exit_code, 0) << whole.err;
    EXPECT_NE(whole.out.find("epoch 2: loss "), std::string::npos) << whole.out;

    // As if the run had been interrupted in the middle of a game.
    EXPECT_EQ(train("parts", "10").exit_code, 0);
    std::ofstream(path("parts/round-1.data"), std::ios::binary | std::ios::app) << "\3";
    for (const char* file : {"parts/round-1.network", "parts/round-1.state"})
        std::filesystem::remove(path(file));
    EXPECT_EQ(train("parts", "20").exit_code, 0);
    EXPECT_EQ(content(path("parts/round-1.data")), content(path("whole/round-1.data")));
    EXPECT_EQ(content(path("parts/round-1.network")), content(path("whole/round-1.network")));

    const auto other = train("whole", "20", "2");
    EXPECT_EQ(other.exit_code, 2);
    EXPECT_EQ(other.err, "barracuda: " + path("whole") +
                             " was started with another seed or number of nodes, see " +
                             path("whole") + "/recipe.txt\n");

    const auto loaded =
        run_program({"ubi"}, "setoption name EvalFile value " + path("whole/round-1.network") +
                                 "\nposition startpos\neval\nquit\n");
    EXPECT_EQ(loaded.out.find("error"), std::string::npos) << loaded.out;
    EXPECT_NE(loaded.out.find("evaluation: "), std::string::npos) << loaded.out;
}

TEST_F(Train, AGivenNetworkPlaysTheNextRound) {
    std::filesystem::create_directories(path("given"));
    std::filesystem::copy(std::string(TEST_DATA_DIR) + "/../../src/engine/eval/built_in.network",
                          path("given/round-1.network"));
    const auto finished =
        run_program({"train", "network", "--rounds", "2", "--games", "10", "--nodes", "50",
                     "--epochs", "1", "--folder", path("given")});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_EQ(finished.out.find("round 1: "), std::string::npos) << finished.out;
    EXPECT_NE(finished.out.find("round 2: "), std::string::npos) << finished.out;
    EXPECT_FALSE(std::filesystem::exists(path("given/round-1.data")));
    EXPECT_TRUE(std::filesystem::exists(path("given/round-2.network")));
}

}  // namespace
}  // namespace barracuda
