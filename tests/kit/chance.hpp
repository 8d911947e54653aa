// Small helpers on top of a random generator.
#pragma once

#include "base/random.hpp"

#include <cstdint>

namespace barracuda::kit {

inline bool happens(Random& random, std::uint32_t percent) { return random.below(100) < percent; }

inline int between(Random& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

template <class List>
auto any_of(Random& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace barracuda::kit
