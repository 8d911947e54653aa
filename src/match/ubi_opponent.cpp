#include "match/ubi_opponent.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace barracuda::match {
namespace {

using FailureKind = ubi::EngineFailure::Kind;

EngineFault fault_of(FailureKind kind) {
    switch (kind) {
        case FailureKind::Hung: return EngineFault::Hung;
        case FailureKind::BadAnswer: return EngineFault::Illegal;
        default: return EngineFault::Crashed;
    }
}

Result<ubi::Client, ubi::EngineFailure> start_client(const Contestant& contestant) {
    ubi::ClientSettings settings;
    settings.command = command_words(contestant.command);
    return ubi::Client::start(std::move(settings));
}

// What is wrong with the options, in one sentence.
std::optional<std::string> fault_of_options(const ubi::Client& client,
                                            const Contestant& contestant) {
    for (const auto& [name, value] : contestant.options) {
        const ubi::OptionInfo* const option = client.option(name);
        if (!option) return "it has no option " + quoted(name);
        if (auto fault = ubi::fault_of_value(*option, value)) return fault;
    }
    return std::nullopt;
}

std::string unique_name(const std::vector<Contestant>& contestants, std::size_t index) {
    const std::string& wanted = contestants[index].name;
    std::string name = wanted;
    const auto is_taken = [&] {
        const auto end = contestants.begin() + static_cast<std::ptrdiff_t>(index);
        return std::any_of(contestants.begin(), end,
                           [&](const Contestant& other) { return other.name == name; });
    };
    for (int number = 2; is_taken(); ++number) name = wanted + " (" + std::to_string(number) + ")";
    return name;
}

}  // namespace

Result<void, Misbehaviour> UbiOpponent::new_game() {
    if (!client_) {
        if (auto started = start(); !started) return started;
    }
    if (const auto ready = client_->new_game(); !ready) return give_up(ready.error());
    return {};
}

Result<void, Misbehaviour> UbiOpponent::start() {
    auto client = start_client(contestant_);
    if (!client) return give_up(client.error());
    client_.emplace(std::move(*client));
    for (const auto& [name, value] : contestant_.options)
        if (const auto set = client_->set_option(name, value); !set) return give_up(set.error());
    return {};
}

Result<ChosenAction, Misbehaviour> UbiOpponent::choose(const Game& game, const ubi::Limits& limits,
                                                       Milliseconds patience) {
    if (!client_) return fail(Misbehaviour{EngineFault::Crashed, "it is not running"});
    const auto answer = client_->go(game, limits, std::chrono::steady_clock::now() + patience);
    if (!answer) return give_up(answer.error());
    if (!answer->choice.best) return fail(Misbehaviour{EngineFault::Illegal, "it chose nothing"});
    const auto score = answer->info ? std::optional(answer->info->score) : std::nullopt;
    return ChosenAction{*answer->choice.best, score, answer->elapsed};
}

Failure<Misbehaviour> UbiOpponent::give_up(const ubi::EngineFailure& failure) {
    client_.reset();
    return fail(Misbehaviour{fault_of(failure.kind), failure.text});
}

Result<void, std::string> introduce(std::vector<Contestant>& contestants,
                                    const std::vector<EngineOption>& options_for_all) {
    std::vector<bool> used(options_for_all.size(), false);
    for (std::size_t i = 0; i < contestants.size(); ++i) {
        Contestant& contestant = contestants[i];
        const auto complain = [&](const std::string& why) {
            return fail("the engine " + quoted(contestant.command) + ": " + why);
        };
        const auto client = start_client(contestant);
        if (!client) return complain(client.error().text);
        // The engine's own options come last, so that they win.
        std::vector<EngineOption> options;
        for (std::size_t k = 0; k < options_for_all.size(); ++k) {
            if (!client->option(options_for_all[k].first)) continue;
            options.push_back(options_for_all[k]);
            used[k] = true;
        }
        contestant.options.insert(contestant.options.begin(), options.begin(), options.end());
        if (const auto fault = fault_of_options(*client, contestant)) return complain(*fault);
        if (contestant.name.empty())
            contestant.name = client->name().empty() ? contestant.command : client->name();
        contestant.name = unique_name(contestants, i);
    }
    const auto unused = std::ranges::find(used, false);
    if (unused == used.end()) return {};
    const auto& option = options_for_all[static_cast<std::size_t>(unused - used.begin())];
    return fail("no engine has the option " + quoted(option.first));
}

}  // namespace barracuda::match
