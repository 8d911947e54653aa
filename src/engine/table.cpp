#include "engine/table.hpp"

#include <algorithm>

namespace barracuda {
namespace {

// Data: action 16, score 16, depth 16, bound 2, generation 6, used 1.
constexpr std::uint64_t used_bit = std::uint64_t{1} << 56;

std::uint64_t packed(const TableEntry& entry, std::uint8_t generation) {
    const std::uint64_t action = entry.action ? entry.action->bits() : 0xffff;
    return action | std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 16 |
           std::uint64_t{static_cast<std::uint16_t>(entry.depth)} << 32 |
           static_cast<std::uint64_t>(entry.bound) << 48 | std::uint64_t{generation} << 50 |
           used_bit;
}

TableEntry unpacked(std::uint64_t data) {
    return {Action::from_bits(static_cast<std::uint16_t>(data)),
            static_cast<std::int16_t>(data >> 16), static_cast<std::int16_t>(data >> 32),
            static_cast<Bound>(data >> 48 & 3)};
}

int generation_of(std::uint64_t data) { return static_cast<int>(data >> 50 & 63); }

// What an entry is worth keeping: deep and recent.
int worth(std::uint64_t data, int generation) {
    if ((data & used_bit) == 0) return -1'000'000;
    const int age = (generation - generation_of(data)) & 63;
    return static_cast<std::int16_t>(data >> 32) - 64 * age;
}

}  // namespace

Table::Table(std::size_t megabytes) { resize(megabytes); }

void Table::resize(std::size_t megabytes) {
    const std::size_t count = std::max<std::size_t>(1, megabytes * 1024 * 1024 / sizeof(Bucket));
    if (count != bucket_count_) {
        buckets_.reset();
        buckets_ = std::make_unique<Bucket[]>(count);
        bucket_count_ = count;
    }
    clear();
}

void Table::clear() {
    for (std::size_t i = 0; i < bucket_count_; ++i)
        for (Slot& slot : buckets_[i].slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    generation_ = 0;
}

std::optional<TableEntry> Table::find(std::uint64_t key) const {
    for (const Slot& slot : bucket_of(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        const std::uint64_t check = slot.check.load(std::memory_order_relaxed);
        if ((check ^ data) == key && (data & used_bit) != 0) return unpacked(data);
    }
    return std::nullopt;
}

void Table::store(std::uint64_t key, const TableEntry& entry) {
    Bucket& bucket = const_cast<Bucket&>(bucket_of(key));
    Slot* chosen = &bucket.slots[0];
    int least = 1'000'000;
    for (Slot& slot : bucket.slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            chosen = &slot;
            break;
        }
        const int value = worth(data, generation_);
        if (value < least) {
            least = value;
            chosen = &slot;
        }
    }
    const std::uint64_t data = packed(entry, generation_);
    chosen->check.store(key ^ data, std::memory_order_relaxed);
    chosen->data.store(data, std::memory_order_relaxed);
}

void Table::prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }

int Table::thousandths_full() const {
    const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += (data & used_bit) != 0 && generation_of(data) == generation_;
        }
    return static_cast<int>(static_cast<std::size_t>(used) * 250 / sample);
}

}  // namespace barracuda
