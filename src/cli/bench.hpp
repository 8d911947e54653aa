// What `barracuda bench` can measure. Each prints its figures and gives back the exit code.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda::cli {

int bench_rules();

struct RefutationsOptions {
    std::string file;
    std::uint64_t nodes = 300'000;
    int threads = 1;
};
int bench_refutations(const RefutationsOptions& options);

}  // namespace barracuda::cli
