// A server on a free port of this machine, on two threads of its own, until the end of the test.
#pragma once

#include "server/client.hpp"
#include "server/net/server.hpp"

#include <string>
#include <thread>
#include <utility>

namespace barracuda::server {

class Running {
public:
    explicit Running(Handler handler, Limits limits = {})
        : server_(std::move(*Server::open({"127.0.0.1", 0}, std::move(handler), limits))),
          thread_([this] { server_.run(2); }) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { stop(); }

    Client client(const char* from = "127.0.0.1") const { return Client(server_.port(), from); }

    // Comes back when the server has ended.
    void stop() {
        server_.stop();
        if (thread_.joinable()) thread_.join();
    }
    // Only asks it to.
    void ask_to_stop() { server_.stop(); }

private:
    Server server_;
    std::thread thread_;
};

inline const std::string& hello() {
    static const std::string text = "hello";
    return text;
}

// More than the buffers of the system hold.
inline const std::string& large() {
    static const std::string text(16 << 20, 'x');
    return text;
}

// Answers everything with this text, which must live on; HEAD without it.
inline Handler always(const std::string& text) {
    return at_once([&text](const Request& request) {
        Response response;
        response.is_head = request.method == "HEAD";
        response.body = text;
        return response;
    });
}

}  // namespace barracuda::server
