// The content of a file. Errors are system error codes; wording them for people is up to the
// caller.
#pragma once

#include "base/result.hpp"

#include <string>

namespace barracuda {

// The whole file, or the errno.
Result<std::string, int> file_content(const std::string& path);

}  // namespace barracuda
