#include "cli/bench.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "engine/bench.hpp"
#include "engine/engine.hpp"
#include "rules/text/fen.hpp"
#include "ubi/process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <span>
#include <string>

namespace barracuda::cli {
namespace {

// Nodes per second over positions, by the last report of each search: nodes visited after that are
// not reported.
double speed(engine::Engine& engine, std::span<const std::string_view> fens, Milliseconds time) {
    double nodes = 0;
    double milliseconds = 0;
    const engine::SearchSignals signals;
    ubi::Limits limits;
    limits.move_time = time;
    for (const std::string_view fen : fens) {
        ubi::SearchInfo last;
        engine.new_game();
        engine.choose(Game(*parse_fen(fen)), limits, signals,
                      [&](const ubi::SearchInfo& info) { last = info; });
        nodes += static_cast<double>(last.nodes);
        milliseconds += static_cast<double>(last.time.count());
    }
    return nodes / std::max(1.0, milliseconds) * 1000;
}

void print_speeds(const std::string& name, std::span<const std::string_view> fens,
                  Milliseconds time) {
    std::array<double, 2> speeds{};
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        engine::Engine engine({.threads = static_cast<int>(i) + 1});
        speeds[i] = speed(engine, fens, time);
    }
    fmt::print("{:<36} {:>12.0f} {:>12.0f} {:>7.2f}\n", name, speeds[0], speeds[1],
               speeds[1] / speeds[0]);
    std::fflush(stdout);
}

// In megabytes; the peak of the process.
std::optional<double> peak_memory(const ubi::Process& process) {
    std::ifstream status(fmt::format("/proc/{}/status", process.id()));
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
    return std::nullopt;
}

// By a fresh engine that has searched for a while.
std::optional<double> memory_with_hash(int megabytes, int threads, Milliseconds time) {
    auto process = ubi::Process::start({own_program(), "ubi"});
    if (!process) return std::nullopt;
    const auto deadline = std::chrono::steady_clock::now() + time + std::chrono::seconds(30);
    for (const std::string& line :
         {fmt::format("setoption name Hash value {}", megabytes),
          fmt::format("setoption name Threads value {}", threads), std::string("position startpos"),
          fmt::format("go movetime {}", time.count())})
        if (!process->write_line(line, deadline)) return std::nullopt;
    while (true) {
        const auto line = process->read_line(deadline);
        if (!line) return std::nullopt;
        if (line->starts_with("bestmove")) return peak_memory(*process);
    }
}

}  // namespace

int bench_engine(int milliseconds) {
    const Milliseconds time(milliseconds);
    const auto all = engine::bench_positions();
    fmt::print("{:<36} {:>12} {:>12} {:>7}\n", "nodes per second", "1 thread", "2 threads",
               "ratio");
    print_speeds("closed start", all.first(1), time);
    print_speeds(fmt::format("{} positions of bench", all.size()), all, time);
    fmt::print("\n{:<36} {:>12} {:>12}\n", "peak memory in megabytes", "1 thread", "2 threads");
    for (const int hash : {16, 64, 256}) {
        const auto one = memory_with_hash(hash, 1, time);
        const auto two = memory_with_hash(hash, 2, time);
        if (!one || !two) return complain("the engine failed");
        fmt::print("{:<36} {:>12.1f} {:>12.1f}\n", fmt::format("Hash {}", hash), *one, *two);
    }
    return success;
}

}  // namespace barracuda::cli
