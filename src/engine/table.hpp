// The transposition table: what was found out about positions, shared by all threads without locks.
// A torn entry does not match its key and counts as missing.
#pragma once

#include "rules/action.hpp"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace barracuda::engine {

enum class Bound : std::uint8_t { Upper, Lower, Exact };

struct TableEntry {
    std::optional<Action> action;
    int score;  // 24 bits are kept
    int depth;  // and 14
    Bound bound;
};

class TranspositionTable {
public:
    TranspositionTable() = default;  // no room yet; finding and storing need some
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    // Forgets everything. False if there is not enough memory, which leaves it without room.
    // Changing the size takes no time, because the system provides memory when it is first used.
    bool resize(std::size_t megabytes);
    bool has_room() const { return bucket_count_ > 0; }
    void new_search() { generation_ = (generation_ + 1) & 63; }

    std::optional<TableEntry> find(std::uint64_t key) const;
    // An entry without an action keeps the one known so far: "the action of an earlier search
    // kept".
    void store(std::uint64_t key, const TableEntry& entry);
    void prefetch(std::uint64_t key) const;
    int thousandths_full() const;

private:
    // Read and written as atomics. calloc could not provide std::atomic objects.
    struct Slot {
        std::uint64_t check;  // key xor data
        std::uint64_t data;
    };
    struct alignas(64) Bucket {
        Slot slots[4];
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    Bucket& bucket_of(std::uint64_t key) const {
        return buckets_[static_cast<std::size_t>(
            (static_cast<unsigned __int128>(key) * bucket_count_) >> 64)];
    }

    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_ = nullptr;  // in the memory, aligned to a cache line
    std::size_t bucket_count_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace barracuda::engine
