// How many files and connections the process may have open.
#pragma once

#include <cstddef>

namespace barracuda::cli {

// Raises the limit as far as the system allows: every connection takes a descriptor, and the usual
// limit is 1,024. Returns how many may be open.
std::size_t allow_many_connections();

}  // namespace barracuda::cli
