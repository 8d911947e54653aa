// What the anchors have in common: a name, the option Seed for those that draw lots, and the text
// of their evaluation. Frozen, see anchors.hpp.
#pragma once

#include "base/random.hpp"
#include "engine/chooser.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace barracuda::engine::anchors {

class Anchor : public Chooser {
public:
    enum class Seeded : bool { No, Yes };

    Anchor(std::string name, Seeded seeded) : name_(std::move(name)), seeded_(seeded) {}

    std::string name() const override { return "Barracuda anchor " + name_; }
    std::vector<ubi::OptionInfo> options() const override;
    Result<void, std::string> set_option(std::string_view name, std::string_view value) override;
    void new_game() override {}
    std::string explain_evaluation(const Position& position) const override;

protected:
    // The same for the same seed and the same game, whatever earlier games or the clock were.
    Random lots_for(const Game& game) const;

private:
    std::string name_;
    Seeded seeded_;
    std::uint64_t seed_ = 1;
};

std::unique_ptr<Chooser> make_random();
std::unique_ptr<Chooser> make_novice();
std::unique_ptr<Chooser> make_learner();
std::unique_ptr<Chooser> make_careful();
std::unique_ptr<Chooser> make_greedy();
std::unique_ptr<Chooser> make_rollout();
std::unique_ptr<Chooser> make_crude();

}  // namespace barracuda::engine::anchors
