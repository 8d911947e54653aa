#include "base/random.hpp"
#include "cli/bench.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "engine/bench.hpp"
#include "rules/text/fen.hpp"
#include "ubi/client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {
namespace {

using SteadyClock = std::chrono::steady_clock;
using Fraction = std::chrono::duration<double, std::milli>;

constexpr double stop_bar = 20;       // milliseconds from `stop` to `bestmove`
constexpr double move_time_bar = 15;  // milliseconds after the end of `movetime`
constexpr auto long_enough = std::chrono::seconds(30);

double since(SteadyClock::time_point begin) { return Fraction(SteadyClock::now() - begin).count(); }

// Where the test for dead positions (R9.1) is slow and frequent: wide rooms behind walls of All
// turns, with a capture or two left before nothing can happen any more.
constexpr std::array<std::string_view, 4> walled_positions{
    "z5z/7/7/7/+++++++/7/7/7/Z1d3Z w - 0 00 1",
    "z5z/7/7/7/+++++++/7/7/3x3/Z5Z w - 0 11 1",
    "z1z4/+++++++/7/7/7/7/7/2d4/Z5Z w - 0 00 1",
    "1z3z1/7/7/+++++++/4xDd/+++++++/7/1x5/1Z3Z1 b - 0 00 1",
};

// One in four is walled.
Game random_game(Random& random) {
    const std::span<const std::string_view> positions =
        random.below(4) == 0 ? walled_positions : engine::bench_positions();
    return Game(*parse_fen(positions[random.below(static_cast<std::uint32_t>(positions.size()))]));
}

// Milliseconds until the answer; negative if there is none.
double wait_for_answer(ubi::Client& engine, SteadyClock::time_point begin) {
    const auto answer = engine.poll(SteadyClock::now() + long_enough);
    return answer && *answer ? since(begin) : -1;
}

double time_to_stop(ubi::Client& engine, Random& random) {
    ubi::Limits limits;
    limits.infinite = true;
    if (!engine.begin(random_game(random), limits)) return -1;
    const auto moment = std::chrono::microseconds(random.below(200'000));
    if (!engine.poll(SteadyClock::now() + moment)) return -1;
    const auto asked = SteadyClock::now();
    return engine.stop() ? wait_for_answer(engine, asked) : -1;
}

double time_to_move(ubi::Client& engine, Random& random, Milliseconds move_time) {
    ubi::Limits limits;
    limits.move_time = move_time;
    const Game game = random_game(random);
    const auto asked = SteadyClock::now();
    return engine.begin(game, limits) ? wait_for_answer(engine, asked) : -1;
}

// Time stolen from this virtual machine by its host so far, in hundredths of a second; 0 where the
// system does not report it.
std::uint64_t time_taken_by_host() {
    std::ifstream file("/proc/stat");
    std::string cpu;
    std::array<std::uint64_t, 8> times{};  // the last: stolen
    file >> cpu;
    for (std::uint64_t& time : times) file >> time;
    return times.back();
}

struct Delays {
    std::vector<double> times;  // in ascending order
    int disturbed = 0;
};

// Runs the trials. One disturbed by the host is repeated; if that happens too often, the rest count
// as they are. Nothing if the engine fails.
std::optional<Delays> delays_of(int trials, auto&& trial) {
    Delays result;
    while (std::ssize(result.times) < trials) {
        const std::uint64_t taken = time_taken_by_host();
        const double time = trial();
        if (time < 0) return std::nullopt;
        if (time_taken_by_host() > taken && result.disturbed < trials)
            ++result.disturbed;
        else
            result.times.push_back(time);
    }
    std::ranges::sort(result.times);
    return result;
}

// False if the limit is exceeded.
bool print_row(const std::string& name, const Delays& delays, double bar) {
    const auto at = [&](double part) {
        const auto last = static_cast<double>(delays.times.size() - 1);
        return delays.times[static_cast<std::size_t>(std::lround(part * last))];
    };
    const bool kept = delays.times.back() <= bar;
    fmt::print("{:<32} {:>7} {:>10} {:>10.2f} {:>10.2f} {:>10.2f} {:>5.0f} {:>8}\n", name,
               delays.times.size(), delays.disturbed, at(0.5), at(0.99), delays.times.back(), bar,
               kept ? "kept" : "broken");
    std::fflush(stdout);
    return kept;
}

// Nothing if the engine fails.
std::optional<bool> measure(ubi::Client& engine, int threads, int trials) {
    const std::string with = threads == 1 ? ", 1 thread" : fmt::format(", {} threads", threads);
    Random random(static_cast<std::uint64_t>(threads));
    const auto stops = delays_of(trials, [&] { return time_to_stop(engine, random); });
    if (!stops) return std::nullopt;
    bool kept = print_row("stop" + with, *stops, stop_bar);
    for (const int move_time : {10, 50, 100, 500}) {
        const auto times = delays_of(std::max(1, move_time < 500 ? trials : trials / 5), [&] {
            return time_to_move(engine, random, Milliseconds(move_time));
        });
        if (!times) return std::nullopt;
        kept &= print_row(fmt::format("movetime {}{}", move_time, with), *times,
                          move_time + move_time_bar);
    }
    return kept;
}

}  // namespace

int bench_latency(int trials) {
    fmt::print("{:<32} {:>7} {:>10} {:>10} {:>10} {:>10} {:>5}\n", "milliseconds to bestmove",
               "trials", "disturbed", "median", "99 %", "maximum", "bar");
    bool kept = true;
    for (const int threads : {1, 2}) {
        auto engine = ubi::Client::start({.command = {own_program(), "ubi"}});
        if (!engine) return complain("the engine cannot be started: " + engine.error().text);
        const bool prepared =
            engine->set_option("Threads", std::to_string(threads)) && engine->ready();
        const auto done = prepared ? measure(*engine, threads, trials) : std::nullopt;
        if (!done) return complain("the engine failed");
        kept &= *done;
    }
    return kept ? success : refused;
}

}  // namespace barracuda::cli
