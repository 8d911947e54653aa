// What a server tells its operator, on standard error: one entry per line, with time and level, as
// text or as JSON. It says nothing about visitors: no addresses, names or secrets.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace barracuda::cli {

enum class LogForm : std::uint8_t { Text, Json };

// Thread-safe.
class ServerLog {
public:
    explicit ServerLog(LogForm form);
    ~ServerLog();
    ServerLog(const ServerLog&) = delete;
    ServerLog& operator=(const ServerLog&) = delete;

    void info(std::string_view sentence) const;
    void warn(std::string_view sentence) const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::cli
