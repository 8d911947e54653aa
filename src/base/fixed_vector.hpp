// A vector with a compile-time capacity and its elements stored inside, for lists with a proven
// bound. Elements are plain values; exceeding the capacity is a bug, which is asserted.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <new>
#include <type_traits>

namespace barracuda {

template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    FixedVector() {
    }  // leaves the storage uninitialised: filling kilobytes would cost more than a search node
    FixedVector(const FixedVector& other) : size_(other.size_) { copy_from(other); }
    FixedVector& operator=(const FixedVector& other) {
        size_ = other.size_;
        copy_from(other);
        return *this;
    }

    void push_back(T value) {
        assert(size_ < Capacity);
        ::new (static_cast<void*>(&storage_.elements[size_++])) T(value);
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t index) {
        assert(index < size_);
        return storage_.elements[index];
    }
    const T& operator[](std::size_t index) const {
        assert(index < size_);
        return storage_.elements[index];
    }

    T* begin() { return storage_.elements.data(); }
    T* end() { return begin() + size_; }
    const T* begin() const { return storage_.elements.data(); }
    const T* end() const { return begin() + size_; }

private:
    void copy_from(const FixedVector& other) {
        for (std::size_t i = 0; i < other.size_; ++i)
            storage_.elements[i] = other.storage_.elements[i];
    }

    union Storage {
        Storage() {}
        std::array<T, Capacity> elements;
    };

    std::size_t size_ = 0;
    Storage storage_;
};

}  // namespace barracuda
