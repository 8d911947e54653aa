#include "engine/margins.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

namespace barracuda {
namespace {

class Tune : public testing::Test {
protected:
    Tune() {
        const auto made = run_program({"openings", "--count", "4", "--output", openings()});
        EXPECT_EQ(made.exit_code, 0) << made.err;
    }
    ~Tune() override { std::filesystem::remove(openings()); }

    // Tests run side by side, each in a process of its own.
    static std::string openings() {
        return testing::TempDir() + "barracuda-tune-" + std::to_string(::getpid());
    }

    static Finished tune(const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"tune", "--pairs", "4", "--nodes", "10"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program(arguments);
    }
};

TEST_F(Tune, ReportsWhatItFinds) {
    const Finished tuned =
        tune({"--openings", openings(), "--margin", "aspiration", "--margin", "reduction"});
    EXPECT_EQ(tuned.exit_code, 0) << tuned.err;
    const engine::Margins now;
    const std::string start = "start: reduction=" + std::to_string(now.reduction) +
                              " aspiration=" + std::to_string(now.aspiration) + "\n";
    EXPECT_TRUE(tuned.out.starts_with(start)) << tuned.out;
    EXPECT_NE(tuned.out.find("\n4 of 4 pairs: reduction="), std::string::npos) << tuned.out;
    EXPECT_NE(tuned.out.find("\ntuned: reduction="), std::string::npos) << tuned.out;
}

TEST_F(Tune, GivesTheSameForTheSameSeed) {
    const auto found = [&](const std::string& threads, const std::string& seed) {
        return tune({"--openings", openings(), "--threads", threads, "--seed", seed}).out;
    };
    const std::string alone = found("1", "3");
    EXPECT_EQ(found("2", "3"), alone);
    EXPECT_NE(found("1", "4"), alone);
}

TEST_F(Tune, SaysWhatIsWrong) {
    const auto refusal = [](const std::vector<std::string>& arguments) {
        const Finished tuned = tune(arguments);
        EXPECT_EQ(tuned.exit_code, 2);
        EXPECT_EQ(tuned.out, "");
        return tuned.err;
    };
    EXPECT_NE(refusal({}).find("--openings is required"), std::string::npos);
    EXPECT_NE(refusal({"--openings", "no-such-file"}).find("no-such-file"), std::string::npos);
    EXPECT_NE(refusal({"--openings", openings(), "--margin", "size"}).find("size"),
              std::string::npos);
}

}  // namespace
}  // namespace barracuda
