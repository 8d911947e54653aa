// What the engine needs of the system it runs on. system.cpp is for systems with threads and files;
// where there are none, whoever links the engine brings these functions himself.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace barracuda::engine {

// Runs `lead` and, beside it, `help(1)` to `help(count - 1)`, each on a thread of its own. Returns
// when all have ended; `lead` sees to it that the helpers end.
void work_together(std::size_t count, const std::function<void(std::size_t)>& help,
                   const std::function<void()>& lead);

// Whether a running search has to end for a reason that only the system knows. Asked by every
// thread now and then; the system may let it wait.
bool is_interrupted();

// The content of a file; none if it cannot be read.
std::optional<std::string> file_content(const std::string& path);

}  // namespace barracuda::engine
