// The game as people have it: the real program at a pseudo-terminal, which keeps its games in a
// folder of the test's own.
#pragma once

#include "kit/process.hpp"
#include "kit/terminal.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>

namespace barracuda {

namespace fs = std::filesystem;

inline constexpr const char* enter = "\r";
inline constexpr const char* tab = "\t";
inline constexpr const char* ctrl_c = "\x03";
inline constexpr const char* ctrl_d = "\x04";

class PlayTest : public testing::Test {
protected:
    PlayTest()
        : folder_(fs::temp_directory_path() / ("barracuda-play-" + std::to_string(::getpid()))) {
        fs::create_directories(folder_);
    }
    ~PlayTest() override {
        terminal_.reset();
        fs::remove_all(folder_);
    }

    void start(std::vector<std::string> arguments = {}, kit::Terminal::Size size = {}) {
        arguments.insert(arguments.begin(), "play");
        terminal_.reset();
        terminal_ =
            std::make_unique<kit::Terminal>(BARRACUDA_PROGRAM, arguments, environment(), size);
    }

    std::vector<std::string> environment() const {
        return {"XDG_STATE_HOME=" + state_.value_or(folder_.string()), "LC_ALL=C.UTF-8",
                "TERM=xterm-256color"};
    }

    // What is shown until the text appears.
    std::string expect(std::string_view text) {
        const auto shown = terminal_->wait_for(text);
        EXPECT_TRUE(shown) << '"' << text << "\" did not appear behind this:\n"
                           << terminal_->unseen();
        return shown.value_or("");
    }

    std::string say(std::string_view line, std::string_view answer) {
        terminal_->type(std::string(line) + enter);
        return expect(answer);
    }

    void expect_exit() { EXPECT_EQ(terminal_->exit_code(), 0) << terminal_->unseen(); }

    std::string content(const fs::path& file) const {
        std::ifstream stream(file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    fs::path autosave() const { return folder_ / "barracuda" / "barragoon-autosave.bgn"; }

    fs::path folder_;
    std::optional<std::string> state_;
    std::unique_ptr<kit::Terminal> terminal_;
};

}  // namespace barracuda
