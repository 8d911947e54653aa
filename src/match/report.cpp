#include "match/report.hpp"

#include "base/utf8.hpp"
#include "match/elo.hpp"
#include "match/ratings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace barracuda::match {
namespace {

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

double score_percent(const GameCounts& games) {
    return percent(2 * games[2] + games[1], 2 * total(games));
}

// Pairs are more informative; until the first is complete, use games.
std::string elo_of(const MeetingResults& meeting) {
    return total(meeting.pairs) > 0 ? elo_text(meeting.pairs) : elo_text(meeting.games);
}

std::string sprt_text(const Sprt& sprt, const PairCounts& pairs) {
    return fmt::format("LLR {:.2f} ({:.2f}, {:.2f})", sprt.log_likelihood_ratio(pairs),
                       sprt.lower_bound(), sprt.upper_bound());
}

std::vector<Rating> ratings_of(const Standings& standings, std::size_t players) {
    std::vector<HeadToHead> meetings;
    for (const MeetingResults& meeting : standings.meetings())
        meetings.push_back({meeting.players.first, meeting.players.second, meeting.pairs});
    return rate(players, meetings);
}

// The players, strongest first; those that the table shows as equal are in order of entry.
std::vector<std::size_t> ranking(const std::vector<Rating>& ratings) {
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t player) {
        return std::lround(10 * ratings[player].elo);
    });
    return order;
}

std::size_t longest_name(const Names& names) {
    std::size_t longest = 0;
    for (const std::string& name : names) longest = std::max(longest, utf8_length(name));
    return longest;
}

std::string padded(const std::string& name, std::size_t width) {
    return name + std::string(width - std::min(width, utf8_length(name)), ' ');
}

std::string verdict_text(const Sprt& sprt, const PairCounts& pairs) {
    const std::string test =
        fmt::format("SPRT [{:g}, {:g}]: {}, ", sprt.elo0(), sprt.elo1(), sprt_text(sprt, pairs));
    switch (sprt.verdict(pairs)) {
        case Verdict::UpperAccepted:
            return test + fmt::format("{:g} accepted: passed\n", sprt.elo1());
        case Verdict::LowerAccepted:
            return test + fmt::format("{:g} accepted: failed\n", sprt.elo0());
        case Verdict::Undecided: break;
    }
    return test + "undecided\n";
}

std::string duel_report(const Standings& standings, const Names& names,
                        const std::optional<Sprt>& sprt) {
    const MeetingResults& meeting = standings.meetings().front();
    const auto& [lost, drawn, won] = meeting.games;
    std::string text =
        fmt::format("{} against {}: +{} ={} -{} of {}, {:.2f} %\n", names[0], names[1], won, drawn,
                    lost, total(meeting.games), score_percent(meeting.games));
    text +=
        fmt::format("pairs with 0, 1/2, 1, 1 1/2, 2 points: {}\n", fmt::join(meeting.pairs, ", "));
    text += fmt::format("Elo {} (95 %)", elo_of(meeting));
    if (total(meeting.pairs) > 0)
        text += fmt::format(", likelihood of superiority {:.2f} %",
                            100 * estimate_elo(meeting.pairs).superiority);
    text += '\n';
    return sprt ? text + verdict_text(*sprt, meeting.pairs) : text;
}

std::string rating_table(const Standings& standings, const Names& names,
                         const std::vector<Rating>& ratings) {
    const std::size_t width = std::max<std::size_t>(6, longest_name(names));
    std::string text =
        fmt::format("     {}      Elo      +/-   games    score\n", padded("player", width));
    std::size_t rank = 0;
    for (const std::size_t player : ranking(ratings)) {
        const GameCounts games = standings.games_of(player);
        text += fmt::format("{:3}. {} {:+8.1f} {:8.1f} {:7} {:7.2f} %\n", ++rank,
                            padded(names[player], width), ratings[player].elo,
                            ratings[player].error, total(games), score_percent(games));
    }
    return text;
}

