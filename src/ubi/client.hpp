// Drives an engine in its own process, and survives whatever it does. After a failure the process
// is gone and the client is unusable.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "ubi/limits.hpp"
#include "ubi/message.hpp"
#include "ubi/option.hpp"
#include "ubi/process.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::ubi {

struct EngineFailure {
    enum class Kind : std::uint8_t {
        NotStarted,  // there is no such program, or it does not speak UBI
        Crashed,     // it has ended, or closed its output
        Hung,        // no answer by the deadline plus the grace period
        BadAnswer,   // `bestmove` with something other than a legal action
    };
    Kind kind;
    std::string text;  // one sentence
};

std::string_view name_of(EngineFailure::Kind kind);  // "crashed"

struct ClientSettings {
    std::vector<std::string> command;  // the program and its arguments
    Milliseconds start_time{10'000};   // for `ubi`, and for `isready` after options and new games
    Milliseconds grace{2'000};         // after a deadline, before an engine counts as hung
};

struct SearchResult {
    Choice choice;
    std::optional<SearchInfo> info;  // the last one for the best line
    Milliseconds elapsed;            // since the search was requested
};

class Client {
public:
    using Report = std::function<void(const SearchInfo&)>;
    template <class T>
    using Attempt = Result<T, EngineFailure>;

    static Attempt<Client> start(ClientSettings settings);

    Client(Client&&) noexcept = default;
    Client& operator=(Client&&) noexcept = default;
    ~Client();  // says `quit`, waits a moment, then kills

    const std::string& name() const { return name_; }
    const std::string& author() const { return author_; }
    const std::vector<OptionInfo>& options() const { return options_; }
    const OptionInfo* option(std::string_view name) const;  // none if the engine has no such option

    Attempt<void> set_option(std::string_view name, std::string_view value);
    Attempt<void> new_game();
    Attempt<void> ready();  // waits until all of that is done

    // Asks for an action and waits for it. At the deadline the engine is told to stop, and has the
    // grace period to answer: whether an answer was in time is for the caller to decide.
    Attempt<SearchResult> go(const Game& game, const Limits& limits, Deadline deadline,
                             const Report& report = {});

    // The same in steps, for searches that are stopped from outside. Starting a search stops the
    // previous one and drops its answer.
    Attempt<void> begin(const Game& game, const Limits& limits);
    Attempt<std::optional<SearchResult>> poll(Deadline until, const Report& report = {});
    Attempt<void> stop();
    Attempt<void> ponder_hit();
    bool is_searching() const { return search_.has_value(); }

private:
    // What an answer is checked against.
    struct Search {
        ActionList allowed;  // none: the game is over
        std::chrono::steady_clock::time_point begun;
        std::optional<SearchInfo> info;
    };

    Client(Process process, ClientSettings settings)
        : process_(std::move(process)), settings_(std::move(settings)) {}

    Attempt<void> shake_hands();
    Attempt<void> send(const Command& command);
    Attempt<std::optional<Reply>> receive(Deadline until);
    Attempt<void> leave_search();
    Attempt<SearchResult> check(const Choice& choice);
    Failure<EngineFailure> give_up(EngineFailure::Kind kind, std::string text);
    Failure<EngineFailure> ended();

    Process process_;
    ClientSettings settings_;
    std::string name_;
    std::string author_;
    std::vector<OptionInfo> options_;
    std::optional<Search> search_;
    std::string complaint_;  // the last error reported by the engine
    bool given_up_ = false;
};

// The game as a `position` command. Forgotten placements cannot be expressed: the moves start after
// the last one.
SetPosition position_of(const Game& game);

}  // namespace barracuda::ubi
