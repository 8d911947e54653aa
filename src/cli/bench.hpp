// What `barracuda bench` can measure. Each prints its figures and gives back the exit code.
#pragma once

namespace barracuda::cli {

int bench_rules();

}  // namespace barracuda::cli
