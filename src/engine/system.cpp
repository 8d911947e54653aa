#include "engine/system.hpp"

#include "base/file.hpp"

#include <thread>
#include <utility>
#include <vector>

namespace barracuda::engine {

void work_together(std::size_t count, const std::function<void(std::size_t)>& help,
                   const std::function<void()>& lead) {
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < count; ++i) helpers.emplace_back(help, i);
    lead();
    for (std::thread& helper : helpers) helper.join();
}

bool is_interrupted() { return false; }

std::optional<std::string> file_content(const std::string& path) {
    auto content = barracuda::file_content(path);
    return content ? std::optional(std::move(*content)) : std::nullopt;
}

}  // namespace barracuda::engine
