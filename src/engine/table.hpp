// The transposition table: what was found out about positions, shared by all threads without locks.
// A torn entry does not match its key and is taken for none.
#pragma once

#include "rules/action.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace barracuda {

enum class Bound : std::uint8_t { Upper, Lower, Exact };

struct TableEntry {
    std::optional<Action> action;
    std::int16_t score;
    std::int16_t depth;
    Bound bound;
};

class Table {
public:
    Table() = default;  // holds nothing before it gets a size
    explicit Table(std::size_t megabytes);

    bool has_size() const { return bucket_count_ > 0; }
    void resize(std::size_t megabytes);  // forgets everything
    void clear();
    void new_search() { generation_ = (generation_ + 1) & 63; }

    std::optional<TableEntry> find(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& entry);
    void prefetch(std::uint64_t key) const;
    int thousandths_full() const;

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};  // key xor data
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        Slot slots[4];
    };

    const Bucket& bucket_of(std::uint64_t key) const {
        return buckets_[static_cast<std::size_t>(
            (static_cast<unsigned __int128>(key) * bucket_count_) >> 64)];
    }

    std::size_t bucket_count_ = 0;
    std::unique_ptr<Bucket[]> buckets_;
    std::uint8_t generation_ = 0;
};

}  // namespace barracuda
