// A server of our own to be measured: `barracuda serve` without limits, on a core of its own, with
// a database that is named or a temporary one. It is stopped when the object goes.
#pragma once

#include "base/result.hpp"
#include "client/place.hpp"
#include "ubi/process.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

namespace barracuda::cli {

// A folder that is removed with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

class LoadServer {
public:
    // The error is one sentence.
    static Result<LoadServer, std::string> start(const std::string& store);

    client::Place place() const { return place_; }
    std::size_t memory() const;     // that it has in use, in bytes
    double processor_time() const;  // that it has used, in seconds
    void stop();                    // as an operator would, so that everything is on disk

private:
    LoadServer(TemporaryFolder folder, ubi::Process process, client::Place place)
        : folder_(std::move(folder)), process_(std::move(process)), place_(place) {}

    TemporaryFolder folder_;
    ubi::Process process_;
    client::Place place_;
};

// Confines this process, and those it will start, to one core, counted from the first that it may
// use; nothing happens if there is only one.
void use_core(unsigned number);

}  // namespace barracuda::cli
