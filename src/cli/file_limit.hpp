// How many files and connections the process may have open at once.
#pragma once

namespace barracuda::cli {

// Every connection takes a descriptor, and the usual limit is 1,024: as many as the system allows.
void allow_many_connections();

}  // namespace barracuda::cli
