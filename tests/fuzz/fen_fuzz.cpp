// Any text as a FEN: rejected with a message, or a position that conforms and is written exactly as
// it was read.
#include "rules/text/fen.hpp"

#include "fuzz/check.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto setup = parse_setup(text)) {
        const auto again = parse_setup(to_fen(*setup));
        fuzz::require(again && *again == *setup, "the set-up is read as it is written");
    }
    const auto position = parse_fen(text);
    if (position) {
        fuzz::require_none(kit::violation(*position));
    } else {
        fuzz::require(text_of(position.error()).starts_with("FEN"), "the message names the field");
        fuzz::require(text_of(position.error()).size() < 2'000, "the message is short");
    }
    return 0;
}
