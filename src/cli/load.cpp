// `barracuda load`: how much a server can handle.
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/file_limit.hpp"
#include "cli/input.hpp"
#include "cli/load_games.hpp"
#include "cli/load_server.hpp"
#include "cli/load_tables.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace barracuda::cli {
namespace {

constexpr unsigned server_core = 0;
constexpr unsigned client_core = 1;
constexpr std::chrono::milliseconds longest_warm_up{2'000};
constexpr std::chrono::seconds rest{6};  // until an idle server has sent its pings to everybody

struct LoadOptions {
    std::string server;  // empty: one of our own
    std::string store;
    std::size_t games = 1'000;
    double seconds = 10;
    double rate = 0;
    bool idle = false;
    std::size_t actions = 20;
};

std::optional<client::Endpoint> endpoint_of(const std::string& text) {
    const auto colon = text.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    const auto port = parse_number(std::string_view(text).substr(colon + 1));
    if (colon == 0 || !port || *port < 1 || *port > 65535) return std::nullopt;
    return client::Endpoint{text.substr(0, colon), static_cast<std::uint16_t>(*port)};
}

std::string fault_of_server(const std::string& text) {
    return endpoint_of(text) ? "" : "a server is given as HOST:PORT";
}

double own_processor_time() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

void print_refusals(const LoadTally& tally) {
    for (const auto& [code, count] : tally.refusals)
        fmt::print("refused as {:<18} {}\n", code, count);
}

// No error is tolerated while the figures are taken.
int verdict(const LoadTables& tables, const LoadTally& tally) {
    print_refusals(tally);
    if (tables.lost_lines() > 0) fmt::print("connections lost           {}\n", tables.lost_lines());
    if (tables.gaps() > 0) fmt::print("events missed              {}\n", tables.gaps());
    const bool fine = tally.refusals.empty() && tables.lost_lines() == 0 && tables.gaps() == 0;
    return fine ? success : refused;
}

int measure_speed(const LoadOptions& options, LoadTables& tables, const LoadServer* server) {
    const double server_before = server ? server->processor_time() : 0;
    const double own_before = own_processor_time();
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(options.seconds));
    const auto warm_up = std::min(longest_warm_up, time);
    tables.play(warm_up, time);
    const double all = std::chrono::duration<double>(warm_up + time).count();
    LoadTally& tally = tables.tally();
    fmt::print("acknowledged actions/s     {:.0f}\n",
               static_cast<double>(tally.delays.size()) / options.seconds);
    fmt::print("latency, median            {:.1f} ms\n", tally.delay(0.5));
    fmt::print("latency, 99 %              {:.1f} ms\n", tally.delay(0.99));
    fmt::print("latency, maximum           {:.1f} ms\n", tally.delay(1));
    fmt::print("games ended                {}\n", tables.ended());
    if (server)
        fmt::print("cores used by the server   {:.2f}\n",
                   (server->processor_time() - server_before) / all);
    fmt::print("cores used by the clients  {:.2f}\n", (own_processor_time() - own_before) / all);
    return verdict(tables, tally);
}

int measure_memory(const LoadOptions& options, LoadTables& tables, client::Loop& loop,
                   const LoadServer& server, std::size_t empty) {
    if (!tables.play_all()) return complain("not all games reached the planned number of actions");
    loop.run_until([] { return false; }, rest);
    const std::size_t used = server.memory();
    fmt::print("memory of the server       {:.1f} MB, {:.1f} MB without games\n",
               static_cast<double>(used) / 1e6, static_cast<double>(empty) / 1e6);
    fmt::print("memory per game            {:.1f} kB\n",
               static_cast<double>(used - empty) / 1e3 / static_cast<double>(options.games));
    return verdict(tables, tables.tally());
}

int measure(const LoadOptions& options, const client::Endpoint& endpoint,
            const LoadServer* server) {
    const std::size_t empty = server ? server->memory() : 0;
    const auto games = make_load_games(endpoint, options.games);
    if (!games) return complain(games.error());
    client::Loop loop;
    LoadTables tables(loop, endpoint,
                      {.per_second = options.rate, .actions = options.idle ? options.actions : 0});
    if (!tables.open(*games)) return complain("not all players could connect to the server");
    fmt::print("games                      {}, with 2 sockets each\n", options.games);
    std::fflush(stdout);
    return options.idle ? measure_memory(options, tables, loop, *server, empty)
                        : measure_speed(options, tables, server);
}

int load(const LoadOptions& options) {
    allow_many_connections();
    if (!options.server.empty()) {
        if (options.idle) return complain("--idle cannot be combined with --server");
        return measure(options, *endpoint_of(options.server), nullptr);
    }
    use_core(server_core);
    auto server = LoadServer::start(options.store);
    use_core(client_core);
    if (!server) return complain(server.error());
    const int exit_code = measure(options, server->endpoint(), &*server);
    server->stop();
    return exit_code;
}

}  // namespace

void add_load(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<LoadOptions>();
    auto* command = program.add_subcommand("load", "Measure how many games a server can handle");
    command
        ->add_option("--server", options->server,
                     "A server running without limits; by default one is started")
        ->type_name("HOST:PORT")
        ->check(fault_of_server);
    command
        ->add_option("--store", options->store,
                     "Where the started server stores its games; by default a temporary file")
        ->type_name("PLACE");
    command->add_option("--games", options->games, "Simultaneous games")
        ->type_name("N")
        ->check(CLI::Range(1, 9'000))
        ->capture_default_str();
    command->add_option("--time", options->seconds, "How long to measure")
        ->type_name("S")
        ->check(CLI::Range(0.1, 600.0))
        ->capture_default_str();
    command
        ->add_option("--rate", options->rate,
                     "Actions per second in each game; by default as fast as they are acknowledged")
        ->type_name("N")
        ->check(CLI::Range(0.01, 1'000.0));
    command->add_flag("--idle", options->idle, "Measure the memory of idle games");
    command
        ->add_option("--actions", options->actions,
                     "With --idle: actions to play in each game first")
        ->type_name("N")
        ->check(CLI::Range(2, 1'000))
        ->capture_default_str();
    command->footer(
        "Plays random legal games over local sockets, with the server on one core and all players "
        "on another.\n"
        "Examples:\n"
        "  barracuda load\n"
        "  barracuda load --games 5000 --rate 1\n"
        "  barracuda load --games 5000 --idle");
    command->callback([options, &exit_code] { exit_code = load(*options); });
}

}  // namespace barracuda::cli
