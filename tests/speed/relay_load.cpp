// The players of `barracuda load` at a bare relay, whose port is the argument, so that both are
// measured with the same client: how many commands a second it acknowledges over 1,000 games.
#include "base/text.hpp"
#include "cli/load_tables.hpp"

#include <fmt/format.h>

#include <chrono>

int main(int count, char** values) {
    using namespace barracuda;
    const auto port = count == 2 ? parse_number(values[1]) : std::nullopt;
    if (!port) return 2;
    constexpr int seconds = 10;
    std::vector<cli::LoadGame> games;
    for (int i = 0; i < 1'000; ++i) games.push_back({fmt::format("g{:011}", i)});
    client::Loop loop;
    cli::LoadTables tables(loop, {"127.0.0.1", static_cast<std::uint16_t>(*port)}, {});
    if (!tables.open(games)) return 1;
    tables.play(std::chrono::seconds(2), std::chrono::seconds(seconds));
    cli::LoadTally& tally = tables.tally();
    fmt::print("{} commands/s, median {:.1f} ms, 99 % {:.1f} ms\n", tally.delays.size() / seconds,
               tally.delay(0.5), tally.delay(0.99));
}
