// The tables, and how a database of an older version is brought up to date: numbered steps, forward
// only. A released step is never edited; a change is a new step.
#pragma once

#include "store/connection.hpp"

#include <span>
#include <string>
#include <string_view>

namespace barracuda::store {

// One statement per text.
using Migration = std::span<const std::string_view>;

// A step's number is its position, from 1.
std::span<const Migration> all_steps();

// The number of the last step taken; 0 for an empty database.
int version_of(Connection& connection);

// Takes all missing steps in one transaction. Keeps a copy of an older file beside it. Throws, and
// changes nothing, if a step fails or the database is newer than this program.
void migrate(const std::string& url, Connection& connection, std::span<const Migration> steps);

}  // namespace barracuda::store
