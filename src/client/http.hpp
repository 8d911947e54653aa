// Requests to the API, one at a time over one connection, which is reopened when it is gone. Each
// blocks until its answer comes. It keeps the server's cookie, and with it the guest's identity; it
// does not interpret requests or answers. Not thread-safe.
#pragma once

#include "base/result.hpp"
#include "client/endpoint.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace barracuda::client {

struct Response {
    int status = 0;
    std::string body;

    bool is_fine() const { return status >= 200 && status < 300; }
};

class Http {
public:
    explicit Http(Endpoint endpoint, Credentials credentials = {},
                  std::chrono::milliseconds patience = std::chrono::seconds(10));
    Http(Http&&) noexcept;
    Http& operator=(Http&&) noexcept;
    ~Http();

    // The error is a sentence; without an answer, it is unknown whether the request arrived. An
    // idempotency key makes it safe to repeat a command.
    Result<Response, std::string> ask(std::string_view method, const std::string& path,
                                      std::string_view body = {}, std::string_view key = {});
    Result<Response, std::string> get(const std::string& path) { return ask("GET", path); }
    Result<Response, std::string> post(const std::string& path, std::string_view body = {}) {
        return ask("POST", path, body);
    }

    const Credentials& credentials() const;

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::client
