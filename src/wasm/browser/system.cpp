// A browser gives the engine neither threads nor files.
#include "engine/system.hpp"

namespace barracuda {

void work_together(std::size_t, const std::function<void(std::size_t)>&,
                   const std::function<void()>& lead) {
    lead();
}

void rest() {}

std::optional<std::string> file_content(const std::string&) { return std::nullopt; }

}  // namespace barracuda
