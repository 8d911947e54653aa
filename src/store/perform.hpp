// What the operations of a change do to the tables, within a transaction begun by the caller.
#pragma once

#include "store/change.hpp"
#include "store/connection.hpp"

#include <optional>
#include <span>
#include <string>

namespace barracuda::store {

// Nothing, or why it is a conflict, in which case it has changed nothing.
std::optional<std::string> perform(Connection& connection, const Operation& operation);

// Whether `append_all` can do this operation.
bool leaves_the_game_running(const AppendEvents& append);

// Appends to different games in few statements. False if some were conflicts while others were
// done: the transaction must then be rolled back.
bool append_all(Connection& connection, std::span<const AppendEvents* const> appends);

}  // namespace barracuda::store
