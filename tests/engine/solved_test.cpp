// The engine on positions solved by brute force (tests/data/solved.txt): it has to find every win,
// and whatever it claims has to be true.
#include "engine/engine.hpp"
#include "kit/sanitized.hpp"
#include "kit/solve.hpp"
#include "reference/solved_list.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>

namespace barracuda::engine {
namespace {

using reference::Solved;

// Half a second of processor time, however busy the machine is. Sanitizers make everything ten
// times slower.
constexpr std::clock_t processor_time = CLOCKS_PER_SEC * (kit::sanitized ? 30 : 1) / 2;
constexpr Milliseconds longest_wait{60'000};
constexpr std::uint64_t plenty = kit::sanitized ? 4'000'000 : 40'000'000;

// Tells a search to stop when the process has used up its time.
class Watch {
public:
    explicit Watch(SearchSignals& signals)
        : thread_([this, &signals, begin = std::clock()] {
              while (!done_ && std::clock() - begin < processor_time)
                  std::this_thread::sleep_for(Milliseconds(5));
              signals.stop = true;
          }) {}
    ~Watch() {
        done_ = true;
        thread_.join();
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    std::atomic<bool> done_{false};
    std::thread thread_;
};

struct Answer {
    std::optional<Action> best;
    ubi::Score score = ubi::Score::points(0);
};

Answer ask(Engine& engine, const Position& position, const ubi::Limits& limits) {
    Answer answer;
    SearchSignals signals;
    std::optional<Watch> watch;
    if (limits.move_time) watch.emplace(signals);
    engine.new_game();
    answer.best = engine
                      .choose(Game(position), limits, signals,
                              [&](const ubi::SearchInfo& info) { answer.score = info.score; })
                      .best;
    return answer;
}

// Whether the action leads to a win within this many actions. If that is too hard to prove, because
// the engine has found a way that is far from the shortest, a win within two turns more than
// necessary will do.
bool keeps_the_win(const Position& position, Action action, int actions, int turns) {
    const Position next = position.after(action);
    const Player winner = position.actor();
    if (const auto won = kit::wins(next, winner, kit::Measure::Actions, actions - 1, plenty))
        return *won;
    return kit::wins(next, winner, kit::Measure::Turns, turns + 2, plenty) == true;
}

bool is_win(ubi::Score score) { return score.kind() == ubi::Score::Kind::Win; }

struct Group {
    int turns;
    bool by_capture;
};

std::vector<Solved> rows_of(const Group& group) {
    std::vector<Solved> rows = reference::solved_list(TEST_DATA_DIR "/solved.txt");
    std::erase_if(rows, [&](const Solved& row) {
        return row.solution.turns != group.turns || row.solution.by_capture != group.by_capture;
    });
    return rows;
}

std::string group_name(const testing::TestParamInfo<Group>& info) {
    return "Turns" + std::to_string(info.param.turns) +
           (info.param.by_capture ? "Capture" : "Immobility");
}

class SolvedPositions : public testing::TestWithParam<Group> {};

TEST_P(SolvedPositions, TheWinIsFoundAndTrue) {
    Engine engine;
    ubi::Limits limits;
    limits.move_time = longest_wait;
    const std::vector<Solved> rows = rows_of(GetParam());
    for (const Solved& row : rows) {
        const Position position = *parse_fen(row.fen);
        const Answer answer = ask(engine, position, limits);
        ASSERT_TRUE(answer.best) << row.fen;
        EXPECT_TRUE(is_win(answer.score)) << row.fen;
        if (!is_win(answer.score)) continue;
        const int actions = answer.score.value();
        EXPECT_GE(actions, row.solution.actions) << row.fen;
        EXPECT_TRUE(keeps_the_win(position, *answer.best, actions, row.solution.turns))
            << row.fen << ": " << to_text(*answer.best) << " does not win in " << actions;
    }
}

// The size of the table may cost time, but must not change what is proven. With every placement
// considered, most of them are proven; with sanitizers that takes too long, so one has to do.
// Without them a table may hide a win, as it decides which moves come so late that they are pruned,
// but it must not invent one.
TEST_P(SolvedPositions, AreProvenTheSameWithEveryTable) {
    Engine engine;
    std::vector<Solved> rows = rows_of(GetParam());
    if (kit::sanitized) rows.resize(1);
    std::size_t proven = 0;
    for (const bool all_placements : {false, true}) {
        if (all_placements && kit::sanitized) break;
        proven = 0;
        for (const Solved& row : rows) {
            ubi::Limits limits;
            limits.depth = row.solution.turns + (kit::sanitized ? 0 : 1);
            std::vector<ubi::Score> scores;
            for (const int megabytes : {1, 4, 64}) {
                engine.configure({.hash = megabytes, .all_placements = all_placements});
                scores.push_back(ask(engine, *parse_fen(row.fen), limits).score);
            }
            for (const ubi::Score score : scores) {
                if (all_placements) {
                    EXPECT_EQ(score, scores.front()) << row.fen;
                } else if (is_win(score)) {
                    EXPECT_GE(score.value(), row.solution.actions) << row.fen;
                }
            }
            proven += std::ranges::any_of(scores, is_win);
        }
    }
    EXPECT_GE(proven, rows.size() * 3 / 4);
}

INSTANTIATE_TEST_SUITE_P(Engine, SolvedPositions,
                         testing::Values(Group{1, true}, Group{1, false}, Group{2, true},
                                         Group{2, false}, Group{3, true}, Group{3, false},
                                         Group{4, true}, Group{4, false}),
                         group_name);

}  // namespace
}  // namespace barracuda::engine
