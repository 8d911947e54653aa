// A browser gives the engine neither threads nor files, but knows when a search has to end, because
// no other thread could tell it.
#include "engine/system.hpp"

extern "C" __attribute__((import_module("barracuda"), import_name("interrupted"))) bool
barracuda_interrupted();

namespace barracuda::engine {

void work_together(std::size_t, const std::function<void(std::size_t)>&,
                   const std::function<void()>& lead) {
    lead();
}

bool is_interrupted() { return barracuda_interrupted(); }

std::optional<std::string> file_content(const std::string&) { return std::nullopt; }

}  // namespace barracuda::engine
