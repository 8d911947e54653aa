#include "engine/engine.hpp"

#include "base/text.hpp"
#include "engine/beginner.hpp"
#include "engine/engine_options.hpp"
#include "engine/eval/built_in.hpp"
#include "engine/eval/evaluator_file.hpp"
#include "engine/eval/linear.hpp"
#include "engine/explanation.hpp"
#include "engine/system.hpp"
#include "rules/legal.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace barracuda::engine {
namespace {

void keep_first(std::vector<Action>& actions, int count) {
    if (actions.size() > static_cast<std::size_t>(count))
        actions.erase(actions.begin() + count, actions.end());
}

bool is_by_sight(const EngineSettings& settings) { return settings.level <= last_level_by_sight; }

}  // namespace

Engine::Engine(const EngineSettings& settings)
    : settings_(settings),
      evaluator_(built_in_evaluator()),
      evaluator_by_sight_(std::make_unique<LinearEvaluator>()) {
    make_searches();
}

Engine::~Engine() = default;

std::string Engine::name() const { return "Barracuda"; }

std::vector<ubi::OptionInfo> Engine::options() const { return engine_options(); }

Result<void, std::string> Engine::set_option(std::string_view name, std::string_view value) {
    if (name == "EvalFile") return load_evaluator(value);
    const EngineSettings wanted = with_option(settings_, name, value);
    if (name == "Hash" && !table_.resize(static_cast<std::size_t>(wanted.hash)))
        return fail("there is no memory for a Hash of " + std::to_string(wanted.hash) + " MB");
    configure(wanted);
    return {};
}

// The table becomes as large as memory allows when the next search needs it.
void Engine::configure(const EngineSettings& settings) {
    const EngineSettings before = std::exchange(settings_, settings);
    if (settings.threads != before.threads || settings.margins != before.margins ||
        is_by_sight(settings) != is_by_sight(before))
        make_searches();
    const bool other_table = settings.hash != before.hash || settings.level != before.level;
    if (other_table && table_.has_room()) make_table();
}

Result<void, std::string> Engine::load_evaluator(std::string_view path) {
    if (path == built_in_evaluation) {
        set_evaluator(built_in_evaluator());
        return {};
    }
    const auto text = file_content(std::string(path));
    if (!text) return fail("the file " + quoted(path) + " cannot be read");
    auto evaluator = parse_evaluator(*text);
    if (!evaluator)
        return fail("the file " + quoted(path) + " is not an evaluation: " + evaluator.error());
    set_evaluator(std::move(*evaluator));
    return {};
}

// What was found with another evaluation does not count any more.
void Engine::set_evaluator(std::unique_ptr<Evaluator> evaluator) {
    evaluator_ = std::move(evaluator);
    make_searches();
    if (table_.has_room()) make_table();
}

// As large as wanted, or as memory allows. A level starts every search with an empty table, so it
// gets one that its own nodes fill: emptying a large one would take longer than the search.
void Engine::make_table() {
    const int wanted =
        settings_.level < full_strength ? table_megabytes_of(settings_.level) : settings_.hash;
    for (int megabytes = std::min(wanted, settings_.hash);
         !table_.resize(static_cast<std::size_t>(megabytes)); megabytes /= 2)
        if (megabytes == 1) std::abort();
}

void Engine::make_searches() {
    searches_.clear();
    for (int i = 0; i < settings_.threads; ++i)
        searches_.push_back(std::make_unique<Search>(
            table_, evaluator().clone(),
            Search::Control{[this] { return context_->should_stop(); },
                            [this, leads = i == 0](std::uint64_t visited) {
                                return context_->more_nodes(leads, visited);
                            }},
            settings_.margins));
}

void Engine::new_game() {
    make_table();
    for (auto& search : searches_) search->new_game();
}

// Placements by rank, one of each effect; at full strength the others follow, because equal effects
// on the next moves may differ later.
std::vector<Action> Engine::root_actions(const Game& game, const ActionList& all) const {
    std::vector<Action> actions;
    if (!game.position().move_is_due()) {
        const Survey survey(game.position());
        RankedPlacements ranked;
        PlacementRanker(evaluator(), game.position(), survey).rank_all(ranked);
        for (const RankedPlacement& placement : ranked)
            if (std::ranges::find(all, placement.action) != all.end())
                actions.push_back(placement.action);
        if (is_limited()) keep_first(actions, effort_of(settings_.level).placements);
    }
    if (actions.empty() || !is_limited())
        for (const Action action : all)
            if (std::ranges::find(actions, action) == actions.end()) actions.push_back(action);
    return actions;
}

