// Anything that can choose an action: the engine itself, and the frozen anchors it is measured
// against. The UBI loop drives it through this interface, which knows nothing of text.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "ubi/limits.hpp"
#include "ubi/option.hpp"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::engine {

// Set from another thread while a search runs. After `ponder_hit`, a search that was told to ponder
// continues with its clock running.
struct SearchSignals {
    std::atomic<bool> stop{false};
    std::atomic<bool> ponder_hit{false};
};

class Chooser {
public:
    using Report = std::function<void(const ubi::SearchInfo&)>;

    Chooser() = default;
    Chooser(const Chooser&) = delete;
    Chooser& operator=(const Chooser&) = delete;
    virtual ~Chooser() = default;

    virtual std::string name() const = 0;
    virtual std::vector<ubi::OptionInfo> options() const { return {}; }
    // The value has been checked against the option's kind and range. An error is one sentence.
    virtual Result<void, std::string> set_option(std::string_view name, std::string_view value) = 0;
    virtual void new_game() = 0;

    // Chooses for the side to act. Returns soon after `signals.stop`, or earlier if there is
    // nothing left to find: a caller that must not answer yet holds the answer back. The game must
    // not be over.
    virtual ubi::Choice choose(const Game& game, const ubi::Limits& limits,
                               const SearchSignals& signals, const Report& report) = 0;

    // What the `eval` command prints.
    virtual std::string explain_evaluation(const Position& position) const = 0;
};

}  // namespace barracuda::engine
