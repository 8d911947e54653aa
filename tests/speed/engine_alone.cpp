// The engine behind UBI and nothing else, quick to build: the browser's module is compared with it
// (web/bench/run.js).
#include "engine/engine.hpp"
#include "engine/loop.hpp"

#include <iostream>

int main() {
    barracuda::engine::Engine engine;
    return barracuda::engine::run_ubi(engine, std::cin, std::cout);
}
