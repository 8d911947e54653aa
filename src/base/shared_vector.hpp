// A vector that is cheap to copy: elements are kept in blocks, and copies share the full ones. Only
// the last block is copied. Elements can be added and removed only at the end; what is shared never
// changes, so different threads can read copies.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace barracuda {

template <class T, std::size_t BlockSize = 16>
class SharedVector {
public:
    std::size_t size() const { return count_of_full() * BlockSize + last_.size(); }
    bool empty() const { return !full_ && last_.empty(); }

    const T& operator[](std::size_t index) const {
        assert(index < size());
        const std::size_t block = index / BlockSize;
        const Block& in = block < count_of_full() ? *(*full_)[block] : last_;
        return in[index % BlockSize];
    }
    const T& back() const { return (*this)[size() - 1]; }

    // The last block has no more room than it needs: there are many vectors, and few additions to
    // one between two copies.
    void push_back(T value) {
        last_.reserve(last_.size() + 1);
        last_.push_back(std::move(value));
        if (last_.size() < BlockSize) return;
        Blocks blocks = full_ ? *full_ : Blocks();
        blocks.reserve(blocks.size() + 1);
        blocks.push_back(std::make_shared<const Block>(std::exchange(last_, {})));
        full_ = std::make_shared<const Blocks>(std::move(blocks));
    }

    void pop_back() {
        assert(!empty());
        if (last_.empty()) {
            last_ = *full_->back();
            full_ = full_->size() == 1
                        ? nullptr
                        : std::make_shared<const Blocks>(full_->begin(), full_->end() - 1);
        }
        last_.pop_back();
    }

private:
    using Block = std::vector<T>;
    using Blocks = std::vector<std::shared_ptr<const Block>>;

    std::size_t count_of_full() const { return full_ ? full_->size() : 0; }

    std::shared_ptr<const Blocks> full_;  // none, rather than an empty one
    Block last_;
};

}  // namespace barracuda
