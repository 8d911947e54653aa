// The network is a file of its own in the browser, fetched when somebody needs it: Searcher takes
// no wish that needs it before. Until then there is the linear evaluation.
#include "engine/eval/built_in.hpp"

#include "engine/eval/linear.hpp"

namespace barracuda::engine {

std::unique_ptr<Evaluator> built_in_evaluator() { return std::make_unique<LinearEvaluator>(); }

}  // namespace barracuda::engine
