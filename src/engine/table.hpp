// The transposition table: what was found out about positions, shared by all threads without locks.
// A torn entry does not match its key and is taken for none.
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
    TranspositionTable() = default;  // has no room; to find and to store, it needs some
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    // Forgets everything. False if there is not so much memory: then it has no room. A new size
    // takes no time, whatever it is: the system gives memory when it is first used.
    bool resize(std::size_t megabytes);
    bool has_room() const { return bucket_count_ > 0; }
    void new_search() { generation_ = (generation_ + 1) & 63; }

    std::optional<TableEntry> find(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& entry);
    void prefetch(std::uint64_t key) const;
    int thousandths_full() const;

private:
    // Read and written as atomics; std::atomic itself could not be made of zeros.
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
    Bucket* buckets_ = nullptr;  // in the memory, from the beginning of a line of the cache
    std::size_t bucket_count_ = 0;
    std::uint8_t generation_ = 0;
};

}  // namespace barracuda::engine
