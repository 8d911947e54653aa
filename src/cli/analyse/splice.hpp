// Copies a file while replacing some parts of it. It reads the file once, in constant memory, and
// knows nothing of games.
#pragma once

#include "base/result.hpp"
#include "cli/output_file.hpp"

#include <cstdint>
#include <fstream>
#include <string>

namespace barracuda::cli {

class Splice {
public:
    // The output must outlive this.
    Splice(const std::string& path, OutputFile& output);

    void copy_until(std::uint64_t offset);
    void skip_until(std::uint64_t offset);
    void copy_rest();

    std::uint64_t offset() const { return offset_; }
    bool is_good() const { return good_; }  // whether everything has been readable so far

private:
    std::ifstream file_;
    OutputFile& output_;
    std::uint64_t offset_ = 0;
    bool good_ = true;
};

}  // namespace barracuda::cli
