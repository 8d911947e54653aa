// What a server tells whoever runs it, on standard error: one entry a line, with time and level, as
// text or as JSON. Nothing about visitors gets here: no addresses, names or secrets.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace barracuda::cli {

enum class LogForm : std::uint8_t { Text, Json };

// For several threads.
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
