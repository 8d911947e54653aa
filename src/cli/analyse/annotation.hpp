// Writes an analysis into a record and removes an earlier one. What the author wrote stays:
// comments, variations, and marks, which take precedence over ours.
//
// Our variations begin with the command `[%lost 0.41 d2d5 ??]`, by which they are recognised: the
// winning chance that was lost, the action that lost it and, if the turn got its mark from us, that
// mark.
#pragma once

#include "cli/analyse/judgement.hpp"

#include <string>
#include <string_view>

namespace barracuda::cli {

// Whether a record has everything that the analyst (AnalysisSettings) would write.
bool is_annotated(const Record& record, std::string_view analyst);

void remove_annotations(Record& record);

// Replaces earlier annotations. There must be a judgement for every action.
void annotate(Record& record, const Judgements& judgements, std::string_view analyst);

}  // namespace barracuda::cli
