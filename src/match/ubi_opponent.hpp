// An opponent in its own process that speaks UBI. It is started when first needed and restarted
// after every failure.
#pragma once

#include "match/contestant.hpp"
#include "match/opponent.hpp"
#include "ubi/client.hpp"

#include <optional>
#include <string>

namespace barracuda::match {

class UbiOpponent : public Opponent {
public:
    explicit UbiOpponent(Contestant contestant) : contestant_(std::move(contestant)) {}

    Result<void, Misbehaviour> new_game() override;
    Result<ChosenAction, Misbehaviour> choose(const Game& game, const ubi::Limits& limits,
                                              Milliseconds patience) override;

private:
    Result<void, Misbehaviour> start();
    Failure<Misbehaviour> give_up(const ubi::EngineFailure& failure);

    Contestant contestant_;
    std::optional<ubi::Client> client_;
};

// Starts every engine once to check that it runs and has the requested options, and to learn its
// name. Options for all engines go to those that have them; at least one must. Afterwards every
// engine has a unique name. The error is one sentence.
Result<void, std::string> introduce(std::vector<Contestant>& contestants,
                                    const std::vector<EngineOption>& options_for_all);

}  // namespace barracuda::match
