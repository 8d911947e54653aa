// What the module offers to the browser. The caller requests space with `input`, writes its text
// there and calls a function, which returns the size of its answer; `answer` says where that is.
#include "wasm/core.hpp"
#include "wasm/live.hpp"
#include "wasm/searcher.hpp"

#include <optional>
#include <string>

using barracuda::wasm::Answer;
using barracuda::wasm::Core;
using barracuda::wasm::Live;
using barracuda::wasm::Searcher;

#define BARRACUDA_EXPORT(name) extern "C" __attribute__((export_name(name)))

// Receives an EngineInfo during a search.
extern "C" __attribute__((import_module("barracuda"), import_name("tell"))) void barracuda_tell(
    const char* text, std::size_t size);

namespace {

constexpr std::size_t longest_input = std::size_t{4} << 20;  // many hundreds of records

struct State {
    std::string input;
    std::string answer;
    Core core;
    Live live;
    std::optional<Searcher> searcher;  // created when first used, because its table is large
};

State& state() {
    static State the_state;
    return the_state;
}

std::size_t give(const Answer& answer) {
    state().answer = barracuda::wasm::to_json(answer);
    return state().answer.size();
}

Searcher& searcher() {
    auto& the_searcher = state().searcher;
    if (!the_searcher) the_searcher.emplace();
    return *the_searcher;
}

}  // namespace

// Nothing if the text is too long.
BARRACUDA_EXPORT("input") char* barracuda_input(std::size_t size) {
    if (size > longest_input) return nullptr;
    state().input.resize(size);
    return state().input.data();
}
BARRACUDA_EXPORT("answer") const char* barracuda_answer() { return state().answer.data(); }

BARRACUDA_EXPORT("view") std::size_t barracuda_view() {
    return give(state().core.view(state().input));
}
BARRACUDA_EXPORT("viewAfter") std::size_t barracuda_view_after() {
    return give(state().core.view_after(state().input));
}
BARRACUDA_EXPORT("attempt") std::size_t barracuda_attempt() {
    return give(state().core.attempt(state().input));
}
BARRACUDA_EXPORT("effects") std::size_t barracuda_effects() {
    return give(state().core.effects(state().input));
}
BARRACUDA_EXPORT("lineText") std::size_t barracuda_line_text() {
    return give(state().core.line_text(state().input));
}
BARRACUDA_EXPORT("recordOf") std::size_t barracuda_record_of() {
    return give(state().core.record_of_game(state().input));
}
BARRACUDA_EXPORT("pack") std::size_t barracuda_pack() {
    return give(state().core.pack_game(state().input));
}
BARRACUDA_EXPORT("picture") std::size_t barracuda_picture() {
    return give(state().core.picture(state().input));
}
BARRACUDA_EXPORT("liveState") std::size_t barracuda_live_state() {
    return give(state().live.state(state().input));
}
BARRACUDA_EXPORT("liveStep") std::size_t barracuda_live_step() {
    return give(state().live.step(state().input));
}
BARRACUDA_EXPORT("startFen") std::size_t barracuda_start_fen() {
    return give(barracuda::wasm::start_fen(state().input));
}
BARRACUDA_EXPORT("setup") std::size_t barracuda_setup() {
    return give(barracuda::wasm::setup(state().input));
}
BARRACUDA_EXPORT("readRecords") std::size_t barracuda_read_records() {
    return give(barracuda::wasm::read_records(state().input));
}
BARRACUDA_EXPORT("writeRecord") std::size_t barracuda_write_record() {
    return give(barracuda::wasm::write_records(state().input));
}
BARRACUDA_EXPORT("unpack") std::size_t barracuda_unpack() {
    return give(barracuda::wasm::unpack_text(state().input));
}
BARRACUDA_EXPORT("judge") std::size_t barracuda_judge() {
    return give(barracuda::wasm::judge(state().input));
}
BARRACUDA_EXPORT("lossMark") std::size_t barracuda_loss_mark() {
    return give(barracuda::wasm::loss_mark(state().input));
}
BARRACUDA_EXPORT("needsNetwork") std::size_t barracuda_needs_network() {
    return give(searcher().needs_network(state().input));
}
BARRACUDA_EXPORT("takeNetwork") std::size_t barracuda_take_network() {
    return give(searcher().take_network(state().input));
}
BARRACUDA_EXPORT("search") std::size_t barracuda_search() {
    return give(searcher().search(
        state().input, [](const std::string& info) { barracuda_tell(info.data(), info.size()); }));
}
BARRACUDA_EXPORT("bench") std::size_t barracuda_bench() { return give(searcher().bench()); }
