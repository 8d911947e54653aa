// `barracuda serve` as it is run, with folders of the test's own.
#pragma once

#include "cli/rows.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"
#include "server/client.hpp"
#include "server/site/folder.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace barracuda {

using server::Client;
using server::Folder;

class Serve : public testing::Test {
protected:
    Serve() { ::setenv("XDG_DATA_HOME", data_.path().c_str(), 1); }

    kit::Terminal start(std::vector<std::string> more = {},
                        const std::vector<std::string>& environment = {}) {
        std::vector<std::string> arguments{"serve", "--root", folder_.path().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return {BARRACUDA_PROGRAM, arguments, environment, {120, 24}};
    }

    // Reads the port from the program's first line; 0 if there is no such line.
    static std::uint16_t port_of(kit::Terminal& program) {
        if (!program.wait_for("Barracuda is running at http://localhost:")) return 0;
        const auto port = program.wait_for("  (Ctrl-C stops it)");
        return port ? static_cast<std::uint16_t>(std::atoi(port->c_str())) : std::uint16_t{0};
    }

    Folder folder_;
    Folder data_;  // where servers keep their games
};

}  // namespace barracuda
