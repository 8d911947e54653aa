// A copy of an SQLite database, made while others read and write it.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <string>

namespace barracuda::store {

// A consistent snapshot: it is complete and on disk, or there is no file. An existing file is never
// overwritten. The error is one sentence.
Result<void, std::string> back_up(const std::string& url, const std::filesystem::path& target);

}  // namespace barracuda::store
