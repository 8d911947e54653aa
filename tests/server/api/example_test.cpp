// The program in docs/wire.md, as it stands there, plays a game.
#include "kit/files.hpp"
#include "kit/process.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

std::string example() {
    const std::string all = kit::content_of(TEST_DATA_DIR "/../../docs/wire.md");
    const std::string mark = "```python\n";
    const auto begin = all.find(mark) + mark.size();
    return all.substr(begin, all.find("```", begin) - begin);
}

TEST(Example, InTheDocumentPlaysAGame) {
    Party party;
    const auto run = kit::run_process(
        "/usr/bin/env", {"python3", "-c", example(), "localhost:" + std::to_string(party.port())});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "1 white d2d5\n2 brown d8d6\n3 white resign\nthe winner is brown\n");
}

}  // namespace
}  // namespace barracuda::server
