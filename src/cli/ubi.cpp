#include "cli/command.hpp"
#include "cli/input.hpp"
#include "engine/anchors/anchors.hpp"
#include "engine/engine.hpp"
#include "engine/loop.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iostream>
#include <memory>

namespace barracuda::cli {
namespace {

int speak_ubi(const std::string& anchor) {
    const std::unique_ptr<engine::Chooser> chooser =
        anchor.empty() ? std::make_unique<engine::Engine>() : engine::make_anchor(anchor);
    if (!chooser)
        return complain(fmt::format("there is no anchor {}; choose from {}", anchor,
                                    fmt::join(engine::anchor_names(), ", ")));
    return run_ubi(*chooser, std::cin, std::cout);
}

}  // namespace

void add_ubi(CLI::App& program, int& exit_code) {
    auto anchor = std::make_shared<std::string>();
    auto* command = program.add_subcommand("ubi", "Run the engine, for other programs");
    command
        ->add_option("--anchor", *anchor,
                     fmt::format("Run a simple, unchanging player instead: {}",
                                 fmt::join(engine::anchor_names(), ", ")))
        ->type_name("NAME");
    command->footer(
        "Reads commands of the universal Barragoon interface (docs/notation.md) and answers them.\n"
        "Example:\n"
        "  printf 'position startpos\\ngo movetime 500\\n' | barracuda ubi");
    command->callback([anchor, &exit_code] { exit_code = speak_ubi(*anchor); });
}

}  // namespace barracuda::cli
