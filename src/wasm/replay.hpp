// Reads texts that consist of a start and one step per line, and remembers the last one, so that a
// text which continues it costs only what is new. It does not know what the lines mean.
#pragma once

#include "base/result.hpp"
#include "wasm/lines.hpp"
#include "wasm/problem.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::wasm {

inline constexpr std::size_t longest_text = std::size_t{1} << 20;

template <class Value>
class Replay {
public:
    // `begin(text, at)` makes a value from the first lines and moves `at` past them; `step(value,
    // line)` does what another line says. The value is valid until the next call.
    Result<const Value*, Problem> read(std::string_view text, auto&& begin, auto&& step) {
        if (text.size() > longest_text)
            return fail(problem_of(TextFault{.kind = TextFault::Kind::TooLong}));
        std::size_t at = std::min(text_.size() + 1, text.size());
        if (!continues(text)) {
            at = 0;
            value_.reset();
            auto begun = begin(text, at);
            if (!begun) return fail(begun.error());
            value_ = std::move(*begun);
        }
        while (at < text.size()) {
            if (const auto done = step(*value_, next_line(text, at)); !done) {
                value_.reset();
                return fail(done.error());
            }
        }
        text_ = text;
        return &*value_;
    }

private:
    bool continues(std::string_view text) const {
        return value_ && text.starts_with(text_) &&
               (text.size() == text_.size() || text[text_.size()] == '\n');
    }

    std::string text_;  // that led to the value
    std::optional<Value> value_;
};

}  // namespace barracuda::wasm
