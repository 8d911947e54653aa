// Caches what was found out about endings, because that takes long and the same ones are asked
// about again and again. One per thread; it is small and forgets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace barracuda::engine {

class EndingMemory {
public:
    struct Known {
        int actions = 0;       // until the loser has lost; 0: nothing is proven
        std::size_t most = 0;  // how many positions were allowed for it; 0: never asked
    };

    Known recall(std::uint64_t key) const {
        const Slot& slot = slots_[place_of(key)];
        return slot.key == key ? slot.known : Known{};
    }
    void remember(std::uint64_t key, const Known& known) { slots_[place_of(key)] = {key, known}; }

private:
    struct Slot {
        std::uint64_t key = 0;
        Known known;
    };

    static constexpr std::size_t size = 1 << 13;  // a power of two; no test
    static std::size_t place_of(std::uint64_t key) {
        return static_cast<std::size_t>(key) & (size - 1);
    }

    std::vector<Slot> slots_ = std::vector<Slot>(size);
};

}  // namespace barracuda::engine
