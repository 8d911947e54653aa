#include "engine/anchors/anchors.hpp"

#include "engine/anchors/anchor.hpp"

#include <array>

namespace barracuda::engine {
namespace {

constexpr std::array<std::string_view, 7> names{"random", "novice",  "learner", "careful",
                                                "greedy", "rollout", "crude"};

}  // namespace

std::span<const std::string_view> anchor_names() { return names; }

std::unique_ptr<Chooser> make_anchor(std::string_view name) {
    if (name == "random") return anchors::make_random();
    if (name == "novice") return anchors::make_novice();
    if (name == "learner") return anchors::make_learner();
    if (name == "careful") return anchors::make_careful();
    if (name == "greedy") return anchors::make_greedy();
    if (name == "rollout") return anchors::make_rollout();
    if (name == "crude") return anchors::make_crude();
    return nullptr;
}

}  // namespace barracuda::engine
