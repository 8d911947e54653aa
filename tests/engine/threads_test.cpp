// Two threads that search, and a third that stops them, at random moments: every search ends with a
// legal action. `tools/check tsan` looks for data races with it.
#include "base/random.hpp"
#include "engine/bench.hpp"
#include "engine/dialog.hpp"
#include "engine/engine.hpp"
#include "rules/fen.hpp"
#include "rules/notation.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace barracuda {
namespace {

// Mostly a moment, in which a search has hardly begun.
void wait(Random& random) {
    const std::uint32_t longest = random.below(8) == 0 ? 40'000 : 4'000;
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(longest)));
}

std::string_view random_fen(Random& random) {
    return bench_positions()[random.below(static_cast<std::uint32_t>(bench_positions().size()))];
}

std::string random_number(Random& random, std::uint32_t least, std::uint32_t most) {
    return std::to_string(least + random.below(most - least + 1));
}

struct Change {
    std::string name;
    std::string value;
};

Change random_change(Random& random) {
    switch (random.below(4)) {
        case 0: return {"Threads", random_number(random, 1, 3)};
        case 1: return {"Hash", random_number(random, 1, 3)};
        case 2: return {"MultiPV", random_number(random, 1, 3)};
        default: return {"Level", random_number(random, 8, 10)};
    }
}

// Runs a search in a thread of its own while `meanwhile(signals)` happens in this one.
Choice choose_while(Engine& engine, const Game& game, const Limits& limits, auto&& meanwhile) {
    Signals signals;
    Choice choice;
    std::thread search(
        [&] { choice = engine.choose(game, limits, signals, [](const SearchInfo&) {}); });
    meanwhile(signals);
    search.join();
    return choice;
}

void make_two_threads(Engine& engine) {
    ASSERT_TRUE(engine.set_option("Hash", "1"));
    ASSERT_TRUE(engine.set_option("Threads", "2"));
}

TEST(Threads, StopAtAnyMoment) {
    Engine engine;
    make_two_threads(engine);
    Random random(1);
    Limits limits;
    limits.infinite = true;
    for (int round = 0; round < 120; ++round) {
        const Game game(*parse_fen(random_fen(random)));
        const Choice choice = choose_while(engine, game, limits, [&](Signals& signals) {
            wait(random);
            signals.stop = true;
        });
        ASSERT_TRUE(choice.best && game.is_legal(*choice.best)) << to_fen(game.position());
    }
}

TEST(Threads, PonderUntilTheyAreToldOtherwise) {
    Engine engine;
    make_two_threads(engine);
    Random random(2);
    for (int round = 0; round < 80; ++round) {
        const Game game(*parse_fen(random_fen(random)));
        Limits limits;
        limits.ponder = true;
        limits.move_time = Milliseconds(random.below(5));
        const Choice choice = choose_while(engine, game, limits, [&](Signals& signals) {
            wait(random);
            const bool hit = random.below(3) != 0;
            if (hit) signals.ponder_hit = true;
            if (random.below(2) == 0) wait(random);
            if (!hit || random.below(2) == 0) signals.stop = true;
        });
        ASSERT_TRUE(choice.best && game.is_legal(*choice.best)) << to_fen(game.position());
    }
}

TEST(Threads, OptionsAndNewGamesComeBetweenSearches) {
    Engine engine;
    make_two_threads(engine);
    Random random(3);
    for (int round = 0; round < 80; ++round) {
        const Change change = random_change(random);
        ASSERT_TRUE(engine.set_option(change.name, change.value));
        if (random.below(3) == 0) engine.new_game();
        const Game game(*parse_fen(random_fen(random)));
        Limits limits;
        if (random.below(2) == 0) limits.nodes = random.below(3000);
        limits.move_time = Milliseconds(1 + random.below(5));
        const Choice choice = choose_while(engine, game, limits, [&](Signals& signals) {
            if (random.below(2) == 0) return;
            wait(random);
            signals.stop = true;
        });
        ASSERT_TRUE(choice.best && game.is_legal(*choice.best)) << to_fen(game.position());
    }
}

// One `bestmove` for every `go`, whatever comes in between and however soon.
TEST(Threads, TheLoopAnswersEveryGo) {
    Dialog dialog(std::make_unique<Engine>());
    dialog.say("setoption name Hash value 1");
    dialog.say("setoption name Threads value 2");
    Random random(4);
    for (int round = 0; round < 100; ++round) {
        const std::string fen(random_fen(random));
        dialog.say("position fen " + fen);
        const bool ponders = random.below(3) == 0;
        dialog.say(ponders ? "go ponder movetime 3" : "go infinite");
        wait(random);
        if (ponders && random.below(2) == 0) dialog.say("ponderhit");
        if (random.below(2) == 0) wait(random);
        const Change change = random_change(random);
        switch (random.below(4)) {
            case 0: dialog.say("setoption name " + change.name + " value " + change.value); break;
            case 1: dialog.say("ubinewgame"); break;
            case 2: dialog.say("isready"); [[fallthrough]];
            default: dialog.say("stop"); break;
        }
        const std::string answer = dialog.hear_until("bestmove").back();
        const auto action = parse_action(answer.substr(9, answer.find(' ', 9) - 9));
        ASSERT_TRUE(action && Game(*parse_fen(fen)).is_legal(*action)) << fen << ": " << answer;
    }
}

}  // namespace
}  // namespace barracuda
