// A file that is written piece by piece and appears only when complete: until then, the pieces go
// to a draft beside it, which is removed if it is never finished. Standard output, devices and
// pipes are written directly.
#pragma once

#include "base/result.hpp"

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace barracuda::cli {

class OutputFile {
public:
    explicit OutputFile(std::string path);  // "-" is standard output
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    // Each fails with one sentence.
    Result<void, std::string> open();
    void write(std::string_view text);  // errors are reported when finishing
    Result<void, std::string> finish();

private:
    Failure<std::string> failure(int error) const;
    void close();

    std::string path_;
    std::filesystem::path target_;
    std::string draft_;  // empty if written directly
    std::FILE* file_ = nullptr;
    int error_ = 0;
};

}  // namespace barracuda::cli
