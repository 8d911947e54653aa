// The speed of the referee, compared with the slow reference implementation: one thread, about half
// a minute. The last column shows how many times faster the referee is. docs/performance.md has
// figures.
#include "base/random.hpp"
#include "kit/random_games.hpp"
#include "reference/reference.hpp"
#include "rules/dead.hpp"
#include "rules/legal.hpp"
#include "rules/perft.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace barracuda {
namespace {

using Seconds = std::chrono::duration<double>;

double seconds_of(auto&& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return Seconds(std::chrono::steady_clock::now() - begin).count();
}

// Runs `work`, which returns how much it did, until a second has passed; returns how much it did
// per second.
double per_second(auto&& work) {
    double done = 0;
    double spent = 0;
    while (spent < 1) spent += seconds_of([&] { done += static_cast<double>(work()); });
    return done / spent;
}

std::string amount(double number) {
    if (number >= 1e6) return fmt::format("{:.1f} million", number / 1e6);
    if (number >= 1e4) return fmt::format("{:.1f} thousand", number / 1e3);
    return fmt::format("{:.0f}", number);
}

std::string duration(double seconds) {
    if (seconds >= 1e-3) return fmt::format("{:.2f} ms", seconds * 1e3);
    return fmt::format("{:.2f} µs", seconds * 1e6);
}

void print_row(const std::string& name, const std::string& ours, const std::string& theirs,
               double ratio) {
    fmt::print("{:<36} {:>15} {:>15} {:>9.0f}\n", name, ours, theirs, ratio);
    std::fflush(stdout);
}

void print_speed(const std::string& name, double ours, double theirs) {
    print_row(name, amount(ours), amount(theirs), ours / theirs);
}

void print_time(const std::string& name, double ours, double theirs) {
    print_row(name, duration(ours), duration(theirs), theirs / ours);
}

// The same positions for both sides of the comparison.
struct Corpus {
    std::vector<Position> ours;
    std::vector<reference::State> theirs;

