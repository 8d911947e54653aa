// Reads a line of UBI word by word, and keeps the original line for parts that are free text.
#pragma once

#include "base/text.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace barracuda::ubi {

class WordReader {
public:
    explicit WordReader(std::string_view line) : line_(trimmed(line)), words_(words(line_)) {}

    bool at_end() const { return next_ == words_.size(); }

    // The next word, without taking it; empty at the end of the line.
    std::string_view peek() const { return at_end() ? std::string_view{} : words_[next_]; }

    std::string_view take() {
        const std::string_view word = peek();
        if (!at_end()) ++next_;
        return word;
    }

    bool take_if(std::string_view word) {
        if (at_end() || words_[next_] != word) return false;
        ++next_;
        return true;
    }

    // A whole number within limits; otherwise nothing, and the word is not taken.
    std::optional<std::int64_t> take_number(std::int64_t min, std::int64_t max) {
        const auto number = parse_number(peek());
        if (!number || *number < min || *number > max) return std::nullopt;
        ++next_;
        return number;
    }

    // Everything up to a word, or to the end of the line, including inner blanks.
    std::string_view take_until(std::string_view word) {
        const std::size_t begin = next_;
        while (!at_end() && words_[next_] != word) ++next_;
        if (begin == next_) return {};
        const char* const first = words_[begin].data();
        const std::string_view last = words_[next_ - 1];
        return {first, static_cast<std::size_t>(last.data() + last.size() - first)};
    }

    std::string_view take_rest() {
        if (at_end()) return {};
        const char* const first = words_[next_].data();
        next_ = words_.size();
        return {first, static_cast<std::size_t>(line_.data() + line_.size() - first)};
    }

private:
    std::string_view line_;
    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
};

}  // namespace barracuda::ubi
