// A value or the reason why there is none, for functions that read external input. Broken
// invariants inside the program are asserted instead.
#pragma once

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace barracuda {

template <class E>
struct Failure {
    E error;
};

template <class E>
Failure<E> fail(E error) {
    return Failure<E>{std::move(error)};
}

template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : content_(std::in_place_index<1>, std::move(failure.error)) {}

    explicit operator bool() const { return content_.index() == 0; }

    const T& operator*() const {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    T& operator*() {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    const T* operator->() const { return &**this; }
    T* operator->() { return &**this; }

    const E& error() const {
        assert(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(Failure<E> failure) : error_(std::move(failure.error)) {}

    explicit operator bool() const { return !error_; }

    const E& error() const {
        assert(error_);
        return *error_;
    }

private:
    std::optional<E> error_;
};

}  // namespace barracuda
