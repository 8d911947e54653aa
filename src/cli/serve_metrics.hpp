// A server's metrics, on a separate address and port, so that they are not public.
#pragma once

#include "base/result.hpp"
#include "server/net/server.hpp"
#include "server/online.hpp"

#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace barracuda::cli {

// "127.0.0.1:9090", "[::1]:9090"; nothing if the text is neither.
std::optional<server::Endpoint> parse_endpoint(const std::string& text);

// Answers requests during its lifetime.
class MetricsPort {
public:
    // `online` must outlive it.
    static Result<std::unique_ptr<MetricsPort>, server::OpenError> open(
        const server::Endpoint& endpoint, server::Online& online);
    ~MetricsPort();
    MetricsPort(const MetricsPort&) = delete;
    MetricsPort& operator=(const MetricsPort&) = delete;

    std::uint16_t port() const { return server_.port(); }

private:
    explicit MetricsPort(server::Server server);

    server::Server server_;
    std::thread thread_;
};

}  // namespace barracuda::cli
