// The baseline of `barracuda bench store`: the same rows written through the plain interface of
// SQLite or PostgreSQL, without our code, in transactions of the same size.
#pragma once

#include "store/change.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::cli {

struct StoreLoad {
    std::string url;
    std::size_t games = 1'000;
    double seconds = 5;
};

store::Game bench_game(const store::Id& id);
store::AppendEvents bench_append(const store::Id& game, std::int64_t after);

// Appends per second to existing games; nothing if the database failed.
std::optional<double> raw_appends(const StoreLoad& load, const std::vector<store::Id>& games);

}  // namespace barracuda::cli
