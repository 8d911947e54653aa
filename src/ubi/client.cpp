#include "ubi/client.hpp"

#include "base/text.hpp"
#include "rules/text/notation.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>

namespace barracuda::ubi {
namespace {

using Kind = EngineFailure::Kind;
using SteadyClock = std::chrono::steady_clock;

// A healthy engine keeps reading, so a short wait is enough to detect one that does not.
constexpr Milliseconds write_time{2'000};
constexpr Milliseconds quit_time{500};

}  // namespace

std::string_view name_of(Kind kind) {
    switch (kind) {
        case Kind::NotStarted: return "not started";
        case Kind::Crashed: return "crashed";
        case Kind::Hung: return "hung";
        case Kind::BadAnswer: break;
    }
    return "bad answer";
}

SetPosition position_of(const Game& game) {
    SetPosition command{game.start(), {}};
    for (std::size_t i = 0; i < game.size(); ++i) {
        if (const Played played = game.played(i)) {
            command.moves.push_back(*played);
        } else {
            const bool last = i + 1 == game.size();
            command = {last ? game.position() : game.before(i + 1), {}};
        }
    }
    return command;
}

Client::Attempt<Client> Client::start(ClientSettings settings) {
    auto process = Process::start(settings.command);
    if (!process) return fail(EngineFailure{Kind::NotStarted, process.error()});
    Client client(std::move(*process), std::move(settings));
    if (const auto done = client.shake_hands(); !done)
        return fail(EngineFailure{Kind::NotStarted, done.error().text});
    return client;
}

Client::~Client() {
    if (given_up_ || process_.id() < 0) return;
    const Deadline deadline = SteadyClock::now() + quit_time;
    if (process_.write_line(to_text(Command(Quit{})), deadline)) {
        process_.close_input();
        process_.wait(deadline);
    }
}

const OptionInfo* Client::option(std::string_view name) const {
    const auto found = std::ranges::find_if(
        options_, [&](const OptionInfo& known) { return same_option_name(known.name, name); });
    return found == options_.end() ? nullptr : &*found;
}

Client::Attempt<void> Client::shake_hands() {
    const Deadline deadline = SteadyClock::now() + settings_.start_time;
    if (auto sent = send(Hello{}); !sent) return sent;
    do {
        auto reply = receive(deadline);
        if (!reply) return fail(reply.error());
        if (!*reply) break;
        if (auto* id = std::get_if<IdName>(&**reply)) name_ = id->name;
        if (auto* id = std::get_if<IdAuthor>(&**reply)) author_ = id->author;
        if (auto* line = std::get_if<OptionLine>(&**reply)) options_.push_back(line->option);
        if (std::holds_alternative<UbiOk>(**reply)) return {};
    } while (SteadyClock::now() < deadline);
    return give_up(Kind::NotStarted, "no ubiok arrived in time");
}

Client::Attempt<void> Client::set_option(std::string_view name, std::string_view value) {
    return send(SetOption{std::string(name), std::string(value)});
}

Client::Attempt<void> Client::new_game() {
    if (auto sent = send(NewGame{}); !sent) return sent;
    return ready();
}

Client::Attempt<void> Client::ready() {
    const Deadline deadline = SteadyClock::now() + settings_.start_time;
    if (auto sent = send(IsReady{}); !sent) return sent;
    do {
        const auto reply = receive(deadline);
        if (!reply) return fail(reply.error());
        if (!*reply) break;
        if (std::holds_alternative<ReadyOk>(**reply)) return {};
    } while (SteadyClock::now() < deadline);
    return give_up(Kind::Hung, "no readyok arrived in time");
}

Client::Attempt<SearchResult> Client::go(const Game& game, const Limits& limits, Deadline deadline,
                                         const Report& report) {
    if (const auto begun = begin(game, limits); !begun) return fail(begun.error());
    auto answer = poll(deadline, report);
    if (answer && !*answer) {
        if (const auto stopped = stop(); !stopped) return fail(stopped.error());
        answer = poll(std::max(deadline, SteadyClock::now()) + settings_.grace, report);
    }
    if (!answer) return fail(answer.error());
    if (!*answer) return give_up(Kind::Hung, "no bestmove arrived in time");
    return **answer;
}

Client::Attempt<void> Client::begin(const Game& game, const Limits& limits) {
    if (const auto left = leave_search(); !left) return left;
    complaint_.clear();
    if (auto sent = send(position_of(game)); !sent) return sent;
    Search search{candidates(game, limits), SteadyClock::now(), {}};
    if (auto sent = send(Go{limits}); !sent) return sent;
    search_ = search;
    return {};
}

// A late answer to an abandoned search must not be taken for the next one's.
Client::Attempt<void> Client::leave_search() {
    if (!search_) return {};
    if (auto stopped = stop(); !stopped) return stopped;
    const auto answer = poll(SteadyClock::now() + settings_.grace);
    if (!answer) return fail(answer.error());
    if (!*answer) return give_up(Kind::Hung, "it did not stop searching");
    return {};
}

Client::Attempt<std::optional<SearchResult>> Client::poll(Deadline until, const Report& report) {
    while (search_) {
        const auto reply = receive(until);
        if (!reply) return fail(reply.error());
        if (!*reply) break;
        if (const auto* line = std::get_if<InfoLine>(&**reply)) {
            if (line->info.multi_pv == 1) search_->info = line->info;
            if (report) report(line->info);
        }
        if (const auto* line = std::get_if<BestMove>(&**reply)) {
            const auto answer = check(line->choice);
            if (!answer) return fail(answer.error());
            search_.reset();
            return std::optional(*answer);
        }
        if (SteadyClock::now() >= until) break;
    }
    return std::optional<SearchResult>();
}

Client::Attempt<void> Client::stop() { return send(Stop{}); }

Client::Attempt<void> Client::ponder_hit() { return send(PonderHit{}); }

Client::Attempt<SearchResult> Client::check(const Choice& choice) {
    const auto& allowed = search_->allowed;
    const bool fits =
        choice.best ? std::ranges::find(allowed, *choice.best) != allowed.end() : allowed.empty();
    if (!fits) {
        std::string text = choice.best ? barracuda::to_text(*choice.best) + " is not legal"
                                       : "the game is not over";
        if (!complaint_.empty()) text += "; it had said: " + complaint_;
        return give_up(Kind::BadAnswer, text);
    }
    const auto elapsed =
        std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - search_->begun);
    return SearchResult{choice, search_->info, elapsed};
}

Client::Attempt<void> Client::send(const Command& command) {
    if (given_up_)
        return fail(EngineFailure{Kind::Crashed, "the engine has already been given up"});
    if (process_.write_line(to_text(command), SteadyClock::now() + write_time)) return {};
    if (process_.wait(SteadyClock::now() + write_time)) return ended();
    return give_up(Kind::Hung, "it does not read its commands");
}

// The next meaningful line; nothing if there is none in time. An engine that never stops talking
// must not keep us here: after the deadline, each call reads one more line only.
Client::Attempt<std::optional<Reply>> Client::receive(Deadline until) {
    if (given_up_)
        return fail(EngineFailure{Kind::Crashed, "the engine has already been given up"});
    while (true) {
        const auto line = process_.read_line(until);
        if (!line) {
            if (line.error() == ReadFailure::TimedOut) return std::optional<Reply>();
            return ended();
        }
        auto reply = parse_reply(*line);
        const bool answers = line->starts_with("bestmove");
        if (!reply && answers) return give_up(Kind::BadAnswer, reply.error());
        if (reply && !std::holds_alternative<PlainLine>(*reply)) {
            if (const auto* info = std::get_if<InfoString>(&*reply))
                if (info->text.starts_with("error")) complaint_ = info->text;
            return std::optional(std::move(*reply));
        }
        if (SteadyClock::now() >= until) return std::optional<Reply>();
    }
}

Failure<EngineFailure> Client::give_up(Kind kind, std::string text) {
    process_.kill();
    given_up_ = true;
    search_.reset();
    return fail(EngineFailure{kind, std::move(text)});
}

Failure<EngineFailure> Client::ended() {
    const auto status = process_.wait(SteadyClock::now() + quit_time);
    if (!status) return give_up(Kind::Crashed, "it has closed its output");
    return give_up(Kind::Crashed, "it has ended with " + text_of_wait_status(*status));
}

}  // namespace barracuda::ubi