// The levels below the highest need no help.
std::size_t Engine::working_threads() const {
    return settings_.level < full_strength ? 1 : searches_.size();
}

bool Engine::is_limited() const {
    return settings_.level > last_level_by_sight && settings_.level < full_strength;
}

Evaluator& Engine::evaluator() const {
    return is_by_sight(settings_) ? *evaluator_by_sight_ : *evaluator_;
}

// The same for the same seed and the same game, whatever was played before it.
Random Engine::lots_for(const Game& game) const {
    return Random(Random(settings_.seed).next() ^ game.position().key() ^
                  Random(game.size()).next());
}

ubi::Choice Engine::choose(const Game& game, const ubi::Limits& limits,
                           const SearchSignals& signals, const Report& report) {
    const ActionList allowed = ubi::candidates(game, limits);
    if (allowed.empty()) return {};
    return is_by_sight(settings_) ? choose_by_sight(game, allowed, limits, signals, report)
                                  : choose_by_search(game, allowed, limits, signals, report);
}

ubi::Choice Engine::choose_by_sight(const Game& game, const ActionList& allowed,
                                    const ubi::Limits& limits, const SearchSignals& signals,
                                    const Report& report) {
    const SearchContext context(limits, signals, game.position());
    Random lots = lots_for(game);
    const Sight sight(faculties_of(settings_.level), game.position().actor(), lots.next());
    Beginner beginner(sight, evaluator(), game.position(), allowed, lots);
    Beginner::Preference choice = beginner.choose();
    if (beginner.sees_second_turns())
        if (const auto win = forced_win(game, allowed, signals)) choice.action = *win;
    report({.depth = 1,
            .selective_depth = 1,
            .multi_pv = 1,
            .score = ubi::Score::points(choice.points),
            .nodes = choice.nodes,
            .time = context.elapsed(),
            .line = {choice.action}});
    return {choice.action, std::nullopt};
}

// The first action of a win in two turns, as far as a short search finds it. How short it may be
// was not tested.
std::optional<Action> Engine::forced_win(const Game& game, const ActionList& allowed,
                                         const SearchSignals& signals) {
    constexpr std::uint64_t nodes = 2'000;
    constexpr int turns = 3;  // its own, the answer, and its own again
    ubi::Limits own;
    own.nodes = nodes;
    own.depth = turns;
    SearchContext context(own, signals, game.position());
    think(context, game, root_actions(game, allowed), 1, [](const ubi::SearchInfo&) {});
    const RootAction& best = main_search().actions().front();
    return points::is_win(best.points) ? std::optional(best.action) : std::nullopt;
}

ubi::Choice Engine::choose_by_search(const Game& game, const ActionList& allowed,
                                     const ubi::Limits& limits, const SearchSignals& signals,
                                     const Report& report) {
    const std::vector<Action> actions = root_actions(game, allowed);
    const bool varied = is_limited() && game.size() < OpeningVariety::actions;
    ubi::Limits own = limits;
    if (is_limited())
        own.nodes = std::min(limits.nodes.value_or(UINT64_MAX), effort_of(settings_.level).nodes);
    const auto wanted =
        varied ? OpeningVariety::lines
               : static_cast<std::size_t>(limits.multi_pv.value_or(settings_.multi_pv));
    const std::size_t lines = std::min(wanted, actions.size());
    SearchContext context(own, signals, game.position(), working_threads());
    think(context, game, actions, lines, report);
    const RootAction& best =
        main_search().actions()[varied ? any_good_line(game, lines) : std::size_t{0}];
    return {best.action, best.line.size() > 1 ? std::optional(best.line[1]) : std::nullopt};
}

// One of the lines that are nearly as good as the best.
std::size_t Engine::any_good_line(const Game& game, std::size_t lines) const {
    const std::vector<RootAction>& found = main_search().actions();
    std::size_t good = 1;
    while (good < lines && found[good].points >= found.front().points - OpeningVariety::margin)
        ++good;
    return lots_for(game).below(static_cast<std::uint32_t>(good));
}

std::string Engine::explain_evaluation(const Position& position) const {
    return explanation(position, *evaluator().clone());
}

}  // namespace barracuda::engine
