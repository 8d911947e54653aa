// The legal actions of a position with their texts, in the order in which the program lists them.
#pragma once

#include "rules/position.hpp"

#include <string>
#include <vector>

namespace barracuda::cli {

struct NamedAction {
    std::string text;
    Action action;
};

std::vector<NamedAction> sorted_actions(const Position& position);  // by bytes of their texts

}  // namespace barracuda::cli
