#include "engine/engine.hpp"
#include "engine/system.hpp"

#include <algorithm>
#include <cstdlib>

// The part of the engine that deepens iteratively, on several threads, until it is enough.
namespace barracuda::engine {
namespace {

constexpr int deepest = 100;

}  // namespace

// Searches until the context says that it is enough. The result is in the actions of the main
// search, best first.
void Engine::think(SearchContext& context, const Game& game, const std::vector<Action>& actions,
                   std::size_t lines, const Report& report) {
    context_ = &context;
    // A level must not profit from earlier searches: a game that was interrupted continues as it
    // would have.
    if (settings_.level < full_strength)
        new_game();
    else if (!table_.has_room())
        make_table();
    table_.new_search();
    for (auto& search : searches_) {
        search->consider_all_placements(settings_.all_placements);
        // The result of a search of fixed depth, and what a level sees, must not depend on that.
        search->solve_endings(settings_.level == full_strength && !context.limits().depth);
        search->set_root(game, actions);
    }
    const auto lead = [&] {
        deepen(context, lines, report);
        context.finish();
    };
    work_together(working_threads(), [this](std::size_t thread) { help(thread); }, lead);
    context_ = nullptr;
}

// The other threads do the same, every second one a step ahead. They fill the table.
void Engine::help(std::size_t thread) {
    for (int depth = 1 + static_cast<int>(thread % 2); depth <= deepest; ++depth)
        if (!searches_[thread]->search_root(0, depth * one_turn, -points::infinite,
                                            points::infinite))
            return;
}

void Engine::deepen(SearchContext& context, std::size_t lines, const Report& report) {
    const std::vector<RootAction>& found = main_search().actions();
    const int last = std::min(context.limits().depth.value_or(deepest), deepest);
    int hunted_turns = 2;
    for (int depth = 1; depth <= last; ++depth) {
        for (std::size_t line = 0; line < lines; ++line)
            if (!search_line(depth, line)) return;
        main_search().sort_lines(lines);
        context.has_result();
        if (lines == 1 && !context.limits().depth) hunt(hunted_turns);
        for (std::size_t line = 0; line < lines; ++line) report_line(context, depth, line, report);
        const int best = found.front().points;
        const bool proven = lines == 1 && points::is_proven(best);
        // Nothing nearer than what was proven can be found any more.
        if (proven && context.limits().depth && points::win - std::abs(best) <= depth) return;
        if (context.may_end_early() && (found.size() == 1 || (proven && depth > 2))) return;
        if (context.is_time_up()) return;
    }
}

// A win may depend on a placement that the search prunes. A share of the nodes goes into looking at
// all of them, a turn deeper each time that the nodes suffice. The result of a search of fixed
// depth must not depend on that.
void Engine::hunt(int& turns) {
    constexpr std::uint64_t share = 16;  // "hunt for wins" (docs/playing-strength.md)
    Search& search = main_search();
    const int best = search.actions().front().points;
    if (points::is_proven(best)) return;
    const bool all_but_proven = points::is_decided(best);
    const std::uint64_t nodes = search.nodes() / (all_but_proven ? 1 : share);
    if (search.hunt(turns * one_turn, nodes, all_but_proven ? 2 : 1)) ++turns;
}

// Searches with a narrow window around the last value, widened until it suffices: "aspiration"
// (docs/playing-strength.md). False if it was stopped.
bool Engine::search_line(int depth, std::size_t line) {
    Search& search = main_search();
    const int last = search.actions()[line].points;
    int window = depth >= 5 && last > -points::infinite ? settings_.margins.aspiration
                                                        : 2 * points::infinite;
    int alpha = std::max(-points::infinite, last - window);
    int beta = std::min(+points::infinite, last + window);
    while (search.search_root(line, depth * one_turn, alpha, beta)) {
        const int points = search.actions()[line].points;
        window = window > 1000 ? 2 * points::infinite : window * 3;
        if (points <= alpha && alpha > -points::infinite)
            alpha = std::max(-points::infinite, points - window);
        else if (points >= beta && beta < points::infinite)
            beta = std::min(+points::infinite, points + window);
        else
            return true;
    }
    return false;
}

void Engine::report_line(const SearchContext& context, int depth, std::size_t line,
                         const Report& report) const {
    const RootAction& found = main_search().actions()[line];
    const Milliseconds time = context.elapsed();
    std::uint64_t nodes = 0;
    for (const auto& search : searches_) nodes += search->nodes();
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count()));
    report({.depth = depth,
            .selective_depth = std::max(depth, found.selective_depth),
            .multi_pv = static_cast<int>(line) + 1,
            .score = points::to_score(found.points),
            .nodes = nodes,
            .nodes_per_second = nodes * 1000 / milliseconds,
            .hash_full = table_.thousandths_full(),
            .time = time,
            .line = found.line});
}

}  // namespace barracuda::engine
