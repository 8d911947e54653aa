// A copy of a database in SQLite, made while others read and write it.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <string>

namespace barracuda::store {

// The state of one moment; it is complete and on disk, or there is no file. An existing file is not
// overwritten. The error is one sentence.
Result<void, std::string> back_up(const std::string& url, const std::filesystem::path& target);

}  // namespace barracuda::store