std::string cross_table(const Standings& standings, const Names& names,
                        const std::vector<Rating>& ratings) {
    const auto order = ranking(ratings);
    std::vector<std::size_t> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = i;
    std::vector<const MeetingResults*> meetings;
    for (const MeetingResults& meeting : standings.meetings()) meetings.push_back(&meeting);
    const auto stronger = [&](const MeetingResults* m) {
        return std::min(rank[m->players.first], rank[m->players.second]);
    };
    const auto weaker = [&](const MeetingResults* m) {
        return std::max(rank[m->players.first], rank[m->players.second]);
    };
    std::ranges::stable_sort(
        meetings, {}, [&](const MeetingResults* m) { return std::pair(stronger(m), weaker(m)); });
    const std::size_t width = longest_name(names);
    std::string text;
    for (const MeetingResults* meeting : meetings) {
        const bool first_is_stronger = rank[meeting->players.first] == stronger(meeting);
        const MeetingResults seen{meeting->players,
                                  first_is_stronger ? meeting->games : reversed(meeting->games),
                                  first_is_stronger ? meeting->pairs : reversed(meeting->pairs)};
        text += fmt::format("{}  {}  {:>6.2f} %  +{} ={} -{}  Elo {}\n",
                            padded(names[order[stronger(meeting)]], width),
                            padded(names[order[weaker(meeting)]], width), score_percent(seen.games),
                            seen.games[2], seen.games[1], seen.games[0], elo_of(seen));
    }
    return text;
}

std::string finish_lines(const Standings& standings) {
    const FinishCounts& finishes = standings.finishes();
    const std::uint64_t games = standings.games();
    const double length = static_cast<double>(standings.turns()) / static_cast<double>(games);
    return fmt::format(
        "games ended by R8: {}, dead positions: {}, repetition: {}, length: {}, agreed: {}, "
        "faults: {}\n"
        "White scored {:.2f} %, an average game has {:.1f} turns\n",
        finishes.lost_on_board, finishes.dead, finishes.repetition, finishes.length,
        finishes.agreed, finishes.fault, score_percent(standings.white()), length);
}

std::string fault_lines(const Standings& standings, const Names& names) {
    std::string text;
    for (std::size_t player = 0; player < names.size(); ++player) {
        const FaultCounts& faults = standings.faults(player);
        if (total(faults) == 0) continue;
        text += fmt::format("faults of {}:", names[player]);
        for (const EngineFault fault : all_faults)
            text += fmt::format(" {} {}", name_of(fault), faults[static_cast<std::size_t>(fault)]);
        text += '\n';
    }
    return text;
}

}  // namespace

std::string progress_line(const Standings& standings, const Names& names, std::uint64_t planned,
                          const std::optional<Sprt>& sprt) {
    std::string text = fmt::format("{}/{} games, ", standings.games(), planned);
    if (names.size() > 2) {
        const auto ratings = ratings_of(standings, names.size());
        const std::size_t best = ranking(ratings).front();
        text += std::lround(10 * ratings[best].elo) > 0
                    ? fmt::format("{} leads with Elo {:+.1f} +/- {:.1f}", names[best],
                                  ratings[best].elo, ratings[best].error)
                    : "nobody leads";
    } else {
        const MeetingResults& meeting = standings.meetings().front();
        const auto& [lost, drawn, won] = meeting.games;
        text += fmt::format("+{} ={} -{}, {:.1f} %, Elo {}", won, drawn, lost,
                            score_percent(meeting.games), elo_of(meeting));
        if (sprt) text += ", " + sprt_text(*sprt, meeting.pairs);
    }
    const std::uint64_t faults = standings.finishes().fault;
    return faults > 0 ? text + fmt::format(", {} faults", faults) : text;
}

std::string final_report(const Standings& standings, const Names& names,
                         const std::optional<Sprt>& sprt) {
    if (standings.games() == 0) return "no game was finished\n";
    std::string text;
    if (names.size() == 2) {
        text = duel_report(standings, names, sprt);
    } else {
        const auto ratings = ratings_of(standings, names.size());
        text = rating_table(standings, names, ratings) + '\n' +
               cross_table(standings, names, ratings) + '\n';
    }
    return text + finish_lines(standings) + fault_lines(standings, names);
}

}  // namespace barracuda::match
