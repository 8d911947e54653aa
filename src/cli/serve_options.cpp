#include "cli/serve_options.hpp"

#include "base/text.hpp"
#include "cli/serve_metrics.hpp"
#include "server/origin.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

constexpr int most_connections = 100'000;
constexpr int highest_rate = 1'000'000;
constexpr int least_size = 256;
constexpr int largest_size = 16 << 20;

// These functions return what is wrong with a text, or an empty text.
auto number_from(int lowest, int highest) {
    return [lowest, highest](const std::string& text) {
        const auto number = parse_number(text);
        const bool fits = number && *number >= lowest && *number <= highest;
        return fits ? std::string()
                    : fmt::format("{} is not a number from {} to {}", barracuda::quoted(text),
                                  lowest, highest);
    };
}

std::string fault_of_limits(const std::string& text) {
    if (text == "usual" || text == "none" || parse_rates(text)) return {};
    return fmt::format("{} is not usual, none or limits such as requests=120,chat=10",
                       barracuda::quoted(text));
}

std::string fault_of_log(const std::string& text) {
    if (text == "text" || text == "json") return {};
    return fmt::format("{} is neither text nor json", barracuda::quoted(text));
}

std::string fault_of_proxy(const std::string& text) {
    if (server::parse_address(text)) return {};
    return fmt::format("{} is not an IP address", barracuda::quoted(text));
}

std::string fault_of_metrics(const std::string& text) {
    if (parse_endpoint(text)) return {};
    return fmt::format("{} is not an address with a port, such as 127.0.0.1:9090",
                       barracuda::quoted(text));
}

void add_place(CLI::App& command, ServeOptions& options) {
    command.add_option("--port", options.port, "Port to listen on (8080); 0 picks a free one")
        ->type_name("N")
        ->check(number_from(0, highest_port))
        ->envname("BARRACUDA_PORT");
    command
        .add_option("--address", options.address,
                    "Address to listen on: 127.0.0.1 (the default) for this machine only, "
                    "0.0.0.0 for everyone")
        ->type_name("IP")
        ->envname("BARRACUDA_ADDRESS");
    command
        .add_flag("--lan", options.lan,
                  "Listen on the local network, and show the address as a QR code")
        ->envname("BARRACUDA_LAN");
    command.add_option("--root", options.root, "Folder of the built web app")
        ->type_name("DIR")
        ->envname("BARRACUDA_ROOT");
    command
        .add_option("--store", options.store,
                    "Where games are stored: a file, postgresql://…, or none to disable online "
                    "games; by default a file in your data folder")
        ->type_name("PLACE")
        ->envname("BARRACUDA_STORE");
}

void add_limits(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--proxy", options.proxy,
                    "Address of the reverse proxy, whose X-Forwarded headers are trusted")
        ->type_name("IP")
        ->check(fault_of_proxy)
        ->envname("BARRACUDA_PROXY");
    command
        .add_option("--limits", options.limits,
                    "Rate limits: usual, changed ones such as requests=120,chat=10, or none, on "
                    "this machine only")
        ->type_name("usual|NAME=N,…|none")
        ->check(fault_of_limits)
        ->envname("BARRACUDA_LIMITS");
    command
        .add_option("--new-connections", options.new_connections,
                    "Connections that one address may open per second (20)")
        ->type_name("N")
        ->check(number_from(1, most_connections))
        ->envname("BARRACUDA_NEW_CONNECTIONS");
    command
        .add_option("--open-connections", options.open_connections,
                    "Connections that one address may keep open (200)")
        ->type_name("N")
        ->check(number_from(1, most_connections))
        ->envname("BARRACUDA_OPEN_CONNECTIONS");
    command
        .add_option("--message-size", options.message_size,
                    "Bytes that a message over a socket may have (4096)")
        ->type_name("N")
        ->check(number_from(least_size, largest_size))
        ->envname("BARRACUDA_MESSAGE_SIZE");
    command
        .add_option("--queue-size", options.queue_size,
                    "Bytes that may wait for a client before it is disconnected (65536)")
        ->type_name("N")
        ->check(number_from(least_size, largest_size))
        ->envname("BARRACUDA_QUEUE_SIZE");
}

}  // namespace

std::optional<server::RateCounts> parse_rates(std::string_view text) {
    server::RateCounts counts;
    for (const std::string_view part : split(text, ',')) {
        const auto sign = part.find('=');
        if (sign == std::string_view::npos) return std::nullopt;
        const std::string_view name = trimmed(part.substr(0, sign));
        const auto count = parse_number(trimmed(part.substr(sign + 1)));
        const bool is_known = std::ranges::find(server::rates::all, name, &server::Rate::name) !=
                              server::rates::all.end();
        if (!is_known || !count || *count < 1 || *count > highest_rate) return std::nullopt;
        counts[std::string(name)] = static_cast<int>(*count);
    }
    return counts;
}

void add_serve_options(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--config", options.config,
                    "Configuration file: these options without the dashes, one per line, such as "
                    "port = 9000; arguments and the environment take precedence")
        ->type_name("FILE")
        ->configurable(false)
        ->envname("BARRACUDA_CONFIG");
    add_place(command, options);
    add_limits(command, options);
    command
        .add_option("--log", options.log,
                    "Log format on standard error: text (the default) or json")
        ->type_name("text|json")
        ->check(fault_of_log)
        ->envname("BARRACUDA_LOG");
    command
        .add_option("--metrics", options.metrics,
                    "Address and port on which Prometheus finds /metrics, such as 127.0.0.1:9090; "
                    "off by default")
        ->type_name("ADDRESS:PORT")
        ->check(fault_of_metrics)
        ->envname("BARRACUDA_METRICS");
    command.add_flag("--next-free", options.next_free,
                     "If the port is in use, listen on the next free one");
    command.add_flag("--open", options.open, "Open a browser if there is a desktop")
        ->configurable(false);
    // For programs that start a server of their own; not shown.
    command.add_option("--parent", options.parent)->group("")->configurable(false);
}

}  // namespace barracuda::cli
