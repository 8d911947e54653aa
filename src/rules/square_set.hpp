// A set of squares in one 64-bit word: bit i is the square with index i; bit 63 is always clear.
#pragma once

#include "rules/square.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace barracuda {

class SquareSet {
public:
    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const Square*;
        using reference = Square;

        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return Square::from_index(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_;
    };

    constexpr SquareSet() = default;
    constexpr SquareSet(Square square) : bits_(std::uint64_t{1} << square.index()) {}
    static constexpr SquareSet from_bits(std::uint64_t bits) {
        assert((bits >> square_count) == 0);
        return SquareSet(bits);
    }
    static constexpr SquareSet all() { return SquareSet((std::uint64_t{1} << square_count) - 1); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Square square) const { return ((bits_ >> square.index()) & 1) != 0; }
    constexpr Square first() const {
        assert(!empty());
        return Square::from_index(std::countr_zero(bits_));
    }

    // A member by its index in the set, from 0.
    constexpr Square nth(std::uint32_t n) const {
        assert(n < static_cast<std::uint32_t>(size()));
        std::uint64_t rest = bits_;
        for (; n > 0; --n) rest &= rest - 1;
        return Square::from_index(std::countr_zero(rest));
    }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    constexpr SquareSet operator|(SquareSet other) const { return SquareSet(bits_ | other.bits_); }
    constexpr SquareSet operator&(SquareSet other) const { return SquareSet(bits_ & other.bits_); }
    constexpr SquareSet operator^(SquareSet other) const { return SquareSet(bits_ ^ other.bits_); }
    constexpr SquareSet operator~() const { return SquareSet(~bits_ & all().bits_); }
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
    constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }
    constexpr SquareSet& operator^=(SquareSet other) { return *this = *this ^ other; }
    constexpr bool operator==(const SquareSet&) const = default;

private:
    constexpr explicit SquareSet(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};

// The squares one step away from any of these.
constexpr SquareSet neighbours_of(SquareSet squares) {
    SquareSet found;
    for (const Square square : squares)
        for (const Direction direction : all_directions)
            if (const auto next = step(square, direction)) found |= *next;
    return found;
}

}  // namespace barracuda
