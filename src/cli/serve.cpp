#include "base/text.hpp"
#include "cli/browser.hpp"
#include "cli/command.hpp"
#include "cli/file_limit.hpp"
#include "cli/input.hpp"
#include "cli/installation.hpp"
#include "cli/interruption.hpp"
#include "cli/local_network.hpp"
#include "cli/serve_metrics.hpp"
#include "cli/serve_options.hpp"
#include "cli/server_log.hpp"
#include "cli/settings_file.hpp"
#include "cli/store_place.hpp"
#include "server/net/server.hpp"
#include "server/online.hpp"
#include "server/site/respond.hpp"
#include "server/site/site.hpp"

#include <fmt/format.h>
#include <malloc.h>
#include <sched.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>

namespace barracuda::cli {
namespace {

using server::Endpoint;
using server::Handler;
using server::Online;
using server::OpenError;
using server::OpenFault;
using server::Server;
using server::Site;

// Online play and where its games are stored; neither if it is switched off.
struct OnlinePlay {
    std::optional<StorePlace> place;
    std::unique_ptr<Online> online;
};

int give_up(const std::string& sentence) {
    complain(sentence);
    return refused;
}

// Cores that the process may use, which may be fewer than there are.
unsigned usable_cores() {
    cpu_set_t cores;
    if (::sched_getaffinity(0, sizeof cores, &cores) != 0) return 1;
    return static_cast<unsigned>(CPU_COUNT(&cores));
}

// The address for a browser on this machine.
std::string url_of(const std::string& address, int port) {
    const bool is_here =
        address == "127.0.0.1" || address == "::1" || address == "0.0.0.0" || address == "::";
    if (is_here) return fmt::format("http://localhost:{}", port);
    const bool is_v6 = address.find(':') != std::string::npos;
    return fmt::format("http://{}:{}", is_v6 ? "[" + address + "]" : address, port);
}

bool is_loopback(const std::string& address) {
    return address.starts_with("127.") || address == "::1" || address == "localhost";
}

Result<OnlinePlay, std::string> open_online(const ServeOptions& options, const Site& site,
                                            const ServerLog& log) {
    OnlinePlay play;
    if (options.store == "none") return play;
    auto place = StorePlace::take(options.store);
    if (!place) return fail(place.error());
    play.place.emplace(std::move(*place));
    server::OnlineSettings settings;
    settings.store = play.place->url();
    settings.app = site.version();
    settings.limited = options.limits != "none";
    settings.rates = parse_rates(options.limits).value_or(server::RateCounts());
    settings.api.proxy = options.proxy;
    settings.api.new_connections = options.new_connections;
    settings.api.queue_bytes = options.queue_size;
    settings.log = [&log](const std::string& sentence) { log.warn(sentence); };
    auto online = Online::open(std::move(settings));
    if (!online) return fail(online.error());
    play.online = std::move(*online);
    return play;
}

Handler handler_of(const Site& site, Online* online) {
    auto pages = server::at_once(
        [&site](const server::Request& request) { return server::respond(site, request); });
    return online ? online->handler(std::move(pages)) : pages;
}

// The database, and what is read and written now and then.
constexpr std::size_t files_of_its_own = 64;

// A server that runs out of files cannot even accept whoever should replace an idle client. Without
// limits, for measurements: as many as the system allows.
server::Limits limits_of(const ServeOptions& options, std::size_t files) {
    server::Limits limits;
    limits.message_bytes = options.message_size;
    if (const auto proxy = server::parse_address(options.proxy))
        limits.proxy = server::origin_of(*proxy);
    const bool limited = options.limits != "none";
    const std::size_t room = files - std::min(files / 2, files_of_its_own + limits.turned_away);
    limits.connections = limited ? std::min(limits.connections, room) : room;
    limits.connections_of_one_address =
        limited ? std::min(options.open_connections, limits.connections / 2) : room;
    return limits;
}

Result<Server, OpenError> open_server(Endpoint endpoint, const Handler& handler,
                                      const server::Limits& limits, bool next_free) {
    auto opened = Server::open(endpoint, handler, limits);
    const int wanted = endpoint.port;
    while (next_free && !opened && opened.error().fault == OpenFault::PortTaken &&
           endpoint.port < highest_port) {
        ++endpoint.port;
        opened = Server::open(endpoint, handler, limits);
    }
    if (opened && endpoint.port != wanted)
        fmt::print(stderr, "Port {} is in use; using {} instead.\n", wanted, endpoint.port);
    return opened;
}

// Checks that need all of the options.
std::optional<std::string> contradiction_in(const ServeOptions& options) {
    if (options.limits == "none" && (options.lan || !is_loopback(options.address)))
        return "limits can only be switched off on a loopback address such as 127.0.0.1";
    if (!options.metrics.empty() && options.store == "none")
        return "--metrics cannot be combined with --store none";
    return std::nullopt;
}

// Nothing if metrics are off.
Result<std::unique_ptr<MetricsPort>, OpenError> open_metrics(const ServeOptions& options,
                                                             const OnlinePlay& play,
                                                             const ServerLog& log) {
    if (options.metrics.empty()) return std::unique_ptr<MetricsPort>();
    auto opened = MetricsPort::open(*parse_endpoint(options.metrics), *play.online);
    if (opened) log.info(fmt::format("metrics on port {}", (*opened)->port()));
    return opened;
}

int report(const OpenError& error, int port) {
    if (error.fault == OpenFault::BadAddress) return complain(error.sentence);
    if (error.fault != OpenFault::PortTaken) return give_up(error.sentence);
    return give_up(fmt::format("{}; choose another one with --port {}", error.sentence,
                               port < highest_port ? port + 1 : 0));
}

// For those who cannot type the address; the start page shows it too.
void invite_neighbours(const OnlinePlay& play, int port) {
    const auto address = local_address();
    if (!address) return fmt::print("This machine has no address on a local network.\n");
    const std::string url = url_of(*address, port);
    if (play.online) play.online->set_lan(url);
    fmt::print("On the local network: {}\n\n{}\n", url, qr_code(url));
}

void run_server(Server& server, const OnlinePlay& play, const ServeOptions& options,
                const std::string& url, const Interruption& interruption) {
    if (play.online) play.online->attach(server);
    const std::stop_callback stopping(interruption.token(), [&server] { server.stop(); });
    fmt::print("Barracuda is running at {}  (Ctrl-C stops it)\n", url);
    if (options.lan) invite_neighbours(play, server.port());
    std::fflush(stdout);
    if (options.open) open_browser(url);
    server.run(std::clamp(usable_cores(), 1u, 8u));
    if (play.online) play.online->stop();
}

// Writing a group of changes takes some memory, and so does the next one: the C library must not
// give it back to the system in between.
void keep_some_memory() {
    ::mallopt(M_TRIM_THRESHOLD, 4 << 20);
    ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
}

// Whoever started this server may be killed before it can stop it. False if it was already.
bool end_with(pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    return ::getppid() == parent;
}

int serve(const ServeOptions& options) {
    if (const auto contradiction = contradiction_in(options)) return complain(*contradiction);
    if (options.parent != 0 && !end_with(options.parent)) return success;
    const auto root = options.root.empty() ? web_app() : std::filesystem::path(options.root);
    const auto site = Site::read(root);
    if (!site)
        return give_up(site.error() + (options.root.empty() ? "; ./run builds the web app" : ""));
    const std::size_t files = allow_many_connections();
    keep_some_memory();
    const Interruption interruption;
    const ServerLog log(options.log == "json" ? LogForm::Json : LogForm::Text);
    const auto play = open_online(options, *site, log);
    if (!play)
        return give_up(play.error() + "; choose another place with --store, or --store none");
    const std::string address = options.lan                      ? "0.0.0.0"
                                : options.address == "localhost" ? "127.0.0.1"
                                                                 : options.address;
    const Endpoint endpoint{address, static_cast<std::uint16_t>(*parse_number(options.port))};
    auto opened = open_server(endpoint, handler_of(*site, play->online.get()),
                              limits_of(options, files), options.next_free);
    if (!opened) return report(opened.error(), endpoint.port);
    const auto metrics = open_metrics(options, *play, log);
    if (!metrics) return give_up("metrics: " + metrics.error().sentence);
    log.info(fmt::format("started on port {}, {} games in progress", opened->port(),
                         play->online ? play->online->resumed() : 0));
    run_server(*opened, *play, options, url_of(endpoint.address, opened->port()), interruption);
    log.info("stopped");
    return success;
}

}  // namespace

void add_serve(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ServeOptions>();
    auto* command = program.add_subcommand("serve", "Serve the web app and online games");
    add_serve_options(*command, *options);
    command->footer(
        "Ctrl-C stops it. docs/running-a-server.md explains how to host it for others.\n"
        "Example:\n"
        "  barracuda serve --port 9000 --open");
    command->callback([command, options, &exit_code] {
        const auto read = options->config.empty() ? Result<void, std::string>()
                                                  : read_settings(*command, options->config);
        exit_code = read ? serve(*options) : complain(read.error());
    });
}

}  // namespace barracuda::cli
