// A vector that is cheap to copy: elements are kept in blocks, and copies share the full ones. Only
// the last block, and a pointer to each of the others, is copied. Elements can be added and removed
// only at the end; what is shared never changes, so different threads can read copies.
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
    std::size_t size() const { return full_.size() * BlockSize + last_.size(); }
    bool empty() const { return full_.empty() && last_.empty(); }

    const T& operator[](std::size_t index) const {
        assert(index < size());
        const std::size_t block = index / BlockSize;
        return block < full_.size() ? (*full_[block])[index % BlockSize] : last_[index % BlockSize];
    }
    const T& back() const { return (*this)[size() - 1]; }

    void push_back(T value) {
        last_.push_back(std::move(value));
        if (last_.size() < BlockSize) return;
        full_.push_back(std::make_shared<const Block>(std::move(last_)));
        last_.clear();
    }

    void pop_back() {
        assert(!empty());
        if (last_.empty()) {
            last_ = *full_.back();
            full_.pop_back();
        }
        last_.pop_back();
    }

private:
    using Block = std::vector<T>;

    std::vector<std::shared_ptr<const Block>> full_;
    Block last_;
};

}  // namespace barracuda
