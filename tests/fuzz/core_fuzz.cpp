// Any text for any function of the browser's core: the result is JSON, and does not depend on the
// game remembered from the previous call. The first byte chooses the function.
#include "wasm/core.hpp"

#include "base/utf8.hpp"
#include "fuzz/check.hpp"
#include "kit/json.hpp"
#include "wasm/live.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

namespace {

constexpr int functions = 17;

struct Asked {
    wasm::Core core;
    wasm::Live live;
};

wasm::Answer ask(Asked& asked, int function, std::string_view text) {
    wasm::Core& core = asked.core;
    switch (function) {
        case 0: return core.view(text);
        case 1: return core.attempt(text);
        case 2: return core.effects(text);
        case 3: return core.line_text(text);
        case 4: return core.record_of_game(text);
        case 5: return core.pack_game(text);
        case 6: return core.picture(text);
        case 7: return wasm::start_fen(text);
        case 8: return wasm::setup(text);
        case 9: return wasm::read_records(text);
        case 10: return wasm::write_records(text);
        case 11: return wasm::unpack_text(text);
        case 12: return core.view_after(text);
        case 13: return asked.live.state(text);
        case 14: return asked.live.step(text);
        case 15: return wasm::judge(text);
        default: return wasm::loss_mark(text);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Asked remembering;
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (valid_utf8_prefix(text) != text.size()) return 0;  // texts from a browser are valid
    Asked fresh;
    const std::string answer = wasm::to_json(ask(remembering, data[0] % functions, text));
    fuzz::require(kit::is_json(answer), "an answer is JSON");
    fuzz::require(answer == wasm::to_json(ask(fresh, data[0] % functions, text)),
                  "nothing is kept");
    return 0;
}
