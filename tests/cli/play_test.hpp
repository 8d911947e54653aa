// Games as people play them: the real program at a pseudo-terminal, with a folder of the test's own
// for its games.
#pragma once

#include "cli/folder_test.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"

#include <filesystem>
#include <memory>
#include <optional>

namespace barracuda {

namespace fs = std::filesystem;

inline constexpr const char* enter = "\r";
inline constexpr const char* tab = "\t";
inline constexpr const char* ctrl_c = "\x03";
inline constexpr const char* ctrl_d = "\x04";

class PlayTest : public FolderTest {
protected:
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

    // Everything shown until the text appears.
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

    fs::path autosave() const { return folder_ / "barracuda" / "barragoon-autosave.bgn"; }

    std::optional<std::string> state_;
    std::unique_ptr<kit::Terminal> terminal_;
};

}  // namespace barracuda
