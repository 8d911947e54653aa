// Requests to the API, one after the other over one connection that is made again when it is gone.
// Each waits for its answer. It keeps the cookie that the server gives, so that whoever it talks
// for stays the same; the meaning of what is asked and answered is for others to know. Not for
// several threads at once.
#pragma once

#include "base/result.hpp"
#include "client/place.hpp"

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
    explicit Http(Place place, Identity identity = {},
                  std::chrono::milliseconds patience = std::chrono::seconds(10));
    Http(Http&&) noexcept;
    Http& operator=(Http&&) noexcept;
    ~Http();

    // The error, a sentence, if no answer came; nobody knows then whether the request was heard. A
    // key makes it safe to ask for a command again.
    Result<Response, std::string> ask(std::string_view method, const std::string& path,
                                      std::string_view body = {}, std::string_view key = {});
    Result<Response, std::string> get(const std::string& path) { return ask("GET", path); }
    Result<Response, std::string> post(const std::string& path, std::string_view body = {}) {
        return ask("POST", path, body);
    }

    const Identity& identity() const;

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::client
