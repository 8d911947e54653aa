// Counts and times for whoever runs the server, without personal data. The parts of the server
// count here what they do; `text` writes all of it for Prometheus, whose library stays behind this
// header. Thread-safe.
#pragma once

#include "server/message.hpp"
#include "store/writer.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace barracuda::server {

class Metrics {
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    enum class Asked : std::uint8_t { Api, Site };
    void request(Asked asked);
    // Of a request or a message, by the problem's code.
    void refusal(std::string_view code);
    // A client was cut off because it did not read.
    void cut();
    void group(const store::Group& group);

    // Measured when somebody asks.
    struct Gauges {
        std::size_t running_games = 0;
        std::size_t games = 0;  // in memory, finished ones included
        std::size_t sockets = 0;
        std::size_t waiting = 0;  // changes to be written
    };
    std::string text(const Gauges& gauges);

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// Answers GET /metrics, and nothing else.
Handler metrics_handler(std::function<std::string()> text);

}  // namespace barracuda::server
