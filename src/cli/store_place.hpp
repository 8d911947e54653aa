// Where a server's games are stored: a file used by one server at a time, or PostgreSQL.
#pragma once

#include "base/result.hpp"

#include <string>

namespace barracuda::cli {

class StorePlace {
public:
    // A path, postgresql://…, or nothing: a file in the user's data folder or, if another server
    // uses it, the next one. Creates the folder, and keeps other servers out during its lifetime.
    // The error is one sentence.
    static Result<StorePlace, std::string> take(const std::string& wanted);
    StorePlace(StorePlace&& other) noexcept;
    StorePlace& operator=(StorePlace&&) = delete;
    StorePlace(const StorePlace&) = delete;
    StorePlace& operator=(const StorePlace&) = delete;
    ~StorePlace();

    const std::string& url() const { return url_; }

private:
    StorePlace(std::string url, int lock) : url_(std::move(url)), lock_(lock) {}

    std::string url_;
    int lock_;  // a file, or -1
};

}  // namespace barracuda::cli
