// The tables, and how a database of an older version becomes one of this version: numbered steps,
// only ever forward. What has been released is never edited; a change is a new step.
#pragma once

#include "store/connection.hpp"

#include <span>
#include <string>
#include <string_view>

namespace barracuda::store {

// One statement per text. `{clustered}` keeps the rows of a table in the order of its key, where
// the database can do that.
using Migration = std::span<const std::string_view>;

// The number of a step is its place, from 1.
std::span<const Migration> all_steps();

// The number of the last step that was taken. 0: an empty database.
int version_of(Connection& connection);

// Takes all steps that are missing, in one transaction. A file of an older version is kept beside
// it as it was. Throws, and changes nothing, if a step fails or the database is newer than this
// program.
void migrate(const std::string& url, Connection& connection, std::span<const Migration> steps);

}  // namespace barracuda::store
