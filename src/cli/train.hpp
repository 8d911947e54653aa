// The kinds of training; each adds its part to `barracuda train`.
#pragma once

#include <CLI/CLI.hpp>

namespace barracuda::cli {

void add_train_network(CLI::App& train, int& exit_code);

}  // namespace barracuda::cli
