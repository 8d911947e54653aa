// What `barracuda bench` can measure. Each prints its figures and gives back the exit code.
#pragma once

#include <string>

namespace barracuda::cli {

int bench_rules();
int bench_engine(int milliseconds);  // per position
int bench_latency(int trials);       // `refused` if a bar is not kept

// The file of the running program: the engine is measured as a process of its own.
std::string own_program();

}  // namespace barracuda::cli
