// A server to measure: `barracuda serve` without limits, on its own core, with a given database or
// a temporary one. It is stopped on destruction.
#pragma once

#include "base/result.hpp"
#include "base/temporary_folder.hpp"
#include "client/endpoint.hpp"
#include "ubi/process.hpp"

#include <cstddef>
#include <string>

namespace barracuda::cli {

class LoadServer {
public:
    // The error is one sentence.
    static Result<LoadServer, std::string> start(const std::string& store);

    client::Endpoint endpoint() const { return endpoint_; }
    std::size_t memory() const;     // in use, in bytes
    double processor_time() const;  // used, in seconds
    void stop();                    // as an operator would, so that everything is on disk

private:
    LoadServer(TemporaryFolder folder, ubi::Process process, client::Endpoint endpoint)
        : folder_(std::move(folder)),
          process_(std::move(process)),
          endpoint_(std::move(endpoint)) {}

    TemporaryFolder folder_;
    ubi::Process process_;
    client::Endpoint endpoint_;
};

// Confines this process, and those it starts, to one core, counted from the first that it may use;
// does nothing if there is only one.
void use_core(unsigned number);

}  // namespace barracuda::cli
