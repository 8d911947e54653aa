// The engine for the web app: limits and a game as text, what it finds as JSON from White's point
// of view (EngineInfo and SearchResult of web/src/core/engine_types.ts). It knows nothing of
// workers and messages. Its owner supplies the network, and only when a level needs it.
#pragma once

#include "engine/engine.hpp"
#include "wasm/answer.hpp"
#include "wasm/game_text.hpp"

#include <functional>
#include <string_view>

namespace barracuda::wasm {

class Searcher {
public:
    static constexpr int hash = 32;  // megabytes

    using Tell = std::function<void(const std::string&)>;  // receives an EngineInfo

    // Whether a search for the same text would be refused because the network is missing.
    Answer needs_network(std::string_view text) const;
    // Takes the content of a file as the option EvalFile does, or says why it cannot.
    Answer take_network(std::string_view content);

    Answer search(std::string_view text, const Tell& tell);

    // The signature and the time it took: `{"nodes":…,"milliseconds":…}`.
    Answer bench();

private:
    engine::Engine engine_{{.hash = hash}};
    bool has_network_ = false;
    GameReader reader_;
};

}  // namespace barracuda::wasm
