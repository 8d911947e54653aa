// The engine for the web app: limits and a game as text, what it finds as JSON from White's view
// (EngineInfo and SearchResult of web/src/core/types.ts). It knows nothing of workers and messages.
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

    using Tell = std::function<void(const std::string&)>;  // takes an EngineInfo

    Answer search(std::string_view text, const Tell& tell);

    // The signature and how long it took: `{"nodes":…,"milliseconds":…}`.
    Answer bench();

private:
    engine::Engine engine_{{.hash = hash}};
    GameReader reader_;
};

}  // namespace barracuda::wasm
