#include "cli/server_log.hpp"

#include "base/json.hpp"

#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <string>

namespace barracuda::cli {
namespace {

constexpr const char* text_pattern = "%Y-%m-%dT%H:%M:%S.%eZ %l: %v";
constexpr const char* json_pattern =
    R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":%v})";

// An entry is one line, whatever a database says.
std::string shown(std::string_view sentence, LogForm form) {
    if (form == LogForm::Json) return json_string(sentence);
    std::string line(sentence);
    std::ranges::replace_if(line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

}  // namespace

struct ServerLog::Inside {
    LogForm form;
    spdlog::logger logger{"server", std::make_shared<spdlog::sinks::stderr_sink_mt>()};
};

ServerLog::ServerLog(LogForm form) : inside_(std::make_unique<Inside>(Inside{form})) {
    inside_->logger.set_pattern(form == LogForm::Json ? json_pattern : text_pattern,
                                spdlog::pattern_time_type::utc);
    inside_->logger.flush_on(spdlog::level::info);
}

ServerLog::~ServerLog() = default;

void ServerLog::info(std::string_view sentence) const {
    inside_->logger.info(shown(sentence, inside_->form));
}
void ServerLog::warn(std::string_view sentence) const {
    inside_->logger.warn(shown(sentence, inside_->form));
}

}  // namespace barracuda::cli
