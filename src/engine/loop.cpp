#include "engine/loop.hpp"

#include "base/text.hpp"
#include "engine/background.hpp"
#include "engine/bench.hpp"
#include "picture/board_text.hpp"
#include "rules/legal.hpp"
#include "rules/perft.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "ubi/candidates.hpp"
#include "ubi/message.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <istream>
#include <mutex>
#include <ostream>
#include <utility>

namespace barracuda::engine {
namespace {

constexpr std::string_view author = "the Barracuda authors";

// Prints whole lines, each at once and not mixed with those of other threads.
class Output {
public:
    explicit Output(std::ostream& out) : out_(out) {}

    // One line or several; the last line end may be missing.
    void print(std::string_view text) {
        if (text.ends_with('\n')) text.remove_suffix(1);
        const std::scoped_lock lock(mutex_);
        out_ << text << '\n' << std::flush;
    }
    void reply(const ubi::Reply& reply) { print(ubi::to_text(reply)); }
    void error(std::string_view text) { reply(ubi::InfoString{"error " + std::string(text)}); }

private:
    std::ostream& out_;
    std::mutex mutex_;
};

// What is wrong with an action in a game, with the clause that it breaks.
std::string refusal(const Game& game, std::size_t number, Action action) {
    const Explanation why = game.explain(action);
    return "move " + std::to_string(number) + ", " + to_text(action) + ", is illegal by " +
           std::string(clause_of(why)) + ": " + text_of(why);
}

// Like perft, but checks the signal from time to time. Once it is set, the result is meaningless.
std::uint64_t perft_until(const std::atomic<bool>& stop, const Position& position, int depth) {
    if (depth <= 2) return perft(position, depth);
    std::uint64_t nodes = 0;
    for (const Action action : legal_actions(position)) {
        if (stop) break;
        nodes += perft_until(stop, position.after(action), depth - 1);
    }
    return nodes;
}

class Loop {
public:
    Loop(Chooser& chooser, std::ostream& out) : chooser_(chooser), output_(out) {}

    // False if that was the last command.
    bool obey(std::string_view line) {
        heard_ = std::chrono::steady_clock::now();
        if (trimmed(line).empty()) return true;
        const auto command = ubi::parse_command(line);
        if (!command)
            output_.error(command.error());
        else
            std::visit([&](const auto& known) { handle(known); }, *command);
        return !command || !std::holds_alternative<ubi::Quit>(*command);
    }

    void end_of_input() {
        if (ends_by_itself_) background_.wait();
    }

private:
    enum class End : std::uint8_t { ByItself, WhenStopped };

    void start(End end, std::function<void()> work) {
        ends_by_itself_ = end == End::ByItself;
        background_.start(std::move(work));
    }

    void handle(const ubi::Hello&) {
        output_.reply(ubi::IdName{chooser_.name()});
        output_.reply(ubi::IdAuthor{std::string(author)});
        for (const ubi::OptionInfo& option : chooser_.options())
            output_.reply(ubi::OptionLine{option});
        output_.reply(ubi::UbiOk{});
    }

    void handle(const ubi::IsReady&) { output_.reply(ubi::ReadyOk{}); }

    void handle(const ubi::NewGame&) {
        background_.finish();
        chooser_.new_game();
    }

    void handle(const ubi::SetOption& command) {
        background_.finish();
        for (const ubi::OptionInfo& option : chooser_.options()) {
            if (!ubi::same_option_name(option.name, command.name)) continue;
            if (const auto fault = ubi::fault_of_value(option, command.value))
                return output_.error(*fault);
            const auto done = chooser_.set_option(option.name, command.value);
            if (!done) output_.error(done.error());
            return;
        }
        output_.error("there is no option " + quoted(command.name));
    }

    void handle(const ubi::SetPosition& command) {
        background_.finish();
        Game game(command.start);
        for (std::size_t i = 0; i < command.moves.size(); ++i)
            if (!game.play(command.moves[i]))
                return output_.error(refusal(game, i + 1, command.moves[i]));
        game_ = std::move(game);
    }

