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
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

namespace barracuda::wasm {
namespace {

constexpr int most_lines = 5;

struct Wish {
    int level = engine::full_strength;
    std::uint64_t seed = 1;
    Limits limits;
};

constexpr std::int64_t large = 1'000'000'000'000;

// What a number may be, and what it is for.
struct Limit {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
    void (*take)(Wish& wish, std::int64_t number);
};

constexpr Limit known_limits[] = {
    {"level", 1, engine::full_strength,
     [](Wish& wish, auto number) { wish.level = static_cast<int>(number); }},
    {"seed", 0, 1'000'000'000,
     [](Wish& wish, auto number) { wish.seed = static_cast<std::uint64_t>(number); }},
    {"moveTime", 1, large,
     [](Wish& wish, auto number) { wish.limits.move_time = Milliseconds{number}; }},
    {"nodes", 1, large,
     [](Wish& wish, auto number) { wish.limits.nodes = static_cast<std::uint64_t>(number); }},
    {"depth", 1, 100,
     [](Wish& wish, auto number) { wish.limits.depth = static_cast<int>(number); }},
    {"lines", 1, most_lines,
     [](Wish& wish, auto number) { wish.limits.multi_pv = static_cast<int>(number); }},
    // The clocks, as in the engine protocol.
    {"wtime", 0, large,
     [](Wish& wish, auto number) { wish.limits.time[Player::White] = Milliseconds{number}; }},
    {"btime", 0, large,
     [](Wish& wish, auto number) { wish.limits.time[Player::Brown] = Milliseconds{number}; }},
    {"winc", 0, large,
     [](Wish& wish, auto number) { wish.limits.increment[Player::White] = Milliseconds{number}; }},
    {"binc", 0, large,
     [](Wish& wish, auto number) { wish.limits.increment[Player::Brown] = Milliseconds{number}; }},
};

Result<void, std::string> take_number(Wish& wish, std::string_view name, std::int64_t number) {
    const auto limit = std::ranges::find(known_limits, name, &Limit::name);
    if (limit == std::end(known_limits)) return fail("there is no limit " + quoted(name));
    if (number < limit->least || number > limit->most)
        return fail(std::string(name) + " must be from " + std::to_string(limit->least) + " to " +
                    std::to_string(limit->most));
    limit->take(wish, number);
    return {};
}

Result<Wish, std::string> parse_wish(const std::vector<std::string_view>& lines) {
    Wish wish;
    for (const std::string_view line : lines) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const auto number = parse_number(trimmed(line.substr(space)));
        if (!number) return fail(quoted(line) + " is not a limit");
        if (const auto taken = take_number(wish, line.substr(0, space), *number); !taken)
            return fail(taken.error());
    }
    return wish;
}

bool is_by_network(const Wish& wish) { return wish.level > engine::last_level_by_sight; }

Answer without_network() { return complain("the network is missing"); }

std::string_view score_word(Score::Kind kind) {
    switch (kind) {
        case Score::Kind::Win: return "win";
        case Score::Kind::Loss: return "loss";
        case Score::Kind::Points: break;
    }
    return "points";
}

// A chance in decimals: four of them.
std::string chance_json(double chance) {
    constexpr int scale = 10'000;
    const int parts = static_cast<int>(std::lround(chance * scale));
    return std::to_string(parts / scale) + '.' + std::to_string(scale + parts % scale).substr(1);
}

std::string line_json(const SearchInfo& info, Player actor) {
    const Score score = actor == Player::White ? info.score : info.score.reversed();
    JsonObject of_score;
    of_score.text("kind", score_word(score.kind()));
    of_score.number("value", score.value());
    JsonArray actions;
    for (const Action action : info.line) actions.text(to_text(action));
    JsonObject object;
    object.number("rank", info.multi_pv);
    object.number("depth", info.depth);
    object.field("score", of_score.done());
    object.field("chance", chance_json(winning_chance(score)));
    object.field("actions", actions.done());
    return object.done();
}

std::string info_json(const SearchInfo& info, const std::string& line) {
    JsonObject object;
    object.number("nodes", info.nodes);
    object.number("nodesPerSecond", info.nodes_per_second);
    object.number("time", info.time.count());
    object.field("line", line);
    return object.done();
}

std::string result_json(const Choice& choice, const std::map<int, std::string>& lines) {
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
    const auto wish = parse_wish(arguments_of(text).lines);
    if (!wish) return complain(wish.error());
    return std::string(json_bool(is_by_network(*wish) && !has_network_));
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
    const auto wish = parse_wish(arguments.lines);
    if (!wish) return complain(wish.error());
    if (is_by_network(*wish) && !has_network_) return without_network();
    if ((*game)->outcome()) return result_json({}, {});
    engine_.configure({.hash = hash, .level = wish->level, .seed = wish->seed});
    std::map<int, std::string> lines;
    const engine::SearchSignals signals;
    const auto report = [&](const SearchInfo& info) {
        const std::string line = line_json(info, (*game)->position().actor());
        lines[info.multi_pv] = line;
        tell(info_json(info, line));
    };
    const Choice choice = engine_.choose(**game, wish->limits, signals, report);
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
