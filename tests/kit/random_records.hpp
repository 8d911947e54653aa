// Random game records with everything that docs/notation.md allows: comments, marks, clocks,
// evaluations, variations, forgotten placements, draw offers, starts with placements due.
#pragma once

#include "base/random.hpp"
#include "rules/record/record.hpp"

namespace barracuda::kit {

Record random_record(Random& random);

}  // namespace barracuda::kit
