// The loop during a search: what it reads and what it answers meanwhile.
#include "base/random.hpp"
#include "engine/anchors/anchors.hpp"
#include "engine/dialog.hpp"
#include "engine/engine.hpp"
#include "engine/loop.hpp"
#include "rules/game.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace barracuda::engine {
namespace {

using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

// Lines other than `info`.
Lines without_info(const Lines& lines) {
    Lines rest;
    for (const std::string& line : lines)
        if (!line.starts_with("info depth")) rest.push_back(line);
    return rest;
}

bool is_opening_move(const std::string& line) {
    const std::string word = line.substr(0, line.find(" ponder "));
    const auto action = word.starts_with("bestmove ") ? parse_action(word.substr(9)) : std::nullopt;
    return action && Game(Position::closed()).is_legal(*action);
}

TEST(LoopWhileSearching, IsReadyAndStopsSoon) {
    for (const char* name : {"crude", "rollout"}) {
        Dialog dialog(make_anchor(name));
        dialog.say("go infinite");
        dialog.say("isready");
        EXPECT_EQ(without_info(dialog.hear_until("readyok")), Lines{"readyok"});
        std::this_thread::sleep_for(50ms);
        const auto asked = std::chrono::steady_clock::now();
        dialog.say("stop");
        const Lines lines = dialog.hear_until("bestmove");
        const auto taken = std::chrono::steady_clock::now() - asked;
        EXPECT_TRUE(is_opening_move(lines.back())) << lines.back();
        EXPECT_LT(taken, 1s) << "20 ms on a quiet machine";  // busy ones and sanitizers are slow
        EXPECT_EQ(dialog.answers("stop"), Lines{});
    }
}

TEST(LoopWhileSearching, BestMoveWaitsForStop) {
    Dialog dialog(make_anchor("random"));
    for (const char* go : {"go infinite", "go ponder", "go infinite nodes 1"}) {
        dialog.say(go);
        EXPECT_TRUE(dialog.hear().starts_with("info depth 1"));
        EXPECT_EQ(dialog.hear(20ms), "(silence)");
        dialog.say("stop");
        EXPECT_TRUE(is_opening_move(dialog.hear()));
    }
}

// The engine has nothing left to find, but must not answer yet.
TEST(LoopWhileSearching, BestMoveOfTheEngineWaits) {
    Dialog dialog(std::make_unique<Engine>());
    const std::vector<std::pair<std::string, std::string>> cases{
        {"go infinite depth 1", "stop"},
        {"go ponder depth 1", "stop"},
        {"go ponder depth 1", "ponderhit"},
        {"go infinite nodes 1", "stop"},
    };
    for (const auto& [go, end] : cases) {
        dialog.say(go);
        EXPECT_TRUE(dialog.hear().starts_with("info depth 1")) << go;
        EXPECT_EQ(dialog.hear(20ms), "(silence)") << go;
        dialog.say(end);
        EXPECT_TRUE(is_opening_move(dialog.hear())) << go;
    }
}

TEST(LoopWhileSearching, PonderHitStartsTheClock) {
    Dialog dialog(make_anchor("crude"));
    dialog.say("go ponder movetime 30");
    std::this_thread::sleep_for(60ms);
    EXPECT_EQ(without_info(dialog.answers("")), Lines{});
    dialog.say("ponderhit");
    EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back()));
}

TEST(LoopWhileSearching, TimeLimitsEndASearch) {
    for (const char* name : {"crude", "rollout"}) {
        Dialog dialog(make_anchor(name));
        for (const char* go : {"go movetime 20", "go movetime 0", "go wtime 300 btime 1 winc 10",
                               "go wtime -5 btime 7"}) {
            const auto asked = std::chrono::steady_clock::now();
            dialog.say(go);
            EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back())) << go;
            EXPECT_LT(std::chrono::steady_clock::now() - asked, 2s) << go;
        }
    }
}

TEST(LoopWhileSearching, OtherCommandsStopTheSearchFirst) {
    Dialog dialog(make_anchor("crude"));
    for (const char* command :
         {"position open", "ubinewgame", "setoption name Seed value 1", "eval", "perft 1"}) {
        dialog.say("position startpos");
        dialog.say("go infinite");
        dialog.say(command);
        EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back())) << command;
        dialog.say("stop");
        dialog.say("isready");
        dialog.hear_until("readyok");
    }
    dialog.say("position startpos");
    dialog.say("go infinite");
    dialog.say("go infinite");
    EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back()));
    dialog.say("stop");
    EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back()));
}

