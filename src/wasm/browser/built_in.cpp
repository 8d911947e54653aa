// In the browser the network is a separate file, fetched when it is needed: Searcher refuses every
// request that needs it before it is there. Until then there is the linear evaluation.
#include "engine/eval/built_in.hpp"

#include "engine/eval/linear.hpp"

namespace barracuda::engine {

std::unique_ptr<Evaluator> built_in_evaluator() { return std::make_unique<LinearEvaluator>(); }

}  // namespace barracuda::engine
