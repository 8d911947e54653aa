// The player: iterative deepening over one or more search threads, with time, levels and several
// lines. It reports what it finds; it prints nothing.
#pragma once

#include "base/random.hpp"
#include "engine/chooser.hpp"
#include "engine/eval/features.hpp"
#include "engine/run.hpp"
#include "engine/search.hpp"
#include "engine/table.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace barracuda {

class Engine : public Chooser {
public:
    Engine();
    ~Engine() override;

    std::string name() const override;
    std::vector<OptionInfo> options() const override;
    Result<void, std::string> set_option(std::string_view name, std::string_view value) override;
    void set_weights(const features::Weights& weights);
    void new_game() override;
    Choice choose(const Game& game, const Limits& limits, const Signals& signals,
                  const Report& report) override;
    std::string explain_evaluation(const Position& position) const override;

private:
    void make_table();
    void make_searches();
    Result<void, std::string> load_weights(std::string_view path);
    Choice choose_by_sight(const Game& game, const Limits& limits, const Signals& signals,
                           const Report& report);
    Choice choose_by_search(const Game& game, const Limits& limits, const Signals& signals,
                            const Report& report);
    std::optional<Action> forced_win(const Game& game, const Limits& limits,
                                     const Signals& signals);
    void think(Run& run, const Game& game, const std::vector<Action>& actions, std::size_t lines,
               const Report& report);
    std::vector<Action> root_actions(const Game& game, const Limits& limits) const;
    std::size_t working_threads() const;
    bool is_limited() const;
    Random lots_for(const Game& game) const;
    std::size_t any_good_line(const Game& game, std::size_t lines) const;
    void help(std::size_t thread);
    void deepen(Run& run, std::size_t lines, const Report& report);
    bool search_line(int depth, std::size_t line);
    void hunt(int& turns);
    void report_line(const Run& run, int depth, std::size_t line, const Report& report) const;
    Search& main_search() const { return *searches_.front(); }

    Table table_;  // as large as the first search wants it
    int hash_;     // megabytes
    features::Weights weights_;
    int threads_ = 1;
    int multi_pv_ = 1;
    bool all_placements_ = false;
    int level_;
    std::uint64_t seed_ = 1;
    std::vector<std::unique_ptr<Search>> searches_;
    const Run* run_ = nullptr;  // what the searches ask whether to stop
};

}  // namespace barracuda
