#include "cli/play/levels.hpp"

#include "cli/play/screen.hpp"

#include <fmt/format.h>

#include <array>
#include <cassert>

namespace barracuda::cli {
namespace {

constexpr int help_columns = 100;

constexpr std::array<LevelWords, 10> all_levels{{
    {"First steps", "Takes a piece now and then, and places barragoons without a plan.",
     "Overlooks most captures, most threats, captures from afar and routes that turn on a "
     "barragoon."},
    {"Easy-going", "Takes what it sees, and places barragoons in front of your pieces.",
     "Overlooks many captures, and rarely sees a threat to its own pieces or a route that turns on "
     "a barragoon."},
    {"Casual", "Takes what it can, and looks after its pieces.",
     "Overlooks captures from afar and routes that turn on a barragoon, and blocks its own pieces "
     "when it places."},
    {"Attentive", "Sees nearly every capture, and thinks of your answer.",
     "Sometimes overlooks a route that turns on a barragoon, and does not see that it is being "
     "shut in."},
    {"Practised", "Sees nearly every route, thinks of your answer, and keeps its pieces free.",
     "Overlooks wins that take two turns."},
    {"Solid", "Overlooks nothing within a turn or two.",
     "Does not see what you are preparing for later."},
    {"Strong", "Looks several turns ahead.", "Overlooks only longer plans."},
    {"Very strong", "Looks far ahead, and shuts you in patiently.",
     "Overlooks only what is well hidden."},
    {"Expert", "Looks very far ahead, and is hard to beat.",
     "Now and then a deep idea escapes it."},
    {"Full strength", "Plays as well as it can: one second per action, or by its clock.",
     "Hardly anything escapes it."},
}};

}  // namespace

const LevelWords& words_of_level(int level) {
    assert(level >= 1 && level <= static_cast<int>(all_levels.size()));
    return all_levels[static_cast<std::size_t>(level - 1)];
}

std::string level_list() {
    std::string list;
    int level = 0;
    for (const auto& [name, text, misses] : all_levels)
        list += wrapped(fmt::format("- {} {}: {} {}", ++level, name, text, misses), help_columns) +
                "\n";
    return list;
}

}  // namespace barracuda::cli