    void add(const Position& position) {
        ours.push_back(position);
        theirs.push_back(reference::parse(to_fen(position)));
    }
};

// Both starts, and positions from random games in which a move is due.
Corpus middle_games(std::size_t count) {
    Corpus corpus;
    corpus.add(Position::closed());
    corpus.add(Position::open());
    Random random(1);
    while (corpus.ours.size() < count) {
        const Position start = random.below(2) == 0 ? Position::closed() : Position::open();
        kit::play_random(random, start, {}, [&](const Position& position) {
            const bool chosen =
                position.move_is_due() && random.below(20) == 0 && !outcome_of(position);
            if (chosen && corpus.ours.size() < count) corpus.add(position);
        });
    }
    return corpus;
}

Corpus random_endings(std::size_t count) {
    Corpus corpus;
    Random random(2);
    while (corpus.ours.size() < count) {
        const Position ending = kit::random_ending(random);
        if (!is_lost(ending)) corpus.add(ending);
    }
    return corpus;
}

std::uint64_t total_of(const auto& positions, auto&& count) {
    std::uint64_t total = 0;
    for (const auto& position : positions) total += count(position);
    return total;
}

void bench_generation(const Corpus& corpus) {
    print_speed("moves generated per second (bulk)", per_second([&] {
                    return total_of(corpus.ours, [](auto& p) { return perft_moves(p, 3); });
                }),
                per_second([&] {
                    return total_of(corpus.theirs,
                                    [](auto& s) { return reference::perft_moves(s, 2); });
                }));
    print_speed("children made per second", per_second([&] {
                    return total_of(corpus.ours, [](auto& p) { return perft_making_leaves(p, 2); });
                }),
                per_second([&] {
                    return total_of(corpus.theirs, [](auto& s) { return reference::perft(s, 2); });
                }));
}

void bench_can_move(const Corpus& corpus) {
    std::uint64_t movable = 0;
    const double ours = per_second([&] {
        for (const Position& position : corpus.ours)
            for (const Player player : both_players) movable += can_move(position, player);
        return 2 * corpus.ours.size();
    });
    const double theirs = per_second([&] {
        for (const reference::State& state : corpus.theirs)
            for (const char side : {'w', 'b'}) movable += reference::can_move(state, side);
        return 2 * corpus.theirs.size();
    });
    if (movable == 0)
        fmt::print("nobody could move\n");  // keeps the answers from being optimised away
    print_speed("\"can this side move?\" per second", ours, theirs);
}

void play_game(Random& random) {
    Position position = Position::closed();
    while (!outcome_of(position)) {
        position = position.after(nth_legal(position, random.below(count_legal(position))));
    }
}

void play_reference_game(Random& random, reference::State state) {
    while (true) {
        const auto verdict = reference::verdict(state);
        if (verdict != reference::Verdict::Open && verdict != reference::Verdict::Owed) return;
        const auto actions = reference::actions(state);
        const auto chosen = random.below(static_cast<std::uint32_t>(actions.size()));
        state = reference::apply(state,
                                 *std::next(actions.begin(), static_cast<std::ptrdiff_t>(chosen)));
    }
}

void bench_games() {
    constexpr std::uint64_t batch = 20;
    Random random(3);
    const reference::State start = reference::parse(to_fen(Position::closed()));
    const double ours = per_second([&] {
        for (std::uint64_t i = 0; i < batch; ++i) play_game(random);
        return batch;
    });
    const double theirs = per_second([&] {
        play_reference_game(random, start);
        return 1;
    });
    print_speed("random games per second", ours, theirs);
}

struct Times {
    double median;
    double worst;
};

Times times_of(const auto& positions, auto&& test) {
    std::vector<double> times;
    times.reserve(positions.size());
    for (const auto& position : positions) times.push_back(seconds_of([&] { test(position); }));
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back()};
}

void bench_dead(const std::string& name, const Corpus& corpus) {
    const Times ours = times_of(corpus.ours, [](const Position& p) { return is_dead(p); });
    const Times theirs =
        times_of(corpus.theirs, [](const reference::State& s) { return reference::dead(s); });
    print_time("dead position, " + name + ", median", ours.median, theirs.median);
    print_time("dead position, " + name + ", worst", ours.worst, theirs.worst);
}

// The slowest ones found by hand: wide rooms, walls that cannot be captured, pieces of both players
// in each other's way, and far apart on an empty board.
constexpr std::array hard_endings{
    "z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1",
    "z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 11 1",
    "1z3z1/7/7/+++++++/4xDd/+++++++/7/7/1Z3Z1 w - 16 00 1",
    "zz5/7/7/7/7/7/7/7/5ZZ w - 24 00 1",
    "vvzzddd/7/7/7/7/7/7/7/ZZDDDVV w - 24 00 1",
    "z1+2++/1++1+1+/+++1Z+1/1+++3/1+2+2/+3Z+1/1++2++/+3++1/1+1+2+ w - 0 00 1",
};

void bench_hard_endings() {
    double worst = 0;
    for (const char* fen : hard_endings)
        worst = std::max(worst, seconds_of([&] { static_cast<void>(is_dead(*parse_fen(fen))); }));
    fmt::print("{:<36} {:>15}\n", "dead position, built by hand, worst", duration(worst));
}

void bench_rules() {
    fmt::print("{:<36} {:>15} {:>15} {:>9}\n", "one thread", "barracuda", "reference", "ratio");
    const Corpus middle = middle_games(100);
    bench_generation(middle);
    bench_can_move(middle);
    bench_games();
    bench_dead("middle games", middle_games(1000));
    bench_dead("endings", random_endings(1000));
    bench_hard_endings();
}

}  // namespace
}  // namespace barracuda

int main() { barracuda::bench_rules(); }
