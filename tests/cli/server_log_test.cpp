#include "cli/server_log.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda::cli {
namespace {

std::string entry(LogForm form, const std::string& sentence) {
    testing::internal::CaptureStderr();
    ServerLog(form).warn(sentence);
    return testing::internal::GetCapturedStderr();
}

TEST(ServerLog, AnEntryIsOneLineWhateverADatabaseSays) {
    const std::string text = entry(LogForm::Text, "disk {full}\n%v \"now\"");
    EXPECT_TRUE(text.ends_with("Z warning: disk {full} %v \"now\"\n")) << text;
    const std::string json = entry(LogForm::Json, "disk {full}\n%v \"now\"");
    EXPECT_TRUE(json.starts_with("{\"time\":\"20")) << json;
    EXPECT_TRUE(
        json.ends_with("\"level\":\"warning\",\"message\":"
                       "\"disk {full}\\u000a%v \\\"now\\\"\"}\n"))
        << json;
}

}  // namespace
}  // namespace barracuda::cli
