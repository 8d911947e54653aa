// Opponents without a process, for the tests of the match: they play at random or do what a
// function says.
#pragma once

#include "base/random.hpp"
#include "match/opponent.hpp"
#include "rules/legal.hpp"

#include <functional>

namespace barracuda::match {

using Reaction = std::function<Result<ChosenAction, Misbehaviour>(const Game&, const ubi::Limits&,
                                                                  Milliseconds)>;

class ScriptedPlayer : public Opponent {
public:
    explicit ScriptedPlayer(Reaction reaction) : reaction_(std::move(reaction)) {}

    Result<void, Misbehaviour> new_game() override {
        ++games;
        if (refusal) return fail(*refusal);
        return {};
    }
    Result<ChosenAction, Misbehaviour> choose(const Game& game, const ubi::Limits& limits,
                                              Milliseconds patience) override {
        return reaction_(game, limits, patience);
    }

    int games = 0;
    std::optional<Misbehaviour> refusal;  // instead of getting ready

private:
    Reaction reaction_;
};

// The same in every game from the same opening.
class RandomPlayer : public Opponent {
public:
    explicit RandomPlayer(std::uint64_t seed) : seed_(seed), random_(seed) {}

    Result<void, Misbehaviour> new_game() override {
        random_ = Random(seed_);
        return {};
    }
    Result<ChosenAction, Misbehaviour> choose(const Game& game, const ubi::Limits&,
                                              Milliseconds) override {
        const std::uint32_t count = count_legal(game.position());
        return ChosenAction{
            nth_legal(game.position(), random_.below(count)), ubi::Score::points(12), {}};
    }

private:
    std::uint64_t seed_;
    Random random_;
};

// Takes its last move back whenever it can, so that positions recur.
inline Reaction shuffling() {
    return [](const Game& game, const ubi::Limits&,
              Milliseconds) -> Result<ChosenAction, Misbehaviour> {
        if (game.size() >= 2 && game.played(game.size() - 2)) {
            const Action last = *game.played(game.size() - 2);
            if (last.is_move() && game.is_legal(Action::move(last.to(), last.from())))
                return ChosenAction{Action::move(last.to(), last.from()), {}, {}};
        }
        for (const Action action : game.legal_actions())
            if (game.position().free().contains(action.to())) return ChosenAction{action, {}, {}};
        return ChosenAction{nth_legal(game.position(), 0), {}, {}};
    };
}

// Plays at random and takes so long for every action.
inline Reaction slow(Milliseconds elapsed) {
    return
        [elapsed, random = Random(1)](const Game& game, const ubi::Limits&,
                                      Milliseconds) mutable -> Result<ChosenAction, Misbehaviour> {
            const std::uint32_t count = count_legal(game.position());
            return ChosenAction{nth_legal(game.position(), random.below(count)), {}, elapsed};
        };
}

inline Reaction failing(EngineFault fault) {
    return [fault](const Game&, const ubi::Limits&,
                   Milliseconds) -> Result<ChosenAction, Misbehaviour> {
        return fail(Misbehaviour{fault, "as scripted"});
    };
}

}  // namespace barracuda::match
