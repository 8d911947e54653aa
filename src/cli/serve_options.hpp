// The options of `barracuda serve`, from its command line, the environment or a file.
#pragma once

#include "cli/command.hpp"
#include "server/net/server.hpp"
#include "server/people/buckets.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::cli {

inline constexpr int highest_port = 65535;

struct ServeOptions {
    std::string config;  // a file with more options
    std::string port = "8080";
    std::string address = "127.0.0.1";
    std::string root;
    std::string store;   // empty: in the user's data folder
    std::string limits;  // "none", or changed rates
    std::string proxy;
    std::string log = "text";  // or "json"
    std::string metrics;       // address:port; empty: none
    int new_connections = server::rates::new_connections().count;
    std::size_t open_connections = server::Limits{}.connections_of_one_address;
    std::size_t message_size = server::Limits{}.message_bytes;
    std::size_t queue_size = server::usual_queue;
    bool lan = false;
    bool next_free = false;
    bool open = false;
    int parent = 0;  // a process to end with; 0: none
};

// "requests=120,chat=10": the limits by name. Nothing if a name or a number is invalid.
std::optional<server::RateCounts> parse_rates(std::string_view text);

// Invalid values are refused while parsing; whether they fit together is for the caller to check.
void add_serve_options(CLI::App& command, ServeOptions& options);

}  // namespace barracuda::cli
