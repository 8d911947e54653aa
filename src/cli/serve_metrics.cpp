#include "cli/serve_metrics.hpp"

#include "base/text.hpp"
#include "cli/serve_options.hpp"
#include "server/metrics.hpp"

namespace barracuda::cli {

std::optional<server::Endpoint> parse_endpoint(const std::string& text) {
    const auto colon = text.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    std::string address = text.substr(0, colon);
    const auto port = parse_number(text.substr(colon + 1));
    const bool is_v6 = address.starts_with('[') && address.ends_with(']');
    if (is_v6) address = address.substr(1, address.size() - 2);
    const bool has_colon = address.find(':') != std::string::npos;
    if (is_v6 != has_colon || !server::parse_address(address)) return std::nullopt;
    if (!port || *port < 0 || *port > highest_port) return std::nullopt;
    return server::Endpoint{address, static_cast<std::uint16_t>(*port)};
}

MetricsPort::MetricsPort(server::Server server)
    : server_(std::move(server)), thread_([this] { server_.run(1); }) {}

MetricsPort::~MetricsPort() {
    server_.stop();
    thread_.join();
}

Result<std::unique_ptr<MetricsPort>, server::OpenError> MetricsPort::open(
    const server::Endpoint& endpoint, server::Online& online) {
    auto opened = server::Server::open(
        endpoint, server::metrics_handler([&online] { return online.metrics(); }));
    if (!opened) return fail(opened.error());
    return std::unique_ptr<MetricsPort>(new MetricsPort(std::move(*opened)));
}

}  // namespace barracuda::cli
