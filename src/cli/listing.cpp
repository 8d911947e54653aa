#include "cli/listing.hpp"

#include "rules/legal.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace barracuda::cli {

std::vector<NamedAction> sorted_actions(const Position& position) {
    std::vector<NamedAction> actions;
    for_each_legal(position, [&](Action action) { actions.push_back({to_text(action), action}); });
    std::ranges::sort(actions, {}, &NamedAction::text);
    return actions;
}

}  // namespace barracuda::cli
