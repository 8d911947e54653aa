// The content of a file. What cannot be read is told as an error of the system; words for people
// are the caller's.
#pragma once

#include "base/result.hpp"

#include <string>

namespace barracuda {

// The whole file, or the errno that says why not.
Result<std::string, int> file_content(const std::string& path);

}  // namespace barracuda