TEST(LoopWhileSearching, TheBoardAndErrorsDisturbNothing) {
    Dialog dialog(make_anchor("crude"));
    dialog.say("go infinite");
    EXPECT_TRUE(without_info(dialog.answers("d")).back().starts_with("fen: "));
    EXPECT_TRUE(without_info(dialog.answers("ubi")).back() == "ubiok");
    EXPECT_EQ(without_info(dialog.answers("gibberish")),
              Lines{"info string unknown command \"gibberish\""});
    EXPECT_EQ(without_info(dialog.answers("position sideways")).size(), 1u);
    EXPECT_EQ(without_info(dialog.answers("stop it")).size(), 1u);
    dialog.say("stop");
    EXPECT_EQ(without_info(dialog.hear_until("bestmove")).size(), 1u);
}

TEST(LoopWhileSearching, QuitEndsItAndSoDoesTheEndOfInputIfNothingElseWould) {
    for (const char* work : {"go", "go infinite", "go depth 60", "bench", "perft 20", "go ponder",
                             "go infinite depth 60", "go ponder nodes 100000000"}) {
        const bool ends_by_itself =
            std::set<std::string>{"go depth 60", "bench", "perft 20"}.contains(work);
        for (const bool quit : {true, false}) {
            if (!quit && ends_by_itself) continue;
            Dialog dialog(make_anchor("crude"));
            dialog.say(work);
            std::this_thread::sleep_for(10ms);
            if (quit) dialog.say("quit");
            EXPECT_EQ(quit ? 0 : dialog.end(), 0);
            const Lines lines = dialog.hear_until("(the end)");
            const std::string last = lines.size() > 1 ? lines[lines.size() - 2] : "";
            EXPECT_EQ(is_opening_move(last), std::string(work).starts_with("go"))
                << work << ": " << last;
        }
    }
}

TEST(LoopWhileSearching, AtTheEndOfInputWhatEndsByItselfIsFinished) {
    for (const auto& [work, mark] :
         {std::pair{"go depth 3", "info depth 3"}, std::pair{"go nodes 30000", "info depth 3"},
          std::pair{"go movetime 300", "info depth 3"}, std::pair{"go wtime 20000", "info depth 3"},
          std::pair{"perft 3", "nodes: 27500"}, std::pair{"bench", "nodes: "}}) {
        Dialog dialog(make_anchor("crude"));
        dialog.say(work);
        EXPECT_EQ(dialog.end(), 0);
        const Lines lines = dialog.hear_until("(the end)");
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& line) {
            return line.starts_with(mark);
        })) << work;
    }
}

// Stops late, and remembers when it was asked and when it answered.
class Sluggish : public Chooser {
public:
    using Moment = std::chrono::steady_clock::time_point;
    struct Search {
        Moment asked;
        Moment answered;
    };

    explicit Sluggish(std::vector<Search>& searches) : searches_(searches) {}
    std::string name() const override { return "Sluggish"; }
    Result<void, std::string> set_option(std::string_view, std::string_view) override { return {}; }
    void new_game() override {}
    std::string explain_evaluation(const Position&) const override { return {}; }
    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report&) override {
        while (!signals.stop) std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(20ms);
        searches_.push_back({limits.asked.value(), std::chrono::steady_clock::now()});
        return {game.legal_actions()[0], std::nullopt};
    }

private:
    std::vector<Search>& searches_;
};

TEST(LoopWhileSearching, TheClockOfASearchRunsFromItsCommandOn) {
    std::vector<Sluggish::Search> searches;
    Dialog dialog(std::make_unique<Sluggish>(searches));
    dialog.say("go");
    dialog.say("go");
    dialog.hear_until("bestmove");
    dialog.end();
    ASSERT_EQ(searches.size(), 2u);
    EXPECT_LT(searches[1].asked, searches[0].answered);
}

TEST(LoopWhileSearching, NothingIsReadAfterQuit) {
    Dialog dialog(make_anchor("random"));
    dialog.say("exit\nisready");
    EXPECT_EQ(dialog.hear(), "(the end)");
}

TEST(LoopWhileSearching, SurvivesStopsAtRandomMoments) {
    Random random(7);
    for (const char* name : {"crude", "rollout"}) {
        Dialog dialog(make_anchor(name));
        for (int round = 0; round < 60; ++round) {
            dialog.say(round % 3 == 0   ? "go infinite"
                       : round % 3 == 1 ? "go ponder movetime 5"
                                        : "go nodes 3000");
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(3000)));
            if (round % 2 == 0) dialog.say("ponderhit");
            dialog.say("stop");
            EXPECT_TRUE(is_opening_move(dialog.hear_until("bestmove").back()));
        }
    }
}

}  // namespace
}  // namespace barracuda::engine
