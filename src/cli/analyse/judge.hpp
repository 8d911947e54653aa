// Judges the actions of one game with the engine: the value of each position, and how much winning
// chance each action gives away. It knows nothing of text, files and records.
//
// Within a chapter the engine keeps its memory from one action to the next. Each chapter begins
// with a new engine, so that an interrupted analysis can resume there with identical results.
#pragma once

#include "cli/analyse/judgement.hpp"
#include "cli/analyse/settings.hpp"
#include "engine/engine.hpp"
#include "ubi/score.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace barracuda::cli {

class Judge {
public:
    static constexpr std::size_t chapter = 12;  // actions

    // The arguments must outlive the judge.
    Judge(const Game& game, const AnalysisSettings& settings, const engine::SearchSignals& signals)
        : game_(game), settings_(settings), signals_(signals) {}

    // Actions are judged in order, starting at the beginning of a chapter. Nothing if stopped.
    std::optional<Judgement> judge(std::size_t index);

private:
    // The value of a position from White's point of view, and the line that shows it.
    struct Finding {
        ubi::Score score;
        std::vector<Action> line;
        bool over;
    };

    static std::optional<Evaluation> evaluation_of(const Finding& finding);
    void begin_chapter();
    std::optional<Finding> look_at(const Game& game);
    std::optional<Finding> search(const Game& game);
    bool weigh(const Game& before, const Finding& best, const Finding& played,
               Judgement& judgement);

    const Game& game_;
    const AnalysisSettings& settings_;
    const engine::SearchSignals& signals_;
    std::unique_ptr<engine::Engine> engine_;
    std::optional<Finding> next_;  // of the position before the next action
};

}  // namespace barracuda::cli
