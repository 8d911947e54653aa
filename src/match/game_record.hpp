// A game of a match as a record: who played with which limits, how it ended, and the engines'
// scores.
#pragma once

#include "match/match.hpp"
#include "rules/record/record.hpp"

#include <string>

namespace barracuda::match {

Record record_of(const MatchSettings& settings, const ScheduledGame& scheduled,
                 const FinishedGame& finished);

}  // namespace barracuda::match
