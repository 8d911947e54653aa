#include "cli/match_settings.hpp"

#include "base/text.hpp"
#include "cli/input.hpp"
#include "match/openings.hpp"
#include "match/ubi_opponent.hpp"
#include "rules/outcome.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace barracuda::cli {
namespace {

constexpr std::size_t default_pairs = 100;
constexpr std::size_t default_sprt_pairs = 20'000;  // enough for any test to be decided
constexpr std::size_t most_generated = 20'000;      // openings; then they repeat

template <class T>
using OrSentence = Result<T, std::string>;

OrSentence<match::Allowance> read_allowance(const MatchOptions& options) {
    match::Allowance allowance;
    const std::array<std::pair<std::string_view, std::string_view>, 4> limits{{
        {"nodes", options.nodes},
        {"depth", options.depth},
        {"move-time", options.move_time},
        {"clock", options.clock},
    }};
    for (const auto& [name, value] : limits) {
        if (value.empty()) continue;
        if (const auto set = set_limit(allowance, name, value); !set) return fail(set.error());
    }
    return allowance;
}

OrSentence<std::vector<match::Contestant>> read_contestants(const MatchOptions& options) {
    const auto allowance = read_allowance(options);
    if (!allowance) return fail(allowance.error());
    std::vector<match::EngineOption> options_for_all;
    for (const std::string& text : options.options) {
        const auto option = match::parse_option(text);
        if (!option) return fail(option.error());
        options_for_all.push_back(*option);
    }
    std::vector<match::Contestant> contestants;
    for (const std::string& text : options.engines) {
        auto contestant = match::parse_contestant(text);
        if (!contestant) return fail(contestant.error());
        if (contestant->allowance.is_empty()) contestant->allowance = *allowance;
        if (contestant->allowance.is_empty())
            return fail(fmt::format(
                "the engine {} has no limit; give --nodes, --move-time, --clock or --depth",
                barracuda::quoted(text)));
        contestants.push_back(std::move(*contestant));
    }
    if (contestants.size() < 2)
        return fail(std::string("a match needs at least two engines: give --engine twice"));
    if (const auto met = introduce(contestants, options_for_all); !met) return fail(met.error());
    return contestants;
}

OrSentence<std::size_t> read_pairs(const MatchOptions& options) {
    if (options.games && *options.games % 2 != 0)
        return fail(std::string("games come in pairs: --games takes an even number"));
    if (options.games) return *options.games / 2;
    if (options.pairs) return *options.pairs;
    return options.sprt.empty() ? default_pairs : default_sprt_pairs;
}

OrSentence<std::vector<Position>> read_openings(const MatchOptions& options) {
    const auto text = read_file(options.openings);
    if (!text) return fail(text.error());
    auto openings = match::parse_openings(*text);
    if (!openings) return fail(fmt::format("{}: {}", options.openings, openings.error()));
    const auto variants = variants_of(options.variant);
    if (variants.size() == 1)
        std::erase_if(*openings,
                      [&](const Position& p) { return match::variant_of(p) != variants.front(); });
    if (openings->empty())
        return fail(fmt::format("{} has no {} opening", options.openings, options.variant));
    return match::shuffled(std::move(*openings), options.seed);
}

std::vector<Position> generate_openings(const MatchOptions& options, std::size_t pairs) {
    match::OpeningSource source(options.seed, variants_of(options.variant));
    std::vector<Position> openings;
    while (openings.size() < std::min(pairs, most_generated)) openings.push_back(source.next());
    return openings;
}

OrSentence<void> set_levels(std::vector<Position>& openings, const std::string& express) {
    const auto express_levels = parse_express_levels(express);
    if (!express_levels)
        return fail(
            fmt::format("the Express levels {} are not two digits from 0 to 2, White's first",
                        barracuda::quoted(express)));
    for (Position& opening : openings)
        opening = match::with_express_levels(opening, *express_levels);
    std::erase_if(openings,
                  [](const Position& opening) { return outcome_of(opening).has_value(); });
    if (openings.empty())
        return fail(std::string("with these Express levels every opening is over"));
    return {};
}

}  // namespace

std::vector<match::Variant> variants_of(const std::string& name) {
    if (name == "closed") return {match::Variant::Closed};
    if (name == "open") return {match::Variant::Open};
    return {match::both_variants.begin(), match::both_variants.end()};
}

Result<match::MatchSettings, std::string> read_settings(const MatchOptions& options) {
    match::MatchSettings settings;
    const auto pairs = read_pairs(options);
    if (!pairs) return fail(pairs.error());
    settings.pairs = *pairs;
    if (!options.sprt.empty()) {
        const auto sprt = match::Sprt::parse(options.sprt);
        if (!sprt) return fail(sprt.error());
        if (options.engines.size() > 2)
            return fail(std::string("--sprt compares two engines, not more"));
        settings.sprt = *sprt;
    }
    if (!options.openings.empty()) {
        auto openings = read_openings(options);
        if (!openings) return fail(openings.error());
        settings.openings = std::move(*openings);
    } else {
        settings.openings = generate_openings(options, *pairs);
    }
    if (!options.express.empty())
        if (const auto set = set_levels(settings.openings, options.express); !set)
            return fail(set.error());
    settings.concurrency = options.concurrency;
    settings.referee.margin = Milliseconds{options.margin};
    settings.referee.draws.turns = options.longest;
    settings.referee.decisive = options.decisive;
    auto contestants = read_contestants(options);
    if (!contestants) return fail(contestants.error());
    settings.contestants = std::move(*contestants);
    return settings;
}

}  // namespace barracuda::cli
