// What the engine needs of the system it runs on. system.cpp is for systems with threads and files;
// elsewhere, whoever links the engine provides these functions.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace barracuda::engine {

// Runs `lead` and, at the same time, `help(1)` to `help(count - 1)`, each on a thread of its own.
// Returns when all have ended; `lead` makes the helpers end.
void work_together(std::size_t count, const std::function<void(std::size_t)>& help,
                   const std::function<void()>& lead);

// Whether a running search has to end for a reason that only the system knows. Every thread asks
// now and then; the system may make it wait.
bool is_interrupted();

// The content of a file; none if it cannot be read.
std::optional<std::string> file_content(const std::string& path);

}  // namespace barracuda::engine
