// The seam between main and the subcommands: each file of this folder adds one subcommand to the
// program and leaves its exit code where main finds it.
#pragma once

#include <CLI/CLI.hpp>

namespace barracuda::cli {

constexpr int success = 0;
constexpr int refused = 1;    // an illegal action, a faulty record: the answer is "no"
constexpr int bad_input = 2;  // arguments, FENs and files that cannot be used at all

void add_show(CLI::App& program, int& exit_code);
void add_actions(CLI::App& program, int& exit_code);
void add_apply(CLI::App& program, int& exit_code);
void add_perft(CLI::App& program, int& exit_code);
void add_check(CLI::App& program, int& exit_code);
void add_convert(CLI::App& program, int& exit_code);
void add_analyse(CLI::App& program, int& exit_code);
void add_play(CLI::App& program, int& exit_code);
void add_serve(CLI::App& program, int& exit_code);
void add_backup(CLI::App& program, int& exit_code);
void add_load(CLI::App& program, int& exit_code);
void add_bench(CLI::App& program, int& exit_code);
void add_ubi(CLI::App& program, int& exit_code);
void add_match(CLI::App& program, int& exit_code);
void add_openings(CLI::App& program, int& exit_code);
void add_train(CLI::App& program, int& exit_code);
void add_train_network(CLI::App& train, int& exit_code);  // a subcommand of `train`
void add_tune(CLI::App& program, int& exit_code);

}  // namespace barracuda::cli
