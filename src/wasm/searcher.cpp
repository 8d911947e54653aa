#include "wasm/searcher.hpp"

#include "base/text.hpp"
#include "engine/bench.hpp"
#include "engine/eval/evaluator_file.hpp"
#include "engine/level.hpp"
#include "engine/time.hpp"
#include "rules/text/notation.hpp"
#include "ubi/winning_chance.hpp"
#include "wasm/arguments.hpp"
#include "wasm/parts_json.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace barracuda::wasm {
namespace {

constexpr int most_lines = 5;

struct Query {
    int level = engine::full_strength;
    std::uint64_t seed = 1;
    ubi::Limits limits;
};

constexpr std::int64_t large = 1'000'000'000'000;

// The range of a number, and what it is for.
struct Limit {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
    void (*take)(Query& query, std::int64_t number);
};

constexpr Limit known_limits[] = {
    {"level", 1, engine::full_strength,
     [](Query& query, auto number) { query.level = static_cast<int>(number); }},
    {"seed", 0, 1'000'000'000,
     [](Query& query, auto number) { query.seed = static_cast<std::uint64_t>(number); }},
    {"moveTime", 1, large,
     [](Query& query, auto number) { query.limits.move_time = Milliseconds{number}; }},
    {"nodes", 1, large,
     [](Query& query, auto number) { query.limits.nodes = static_cast<std::uint64_t>(number); }},
    {"depth", 1, 100,
     [](Query& query, auto number) { query.limits.depth = static_cast<int>(number); }},
    {"lines", 1, most_lines,
     [](Query& query, auto number) { query.limits.multi_pv = static_cast<int>(number); }},
    // The clocks, as in the engine protocol.
    {"wtime", 0, large,
     [](Query& query, auto number) { query.limits.time[Player::White] = Milliseconds{number}; }},
    {"btime", 0, large,
     [](Query& query, auto number) { query.limits.time[Player::Brown] = Milliseconds{number}; }},
    {"winc", 0, large,
     [](Query& query, auto number) {
         query.limits.increment[Player::White] = Milliseconds{number};
     }},
    {"binc", 0, large,
     [](Query& query, auto number) {
         query.limits.increment[Player::Brown] = Milliseconds{number};
     }},
};

Result<void, std::string> take_number(Query& query, std::string_view name, std::int64_t number) {
    const auto limit = std::ranges::find(known_limits, name, &Limit::name);
    if (limit == std::end(known_limits)) return fail("there is no limit " + quoted(name));
    if (number < limit->least || number > limit->most)
        return fail(std::string(name) + " must be from " + std::to_string(limit->least) + " to " +
                    std::to_string(limit->most));
    limit->take(query, number);
    return {};
}

Result<Query, std::string> parse_query(const std::vector<std::string_view>& lines) {
    Query query;
    for (const std::string_view line : lines) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const auto number = parse_number(trimmed(line.substr(space)));
        if (!number) return fail(quoted(line) + " is not a limit");
        if (const auto taken = take_number(query, line.substr(0, space), *number); !taken)
            return fail(taken.error());
    }
    return query;
}

bool is_by_network(const Query& query) { return query.level > engine::last_level_by_sight; }

Answer without_network() { return complain("the network is missing"); }

std::string_view score_word(ubi::Score::Kind kind) {
    switch (kind) {
        case ubi::Score::Kind::Win: return "win";
        case ubi::Score::Kind::Loss: return "loss";
        case ubi::Score::Kind::Points: break;
    }
    return "points";
}

std::string line_json(const ubi::SearchInfo& info, Player actor) {
    const ubi::Score score = actor == Player::White ? info.score : info.score.reversed();
    JsonObject of_score;
    of_score.text("kind", score_word(score.kind()));
    of_score.number("value", score.value());
    JsonArray actions;
    for (const Action action : info.line) actions.text(to_text(action));
    JsonObject object;
    object.number("rank", info.multi_pv);
    object.number("depth", info.depth);
    object.field("score", of_score.done());
    object.field("chance", chance_json(ubi::winning_chance(score)));
    object.field("actions", actions.done());
    return object.done();
}

std::string info_json(const ubi::SearchInfo& info, const std::string& line) {
    JsonObject object;
    object.number("nodes", info.nodes);
    object.number("nodesPerSecond", info.nodes_per_second);
    object.number("time", info.time.count());
    object.field("line", line);
    return object.done();
}

std::string result_json(const ubi::Choice& choice, const std::map<int, std::string>& lines) {
    JsonArray array;
    for (const auto& [rank, line] : lines) array.item(line);
    JsonObject object;
    object.field("best", json_or_null(choice.best,
                                      [](Action action) { return json_string(to_text(action)); }));
    object.field("lines", array.done());
    return object.done();
}

}  // namespace

Answer Searcher::needs_network(std::string_view text) const {
    const auto query = parse_query(arguments_of(text).lines);
    if (!query) return complain(query.error());
    return std::string(json_bool(is_by_network(*query) && !has_network_));
}

Answer Searcher::take_network(std::string_view content) {
    auto evaluator = engine::parse_evaluator(content);
    if (!evaluator) return complain("the network cannot be used: " + evaluator.error());
    engine_.set_evaluator(std::move(*evaluator));
    has_network_ = true;
    return std::string(json_null);
}

Answer Searcher::search(std::string_view text, const Tell& tell) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    const auto query = parse_query(arguments.lines);
    if (!query) return complain(query.error());
    if (is_by_network(*query) && !has_network_) return without_network();
    if ((*game)->outcome()) return result_json({}, {});
    engine_.configure({.hash = hash, .level = query->level, .seed = query->seed});
    std::map<int, std::string> lines;
    const engine::SearchSignals signals;
    const auto report = [&](const ubi::SearchInfo& info) {
        const std::string line = line_json(info, (*game)->position().actor());
        lines[info.multi_pv] = line;
        tell(info_json(info, line));
    };
    const ubi::Choice choice = engine_.choose(**game, query->limits, signals, report);
    return result_json(choice, lines);
}

Answer Searcher::bench() {
    if (!has_network_) return without_network();
    const engine::Stopwatch watch;
    JsonObject object;
    object.number("nodes", engine::bench(engine_, [](const std::string&) {}));
    object.number("milliseconds", watch.elapsed().count());
    return object.done();
}

}  // namespace barracuda::wasm
