// Caches which positions are dead (R9.1), because that takes long to find out and the same ones are
// asked about again and again. One per thread; it is small and forgets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace barracuda::engine {

class DeadMemory {
public:
    // What is known about the position with this key, otherwise what `decide()` returns.
    template <class Decide>
    bool recall(std::uint64_t key, Decide&& decide) {
        std::uint64_t& slot = slots_[static_cast<std::size_t>(key) & (slots_.size() - 1)];
        const std::uint64_t known = key & ~std::uint64_t{1};
        if ((slot & ~std::uint64_t{1}) != known) slot = known | (decide() ? 1 : 0);
        return (slot & 1) != 0;
    }

private:
    static constexpr std::size_t size = 1 << 14;  // a power of two; no test

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(size);
};

}  // namespace barracuda::engine
