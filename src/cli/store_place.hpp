// Where the games of a server are kept: a file that one server at a time uses, or PostgreSQL.
#pragma once

#include "base/result.hpp"

#include <string>

namespace barracuda::cli {

class StorePlace {
public:
    // A path, postgresql://…, or nothing: a file in the user's data folder, and if another server
    // uses it, the next one. Makes the folder, and keeps others away for as long as it lives. The
    // error is one sentence.
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
