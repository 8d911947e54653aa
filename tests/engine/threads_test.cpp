// Two threads that search, and a third that stops them at random moments: every search ends with a
// legal action. `tools/check tsan` uses it to look for data races.
#include "base/random.hpp"
#include "engine/bench.hpp"
#include "engine/dialog.hpp"
#include "engine/engine.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <thread>

namespace barracuda::engine {
namespace {

// Usually so short that a search has hardly begun.
void wait(Random& random) {
    const std::uint32_t longest = random.below(8) == 0 ? 40'000 : 4'000;
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(longest)));
}

std::string_view random_fen(Random& random) {
    return bench_positions()[random.below(static_cast<std::uint32_t>(bench_positions().size()))];
}

// Possibly with another signal along with it.
EngineSettings changed(EngineSettings settings, Random& random) {
    const auto from_1_to_3 = [&] { return 1 + static_cast<int>(random.below(3)); };
    switch (random.below(4)) {
        case 0: settings.threads = from_1_to_3(); break;
        case 1: settings.hash = from_1_to_3(); break;
        case 2: settings.multi_pv = from_1_to_3(); break;
        default: settings.level = full_strength + 1 - from_1_to_3();
    }
    return settings;
}

std::string random_option(Random& random) {
    constexpr std::array names{"Threads", "Hash", "MultiPV"};
    return std::string("setoption name ") + names[random.below(names.size())] + " value " +
           std::to_string(1 + random.below(3));
}

// Runs a search in a thread of its own while `meanwhile(signals)` runs in this one.
ubi::Choice choose_while(Engine& engine, const Game& game, const ubi::Limits& limits,
                         auto&& meanwhile) {
    SearchSignals signals;
    ubi::Choice choice;
    std::thread search(
        [&] { choice = engine.choose(game, limits, signals, [](const ubi::SearchInfo&) {}); });
    meanwhile(signals);
    search.join();
    return choice;
}

constexpr EngineSettings two_threads{.hash = 1, .threads = 2};

TEST(Threads, StopAtAnyMoment) {
    Engine engine(two_threads);
    Random random(1);
    ubi::Limits limits;
    limits.infinite = true;
    for (int round = 0; round < 120; ++round) {
        const Game game(*parse_fen(random_fen(random)));
        const ubi::Choice choice = choose_while(engine, game, limits, [&](SearchSignals& signals) {
            wait(random);
            signals.stop = true;
        });
        ASSERT_TRUE(choice.best && game.is_legal(*choice.best)) << to_fen(game.position());
    }
}

TEST(Threads, PonderUntilTheyAreToldOtherwise) {
    Engine engine(two_threads);
    Random random(2);
    for (int round = 0; round < 80; ++round) {
        const Game game(*parse_fen(random_fen(random)));
        ubi::Limits limits;
        limits.ponder = true;
        limits.move_time = Milliseconds(random.below(5));
        const ubi::Choice choice = choose_while(engine, game, limits, [&](SearchSignals& signals) {
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
    Engine engine(two_threads);
    Random random(3);
    for (int round = 0; round < 80; ++round) {
        engine.configure(changed(engine.settings(), random));
        if (random.below(3) == 0) engine.new_game();
        const Game game(*parse_fen(random_fen(random)));
        ubi::Limits limits;
        if (random.below(2) == 0) limits.nodes = random.below(3000);
        limits.move_time = Milliseconds(1 + random.below(5));
        const ubi::Choice choice = choose_while(engine, game, limits, [&](SearchSignals& signals) {
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
        switch (random.below(4)) {
            case 0: dialog.say(random_option(random)); break;
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
}  // namespace barracuda::engine
