#include "engine/system.hpp"

#include <chrono>
#include <fstream>
#include <iterator>
#include <thread>
#include <vector>

namespace barracuda {

void work_together(std::size_t count, const std::function<void(std::size_t)>& help,
                   const std::function<void()>& lead) {
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < count; ++i) helpers.emplace_back(help, i);
    lead();
    for (std::thread& helper : helpers) helper.join();
}

void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

bool is_interrupted() { return false; }

std::optional<std::string> file_content(const std::string& path) {
    std::ifstream file{path};
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file) return std::nullopt;
    return text;
}

}  // namespace barracuda
