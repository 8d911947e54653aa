// Random game records with everything that docs/notation.md allows in one: comments, marks, clocks,
// evaluations, variations, forgotten placements, offers of a draw, starts that owe placements.
#pragma once

#include "base/random.hpp"
#include "rules/record/record.hpp"

namespace barracuda::kit {

Record random_record(Random& random);

}  // namespace barracuda::kit
