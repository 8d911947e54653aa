// What `barracuda bench` can measure. Each function prints its figures and returns the exit code.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda::cli {

int bench_engine(int milliseconds);  // per position
int bench_latency(int trials);       // `refused` if a limit is exceeded

// The path of the running program: the engine is measured as a separate process.
std::string own_program();

struct RefutationsOptions {
    std::string file;
    std::uint64_t nodes = 300'000;
    int threads = 1;
};
int bench_refutations(const RefutationsOptions& options);

struct StoreBenchOptions {
    std::string url;  // empty: a file in the temporary folder
    int games = 1'000;
    double seconds = 5;
};
int bench_store(const StoreBenchOptions& options);

}  // namespace barracuda::cli
