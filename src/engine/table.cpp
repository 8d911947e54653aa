#include "engine/table.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace barracuda::engine {
namespace {

// A bit field of the data: its width and position.
template <int Place, int Bits>
struct Field {
    static constexpr int rest = 64 - Bits;

    static std::uint64_t put(std::int64_t value) {
        const auto word = static_cast<std::uint64_t>(value) << rest;
        assert(static_cast<std::int64_t>(word) >> rest == value);
        return word >> (rest - Place);
    }
    static int get(std::uint64_t data) {
        return static_cast<int>(static_cast<std::int64_t>(data << (rest - Place)) >> rest);
    }
};
using ScoreField = Field<16, 24>;
using DepthField = Field<40, 14>;
// The action has 16 bits at position 0, the bound 2 at 54, the generation 6 at 56.
constexpr std::uint64_t used_bit = std::uint64_t{1} << 62;

std::uint64_t packed(const TableEntry& entry, std::uint8_t generation) {
    const std::uint64_t action = entry.action ? entry.action->bits() : 0xffff;
    return action | ScoreField::put(entry.score) | DepthField::put(entry.depth) |
           static_cast<std::uint64_t>(entry.bound) << 54 | std::uint64_t{generation} << 56 |
           used_bit;
}

TableEntry unpacked(std::uint64_t data) {
    return {Action::from_bits(static_cast<std::uint16_t>(data)), ScoreField::get(data),
            DepthField::get(data), static_cast<Bound>(data >> 54 & 3)};
}

int generation_of(std::uint64_t data) { return static_cast<int>(data >> 56 & 63); }

// std::atomic_ref is missing in the library that the WebAssembly build has.
std::uint64_t load_word(const std::uint64_t& word) {
    return __atomic_load_n(&word, __ATOMIC_RELAXED);
}

void store_word(std::uint64_t& word, std::uint64_t value) {
    __atomic_store_n(&word, value, __ATOMIC_RELAXED);
}

// How much an entry is worth keeping: deep and recent ones are. That a search ago counts as much as
// eight turns of depth has no test.
int worth(std::uint64_t data, int generation) {
    if ((data & used_bit) == 0) return -1'000'000;
    const int age = (generation - generation_of(data)) & 63;
    return DepthField::get(data) - 64 * age;
}

}  // namespace

bool TranspositionTable::resize(std::size_t megabytes) {
    const std::size_t count = megabytes * 1024 * 1024 / sizeof(Bucket);
    generation_ = 0;
    if (count == bucket_count_) {
        std::memset(buckets_, 0, count * sizeof(Bucket));
        return true;
    }
    memory_.reset();
    memory_.reset(std::calloc(count + 1, sizeof(Bucket)));  // one more for the alignment
    void* first = memory_.get();
    std::size_t bytes = (count + 1) * sizeof(Bucket);
    buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), sizeof(Bucket), first, bytes));
    bucket_count_ = buckets_ ? count : 0;
    return has_room();
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const {
    for (const Slot& slot : bucket_of(key).slots) {
        const std::uint64_t data = load_word(slot.data);
        const std::uint64_t check = load_word(slot.check);
        if ((check ^ data) == key && (data & used_bit) != 0) return unpacked(data);
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    TableEntry kept = entry;
    Bucket& bucket = bucket_of(key);
    Slot* chosen = &bucket.slots[0];
    int least = 1'000'000;
    for (Slot& slot : bucket.slots) {
        const std::uint64_t data = load_word(slot.data);
        if ((load_word(slot.check) ^ data) == key) {
            if (!kept.action) kept.action = unpacked(data).action;
            chosen = &slot;
            break;
        }
        const int value = worth(data, generation_);
        if (value < least) {
            least = value;
            chosen = &slot;
        }
    }
    const std::uint64_t data = packed(kept, generation_);
    store_word(chosen->check, key ^ data);
    store_word(chosen->data, data);
}

void TranspositionTable::prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }

int TranspositionTable::thousandths_full() const {
    const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t data = load_word(slot.data);
            used += (data & used_bit) != 0 && generation_of(data) == generation_;
        }
    return static_cast<int>(static_cast<std::size_t>(used) * 250 / sample);
}

}  // namespace barracuda::engine
