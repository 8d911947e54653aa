// How thoroughly games are analysed. Its text identifies the analyst in records and journals, so
// that results with different settings are never mixed.
#pragma once

#include "ubi/limits.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>

namespace barracuda::cli {

struct AnalysisSettings {
    std::string program;                  // with its version
    std::uint64_t nodes = 200'000;        // per position
    std::optional<std::int64_t> time_ms;  // per position, instead of nodes
    int threads = 1;
    int hash = 64;

    ubi::Limits limits() const {
        ubi::Limits limits;
        if (time_ms) {
            limits.move_time = Milliseconds{*time_ms};
        } else {
            limits.nodes = nodes;
        }
        return limits;
    }

    std::string text() const {
        const std::string effort =
            time_ms ? fmt::format("{} ms", *time_ms) : fmt::format("{} nodes", nodes);
        return fmt::format("{}, {}, {} thread{}, {} MB", program, effort, threads,
                           threads == 1 ? "" : "s", hash);
    }
};

}  // namespace barracuda::cli
