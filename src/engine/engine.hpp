// The player: iterative deepening with one or more search threads, time management, levels and
// multiple lines. It reports what it finds and prints nothing.
#pragma once

#include "base/random.hpp"
#include "engine/chooser.hpp"
#include "engine/eval/evaluator.hpp"
#include "engine/search.hpp"
#include "engine/search_context.hpp"
#include "engine/settings.hpp"
#include "engine/table.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace barracuda::engine {

class Engine : public Chooser {
public:
    explicit Engine(const EngineSettings& settings = {});
    ~Engine() override;

    std::string name() const override;
    const EngineSettings& settings() const { return settings_; }
    // Between searches.
    void configure(const EngineSettings& settings);

    std::vector<ubi::OptionInfo> options() const override;
    Result<void, std::string> set_option(std::string_view name, std::string_view value) override;
    // For the levels that search; those by sight keep the linear evaluation they were made with.
    void set_evaluator(std::unique_ptr<Evaluator> evaluator);
    void new_game() override;
    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override;
    std::string explain_evaluation(const Position& position) const override;

private:
    void make_table();
    void make_searches();
    Result<void, std::string> load_evaluator(std::string_view path);
    ubi::Choice choose_by_sight(const Game& game, const ActionList& allowed,
                                const ubi::Limits& limits, const SearchSignals& signals,
                                const Report& report);
    ubi::Choice choose_by_search(const Game& game, const ActionList& allowed,
                                 const ubi::Limits& limits, const SearchSignals& signals,
                                 const Report& report);
    std::optional<Action> forced_win(const Game& game, const ActionList& allowed,
                                     const SearchSignals& signals);
    void think(SearchContext& context, const Game& game, const std::vector<Action>& actions,
               std::size_t lines, const Report& report);
    std::vector<Action> root_actions(const Game& game, const ActionList& all) const;
    std::size_t working_threads() const;
    bool is_limited() const;
    Evaluator& evaluator() const;  // the one that the level uses
    Random lots_for(const Game& game) const;
    std::size_t any_good_line(const Game& game, std::size_t lines) const;
    void help(std::size_t thread);
    void deepen(SearchContext& context, std::size_t lines, const Report& report);
    bool search_line(int depth, std::size_t line);
    void hunt(int& turns);
    void report_line(const SearchContext& context, int depth, std::size_t line,
                     const Report& report) const;
    Search& main_search() const { return *searches_.front(); }

    EngineSettings settings_;
    TranspositionTable table_;  // allocated by the first search
    std::unique_ptr<Evaluator> evaluator_;
    std::unique_ptr<Evaluator> evaluator_by_sight_;
    std::vector<std::unique_ptr<Search>> searches_;
    const SearchContext* context_ = nullptr;  // tells the searches when to stop
};

}  // namespace barracuda::engine
