// Any bytes as an evaluation file: rejected with a reason, or an evaluation whose results stay
// within bounds.
#include "engine/eval/evaluator_file.hpp"
#include "fuzz/check.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto evaluator =
        engine::parse_evaluator(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!evaluator) {
        fuzz::require(!evaluator.error().empty(), "a refusal has a reason");
        return 0;
    }
    const Position start = Position::closed();
    const int points = (*evaluator)->evaluate(start, engine::Survey(start), Player::White, 0);
    fuzz::require(points >= -engine::points::most && points <= engine::points::most,
                  "an opinion is no proven win");
    return 0;
}
