// How many files and connections the process may have open.
#pragma once

namespace barracuda::cli {

// Raises the limit as far as the system allows: every connection takes a descriptor, and the usual
// limit is 1,024.
void allow_many_connections();

}  // namespace barracuda::cli
