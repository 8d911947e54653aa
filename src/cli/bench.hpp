// What `barracuda bench` can measure. Each prints its figures and gives back the exit code.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda::cli {

int bench_engine(int milliseconds);  // per position
int bench_latency(int trials);       // `refused` if a bar is not kept

// The file of the running program: the engine is measured as a process of its own.
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