    void handle(const ubi::Go& command) {
        background_.finish();
        if (game_.outcome()) return output_.reply(ubi::BestMove{});
        ubi::Limits limits = command.limits;
        limits.asked = heard_;
        start(end_of(limits, game_.position().actor()),
              [this, limits, game = game_] { search(game, limits); });
    }

    static End end_of(const ubi::Limits& limits, Player actor) {
        const bool limited =
            limits.depth || limits.nodes || limits.move_time || limits.time[actor].has_value();
        return limited && !limits.infinite && !limits.ponder ? End::ByItself : End::WhenStopped;
    }

    void search(const Game& game, const ubi::Limits& limits) {
        bool passed_over = false;
        const auto check = [&](Action first) {
            if (passed_over || ubi::is_wanted(first, limits)) return;
            passed_over = true;
            output_.error("only and except leave no legal action, so they are ignored");
        };
        const auto report = [&](const ubi::SearchInfo& info) {
            if (!info.line.empty()) check(info.line.front());
            output_.reply(ubi::InfoLine{info});
        };
        const ubi::Choice choice = chooser_.choose(game, limits, background_.signals(), report);
        if (choice.best) check(*choice.best);
        if (limits.infinite)
            background_.wait_for_stop();
        else if (limits.ponder)
            background_.wait_for_stop_or_ponder_hit();
        output_.reply(ubi::BestMove{choice});
    }

    void handle(const ubi::Stop&) { background_.stop(); }
    void handle(const ubi::PonderHit&) { background_.ponder_hit(); }

    void handle(const ubi::Perft& command) {
        background_.finish();
        start(End::ByItself, [this, position = game_.position(), depth = command.depth] {
            count(position, depth);
        });
    }

    void count(const Position& position, int depth) {
        std::vector<std::pair<std::string, Action>> actions;
        if (depth > 0)
            for_each_legal(position,
                           [&](Action action) { actions.emplace_back(to_text(action), action); });
        std::ranges::sort(actions);
        std::uint64_t total = depth == 0 ? 1 : 0;
        const auto& stop = background_.signals().stop;
        for (const auto& [text, action] : actions) {
            const std::uint64_t nodes = perft_until(stop, position.after(action), depth - 1);
            if (stop) return output_.reply(ubi::InfoString{"perft was stopped"});
            output_.print(text + ": " + std::to_string(nodes));
            total += nodes;
        }
        output_.print("nodes: " + std::to_string(total));
    }

    void handle(const ubi::Display&) {
        const Setup setup = game_.position().setup();
        picture::TextStyle style;
        style.unicode = false;
        style.colour = false;
        output_.print(picture::board_text(setup, style) + "fen: " + to_fen(setup));
    }

    void handle(const ubi::Eval&) {
        background_.finish();
        output_.print(chooser_.explain_evaluation(game_.position()));
    }

    void handle(const ubi::Bench&) {
        background_.finish();
        start(End::ByItself, [this] {
            bench(
                chooser_, [this](const std::string& text) { output_.print(text); },
                background_.signals());
        });
    }

    void handle(const ubi::Quit&) { background_.finish(); }

    void handle(const ubi::UnknownCommand& command) {
        output_.reply(ubi::InfoString{"unknown command " + quoted(command.text)});
    }

    Chooser& chooser_;
    Output output_;
    Game game_{Position::closed()};
    std::chrono::steady_clock::time_point heard_;  // when the current command was read
    bool ends_by_itself_ = false;                  // true of the current work, or the last
    Background background_;                        // last: it ends before what it uses
};

}  // namespace

int run_ubi(Chooser& chooser, std::istream& in, std::ostream& out) {
    Loop loop(chooser, out);
    std::string line;
    while (std::getline(in, line))
        if (!loop.obey(line)) return 0;
    loop.end_of_input();
    return 0;
}

}  // namespace barracuda::engine
