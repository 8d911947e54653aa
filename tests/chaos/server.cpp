// server_chaos HOST PORT URL GAMES PACE OUTAGES ALLOWANCE: plays this many games at a time on a
// server, which tools/chaos kills or cuts off meanwhile, until SIGTERM; PACE is roughly how many
// milliseconds a player thinks. After that all games must continue. The games in the database at
// URL are compared with what was acknowledged, and the clocks with the outages listed in the file:
// in each they may lose ALLOWANCE milliseconds. The exit code is 1 if something is wrong.
#include "chaos/verdict.hpp"
#include "client/http.hpp"

#include <csignal>
#include <cstdio>
#include <deque>
#include <thread>

namespace {

using namespace barracuda;
using namespace std::chrono_literals;
volatile std::sig_atomic_t ended = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

constexpr auto patience = 60s;
// No increment, so that any lost time shows.
constexpr const char* terms = R"({"colour":"white","clock":{"kind":"live","initial":600000}})";

struct Pair {
    client::Credentials white;
    client::Credentials brown;
    std::string game;
};

std::optional<Pair> begin_game(const client::Endpoint& endpoint) {
    client::Http white(endpoint);
    client::Http brown(endpoint);
    const auto challenge = white.post("/api/challenges", terms);
    const auto id = challenge ? client::parse_text(challenge->body, "id") : std::nullopt;
    if (!id) return std::nullopt;
    const auto accepted = brown.post("/api/challenges/" + *id + "/accept");
    const auto game = accepted ? client::parse_text(accepted->body, "game") : std::nullopt;
    if (!game) return std::nullopt;
    return Pair{white.credentials(), brown.credentials(), *game};
}

bool everybody(const std::deque<chaos::Player>& players, const auto& holds) {
    return std::ranges::all_of(players, holds);
}

// Whether each command is answered and each game continues.
bool all_go_on(chaos::Company& company, std::deque<chaos::Player>& players) {
    std::vector<std::int64_t> before;
    for (const chaos::Player& player : players) before.push_back(player.done());
    const auto stands_still = [&](std::size_t i) {
        return players[i].done() + players[i + 1].done() <= before[i] + before[i + 1] + 1;
    };
    const bool went_on = company.loop.run_until(
        [&] {
            for (std::size_t i = 0; i < players.size(); i += 2)
                if (stands_still(i)) return false;
            return true;
        },
        patience);
    for (std::size_t i = 0; i < players.size(); i += 2)
        if (stands_still(i))
            std::printf("a game does not go on: %s; %s\n", players[i].description().c_str(),
                        players[i + 1].description().c_str());
    company.rests = true;
    const bool answered = company.loop.run_until(
        [&] { return everybody(players, [](const auto& player) { return !player.is_waiting(); }); },
        patience);
    if (!answered) std::printf("a command was not answered\n");
    return went_on && answered;
}

int report(const chaos::Company& company, const std::deque<chaos::Player>& players,
           const chaos::Verdict& verdict) {
    for (const std::string& mistake : verdict.mistakes()) std::printf("%s\n", mistake.c_str());
    std::size_t connections = 0;
    for (const chaos::Player& player : players) connections += player.connections();
    std::printf("%lld commands acknowledged, %lld events in %zu games, %d of them finished\n",
                static_cast<long long>(company.count), static_cast<long long>(verdict.events()),
                company.acknowledged.size(), verdict.finished());
    std::printf("%zu connections by %zu players; up to %.1f s given back in one game\n",
                connections, players.size(),
                static_cast<double>(verdict.given_back().count()) / 1000);
    for (const auto& [code, count] : company.refused)
        std::printf("%d refused as %s\n", count, code.c_str());
    std::printf("%zu mistakes\n", verdict.mistakes().size());
    return verdict.mistakes().empty() && company.count > 0 ? 0 : 1;
}

struct Task {
    client::Endpoint endpoint;
    std::string url;
    int games;
    std::chrono::milliseconds pace;
    std::string outages;
    Milliseconds allowance;
};

int perform(const Task& task) {
    chaos::Company company{.endpoint = task.endpoint, .pace = task.pace};
    std::deque<chaos::Player> players;
    for (int i = 0; i < task.games; ++i) {
        const auto pair = begin_game(task.endpoint);
        if (!pair) {
            std::fprintf(stderr, "game %d could not be begun\n", i);
            return 2;
        }
        for (const client::Credentials& credentials : {pair->white, pair->brown})
            players.emplace_back(company, credentials, players.size() + 1).sit_down(pair->game);
    }
    std::printf("playing\n");
    std::fflush(stdout);
    company.loop.run_until([] { return ended != 0; }, 24h);
    const bool well = all_go_on(company, players);
    const auto store = store::Store::open(task.url);
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().c_str());
        return 2;
    }
    const auto outages = chaos::read_outages(task.outages);
    chaos::Verdict verdict(*store, outages, task.allowance);
    for (const auto& [game, told] : company.acknowledged) verdict.look_at(game, told);
    const int result = report(company, players, verdict);
    return well ? result : 1;
}

}  // namespace

int main(int count, char** values) {
    if (count != 8) {
        std::fprintf(stderr, "usage: server_chaos HOST PORT URL GAMES PACE OUTAGES ALLOWANCE\n");
        return 2;
    }
    std::signal(SIGTERM, [](int) { ended = 1; });
    return perform({.endpoint = {values[1], static_cast<std::uint16_t>(std::atoi(values[2]))},
                    .url = values[3],
                    .games = std::atoi(values[4]),
                    .pace = std::chrono::milliseconds(std::atoi(values[5])),
                    .outages = values[6],
                    .allowance = Milliseconds{std::atoi(values[7])}});
}
