#include "base/random.hpp"
#include "cli/bench.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "engine/bench.hpp"
#include "rules/fen.hpp"
#include "ubi/client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <future>
#include <string>
#include <vector>

namespace barracuda::cli {
namespace {

using Steady = std::chrono::steady_clock;
using Fraction = std::chrono::duration<double, std::milli>;

constexpr double stop_bar = 20;       // milliseconds from `stop` to `bestmove`
constexpr double move_time_bar = 15;  // milliseconds after the end of `movetime`
constexpr auto long_enough = std::chrono::seconds(30);

double since(Steady::time_point begin) { return Fraction(Steady::now() - begin).count(); }

Game random_game(Random& random) {
    const auto positions = bench_positions();
    return Game(*parse_fen(positions[random.below(static_cast<std::uint32_t>(positions.size()))]));
}

// Milliseconds until an answer comes; negative if there is none.
double wait_for_answer(ubi::Client& engine, Steady::time_point begin) {
    const auto answer = engine.poll(Steady::now() + long_enough);
    return answer && *answer ? since(begin) : -1;
}

double time_to_stop(ubi::Client& engine, Random& random) {
    Limits limits;
    limits.infinite = true;
    if (!engine.begin(random_game(random), limits)) return -1;
    const auto moment = std::chrono::microseconds(random.below(200'000));
    if (!engine.poll(Steady::now() + moment)) return -1;
    const auto asked = Steady::now();
    return engine.stop() ? wait_for_answer(engine, asked) : -1;
}

double time_to_move(ubi::Client& engine, Random& random, Milliseconds move_time) {
    Limits limits;
    limits.move_time = move_time;
    const Game game = random_game(random);
    const auto asked = Steady::now();
    return engine.begin(game, limits) ? wait_for_answer(engine, asked) : -1;
}

// The longest pause that the system forced on a thread that does nothing but look at the clock.
double longest_pause(std::chrono::milliseconds duration) {
    const auto end = Steady::now() + duration;
    double longest = 0;
    for (auto last = Steady::now(); last < end;) {
        const auto now = Steady::now();
        longest = std::max(longest, Fraction(now - last).count());
        last = now;
    }
    return longest;
}

// The same of so many such threads.
double longest_pause_of(int threads) {
    constexpr std::chrono::milliseconds duration{100};
    std::vector<std::future<double>> others;
    for (int i = 1; i < threads; ++i)
        others.push_back(std::async(std::launch::async, longest_pause, duration));
    double longest = longest_pause(duration);
    for (auto& other : others) longest = std::max(longest, other.get());
    return longest;
}

void print_times(const std::string& name, std::vector<double>& times) {
    std::ranges::sort(times);
    const auto at = [&](double part) {
        const auto last = static_cast<double>(times.size() - 1);
        return times[static_cast<std::size_t>(part * last + 0.5)];
    };
    fmt::print("{:<32} {:>7} {:>10.2f} {:>10.2f} {:>10.2f}", name, times.size(), at(0.5), at(0.99),
               times.back());
}

// False if the bar is not kept.
bool print_row(const std::string& name, std::vector<double> times, double bar) {
    print_times(name, times);
    const bool kept = times.back() <= bar;
    fmt::print(" {:>7.0f} {:>8}\n", bar, kept ? "kept" : "broken");
    std::fflush(stdout);
    return kept;
}

// The times of so many trials; none if the engine fails.
std::vector<double> times_of(int trials, auto&& trial) {
    std::vector<double> times;
    for (int i = 0; i < trials; ++i) {
        times.push_back(trial());
        if (times.back() < 0) return {};
    }
    return times;
}

// Nothing if the engine fails.
std::optional<bool> measure(ubi::Client& engine, int threads, int trials) {
    const std::string with = threads == 1 ? ", 1 thread" : fmt::format(", {} threads", threads);
    Random random(static_cast<std::uint64_t>(threads));
    const auto stops = times_of(trials, [&] { return time_to_stop(engine, random); });
    if (stops.empty()) return std::nullopt;
    bool kept = print_row("stop" + with, stops, stop_bar);
    for (const int move_time : {10, 50, 100, 500}) {
        const auto times = times_of(std::max(1, move_time < 500 ? trials : trials / 5), [&] {
            return time_to_move(engine, random, Milliseconds(move_time));
        });
        if (times.empty()) return std::nullopt;
        kept &= print_row(fmt::format("movetime {}{}", move_time, with), times,
                          move_time + move_time_bar);
    }
    auto pauses = times_of(trials, [&] { return longest_pause_of(threads); });
    print_times("pauses of the machine" + with, pauses);
    fmt::print("\n");
    return kept;
}

}  // namespace

int bench_latency(int trials) {
    fmt::print("{:<32} {:>7} {:>10} {:>10} {:>10} {:>7}\n", "milliseconds to bestmove", "trials",
               "median", "99 %", "maximum", "bar");
    bool kept = true;
    for (const int threads : {1, 2}) {
        auto engine = ubi::Client::start({.command = {own_program(), "ubi"}});
        if (!engine) return complain("the engine cannot be started: " + engine.error().text);
        const bool prepared =
            engine->set_option("Threads", std::to_string(threads)) && engine->ready();
        const auto done = prepared ? measure(*engine, threads, trials) : std::nullopt;
        if (!done) return complain("the engine has failed");
        kept &= *done;
    }
    return kept ? success : refused;
}

}  // namespace barracuda::cli
