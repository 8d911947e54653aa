#include "cli/play/terminal_game.hpp"

#include "base/text.hpp"
#include "cli/input.hpp"
#include "cli/play/autosave.hpp"
#include "cli/play/completion.hpp"
#include "cli/play/computer.hpp"
#include "cli/play/conversation.hpp"
#include "cli/play/line_editor.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/words.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>

namespace barracuda::cli {
namespace {

// `~/` means the home folder, as in shells.
std::string expanded(const std::string& path) {
    const char* const home = std::getenv("HOME");
    return path.starts_with("~/") && home != nullptr ? home + path.substr(1) : path;
}

Environment environment(const Looks& looks) {
    return {.read_file = [](const std::string& path) { return read_file(expanded(path)); },
            .write_file = [](const std::string& path,
                             std::string_view text) { return write_file(expanded(path), text); },
            .file_exists =
                [](const std::string& path) {
                    std::error_code ignored;
                    return std::filesystem::exists(expanded(path), ignored);
                },
            .style = [looks] { return text_style(looks); },
            .date = fmt::format("{:%Y.%m.%d}", fmt::localtime(std::time(nullptr))),
            .draw_seed = drawn_seed};
}

bool screen_can_be_cleared() {
    const char* const terminal = std::getenv("TERM");
    return terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
}

std::string joined(std::string above, std::string_view below) {
    if (!above.empty() && !below.empty()) above += '\n';
    return above.append(below);
}

class TerminalGame {
public:
    TerminalGame(Table table, const Looks& looks)
        : looks_(looks),
          conversation_(std::move(table), environment(looks)),
          computer_(conversation_.table().opponent),
          editor_(
              signals_,
              [this](std::string_view line) { return completions(conversation_.table(), line); },
              [this] { draw(); }, {computer_.news(), [this] { return hear(); }}),
          autosave_(Autosave::open()) {}

    int run(bool continues) {
        message_ = greeting(conversation_.table());
        if (!take_up_stored_game(continues)) return success;
        if (!autosave_) warn_that_nothing_is_kept(autosave_.error());
        ask();
        draw();
        while (const auto line = editor_.read(prompt())) {
            const Reply reply = conversation_.answer(*line);
            if (reply.leaves) break;
            message_ = reply.text;
            if (reply.other_game) begin_other_game();
            keep();
            ask();
            reply.shows_board ? draw() : say(reply.text);
        }
        leave();
        return success;
    }

private:
    // Starts the computer thinking about the current game, unless it already does.
    void ask() {
        const Game& game = conversation_.table().game();
        const auto question = conversation_.question();
        if (question && computer_.thinks_about(game, *question)) return;
        computer_.stop();
        if (question) computer_.start(game, *question);
    }

    // Shows the computer's answer, and returns the next prompt.
    std::string hear() {
        const Reply reply = conversation_.hear(computer_.take());
        message_ = joined(message_, reply.text);
        keep();
        ask();
        if (!screen_can_be_cleared()) fmt::print("\n");
        draw();
        return prompt();
    }

    std::string prompt() const {
        return conversation_.question() ? "Barracuda thinks> " : prompt_of(conversation_.table());
    }

    void begin_other_game() {
        put_aside();
        computer_.new_game(conversation_.table().opponent);
    }

    // False if the players leave at the question.
    bool take_up_stored_game(bool continues) {
        const auto text = autosave_ ? autosave_->stored() : std::nullopt;
        if (!text) return true;
        auto stored = game_from_text(*text);
        if (stored && stored->game.size() == 0) return true;
        if (!stored || stored->game.outcome() || !continues) {
            put_aside();
            return true;
        }
        const auto answer = editor_.read(question_about(*stored));
        if (!answer) {
            fmt::print("\n");
            return false;
        }
        if (trimmed(*answer).starts_with('n') || trimmed(*answer).starts_with('N')) {
            put_aside();
            return true;
        }
        conversation_.continue_with(std::move(*stored));
        computer_.new_game(conversation_.table().opponent);
        is_kept_ = true;
        message_ = "The game continues. `help` lists the commands.";
        return true;
    }

    static std::string question_about(const SavedGame& stored) {
        return fmt::format("There is an unfinished game, turn {}: continue it? [Y/n] ",
                           stored.game.position().turn());
    }

    void put_aside() {
        if (!autosave_) return;
        is_kept_ = false;
        if (const auto file = autosave_->put_aside())
            message_ += fmt::format("\nThe previous game is saved in {}.", *file);
    }

    // A game is saved from its first action, even if that is taken back.
    void keep() {
        is_kept_ = is_kept_ || conversation_.table().game().size() > 0;
        if (!autosave_ || !is_kept_) return;
        if (const auto stored = autosave_->store(conversation_.record()); !stored) {
            warn_that_nothing_is_kept(stored.error());
            autosave_ = fail(stored.error());
        }
    }

    void warn_that_nothing_is_kept(const std::string& reason) {
        message_ +=
            fmt::format("\nThe game is not saved while you play ({}): use `save FILE`.", reason);
    }

    void draw() {
        if (screen_can_be_cleared()) fmt::print("\x1b[H\x1b[2J");
        fmt::print("{}", screen_text(conversation_.table(), message_, text_style(looks_)));
    }

    void say(std::string_view text) {
        message_.clear();
        fmt::print("{}\n", wrapped(text, window_size().columns));
    }

    void leave() {
        if (signals_.terminal_is_gone()) return;
        const Game& game = conversation_.table().game();
        if (game.size() == 0) {
            fmt::print("\nGoodbye.\n");
        } else if (!autosave_) {
            fmt::print("\nThe game could not be saved; here it is:\n\n{}", conversation_.record());
        } else if (game.outcome()) {
            fmt::print("\nThe game is saved in {}\n", autosave_->path());
        } else {
            const auto& opponent = conversation_.table().opponent;
            fmt::print("\nThe game is saved in {}\n`barracuda play{}` continues it.\n",
                       autosave_->path(),
                       opponent ? fmt::format(" --level {}", opponent->level) : "");
        }
    }

    Looks looks_;
    TerminalSignals signals_;
    Conversation conversation_;
    Computer computer_;
    LineEditor editor_;
    Result<Autosave, std::string> autosave_;
    std::string message_;
    bool is_kept_ = false;
};

}  // namespace

int play_at_terminal(Table table, const Looks& looks, bool continues) {
    return TerminalGame(std::move(table), looks).run(continues);
}

int play_through_pipes(Table table, const Looks& looks) {
    Conversation conversation(std::move(table), environment(looks));
    Computer computer(conversation.table().opponent);
    picture::TextStyle style = text_style(looks);
    style.rows = 0;
    const auto show = [&](Reply reply) {
        while (const auto question = conversation.question()) {
            computer.start(conversation.table().game(), *question);
            const Reply next = conversation.hear(computer.take());
            reply = {.text = joined(reply.text, next.text), .shows_board = next.shows_board};
        }
        if (reply.shows_board)
            fmt::print("{}", screen_text(conversation.table(), reply.text, style));
        else
            fmt::print("{}\n", wrapped(reply.text, style.columns));
        std::fflush(stdout);
    };
    show({.text = greeting(conversation.table())});
    for (std::string line; std::getline(std::cin, line);) {
        fmt::print("> {}\n", line);
        const Reply reply = conversation.answer(line);
        if (reply.leaves) break;
        if (reply.other_game) computer.new_game(conversation.table().opponent);
        show(reply);
    }
    return success;
}

}  // namespace barracuda::cli
