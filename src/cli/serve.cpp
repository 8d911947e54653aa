#include "base/text.hpp"
#include "cli/browser.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "server/net/server.hpp"
#include "server/respond.hpp"
#include "server/site.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

namespace barracuda::cli {
namespace {

using server::OpenError;
using server::OpenFault;
using server::Place;
using server::Server;
using server::Site;

constexpr int highest_port = 65535;

struct ServeOptions {
    std::string port = "8080";
    std::string address = "127.0.0.1";
    std::string root;
    bool next_free = false;
    bool open = false;
};

int give_up(const std::string& sentence) {
    complain(sentence);
    return refused;
}

// build/release/barracuda -> build/web
std::filesystem::path default_root() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::filesystem::path("build/web") : program.parent_path().parent_path() / "web";
}

// Every connection takes a descriptor, and the usual limit is 1,024.
void allow_many_connections() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

// What a browser on this machine is to be given.
std::string url_of(const std::string& address, int port) {
    const bool is_here =
        address == "127.0.0.1" || address == "::1" || address == "0.0.0.0" || address == "::";
    if (is_here) return fmt::format("http://localhost:{}", port);
    const bool is_v6 = address.find(':') != std::string::npos;
    return fmt::format("http://{}:{}", is_v6 ? "[" + address + "]" : address, port);
}

Result<Server, OpenError> open_server(Place place, const Site& site, bool next_free) {
    const auto handler = [&site](const server::Request& request) {
        return server::respond(site, request);
    };
    auto opened = Server::open(place, handler);
    const int wanted = place.port;
    while (next_free && !opened && opened.error().fault == OpenFault::PortTaken &&
           place.port < highest_port) {
        ++place.port;
        opened = Server::open(place, handler);
    }
    if (opened && place.port != wanted)
        fmt::print(stderr, "Port {} is in use; using {} instead.\n", wanted, place.port);
    return opened;
}

int report(const OpenError& error, int port) {
    if (error.fault == OpenFault::BadAddress) return complain(error.sentence);
    if (error.fault != OpenFault::PortTaken) return give_up(error.sentence);
    return give_up(fmt::format("{}; choose another one with --port {}", error.sentence,
                               port < highest_port ? port + 1 : 0));
}

int serve(const ServeOptions& options) {
    const auto port = parse_number(options.port);
    if (!port || *port < 0 || *port > highest_port)
        return complain(fmt::format("the port {} is not a number from 0 to {}",
                                    barracuda::quoted(options.port), highest_port));
    const auto root = options.root.empty() ? default_root() : std::filesystem::path(options.root);
    const auto site = Site::read(root);
    if (!site)
        return give_up(site.error() + (options.root.empty() ? "; ./run builds the web app" : ""));
    allow_many_connections();
    const Place place{options.address == "localhost" ? "127.0.0.1" : options.address,
                      static_cast<std::uint16_t>(*port)};
    auto opened = open_server(place, *site, options.next_free);
    if (!opened) return report(opened.error(), place.port);
    const std::string url = url_of(place.address, opened->port());
    opened->stop_at_signals();
    fmt::print("Barracuda is running at {}  (Ctrl-C stops it)\n", url);
    std::fflush(stdout);
    if (options.open) open_browser(url);
    opened->run(std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    return success;
}

}  // namespace

void add_serve(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ServeOptions>();
    auto* command = program.add_subcommand("serve", "Serve the web app");
    command->add_option("--port", options->port, "Port to listen on (8080); 0 picks a free one")
        ->type_name("N");
    command
        ->add_option("--address", options->address,
                     "Address to listen on: 127.0.0.1 (the default) for this machine only, "
                     "0.0.0.0 for everyone")
        ->type_name("IP");
    command->add_option("--root", options->root, "Folder of the built web app")->type_name("DIR");
    command->add_flag("--next-free", options->next_free,
                      "If the port is in use, listen on the next free one");
    command->add_flag("--open", options->open, "Open a browser if there is a desktop");
    command->footer(
        "Ctrl-C stops it. docs/running-a-server.md explains how to host it for others.\n"
        "Example:\n"
        "  barracuda serve --port 9000 --open");
    command->callback([options, &exit_code] { exit_code = serve(*options); });
}

}  // namespace barracuda::cli
