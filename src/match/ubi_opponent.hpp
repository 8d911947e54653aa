// An opponent that is a process of its own and speaks UBI. It is started when first needed and
// again after every failure.
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
    Result<Answer, Misbehaviour> choose(const Game& game, const Limits& limits,
                                        Milliseconds patience) override;

private:
    Result<void, Misbehaviour> start();
    Failure<Misbehaviour> give_up(const ubi::EngineFailure& failure);

    Contestant contestant_;
    std::optional<ubi::Client> client_;
};

// Starts every engine once to see that it runs and has the options that are to be set, and to learn
// its name. Options for all engines go to those that have them; at least one must. Afterwards names
// are there and differ. The error is one sentence.
Result<void, std::string> introduce(std::vector<Contestant>& contestants,
                                    const std::vector<EngineOption>& options_for_all);

}  // namespace barracuda::match
