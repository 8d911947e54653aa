#include "engine/eval/weights_text.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <limits>

namespace barracuda {

Result<features::Weights, std::string> parse_weights(std::string_view text) {
    std::string spaced(text);
    std::ranges::replace(spaced, ',', ' ');
    const auto numbers = words(spaced);
    if (numbers.size() != features::count)
        return fail("there are " + std::to_string(numbers.size()) + " weights, not " +
                    std::to_string(features::count));
    features::Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto number = parse_number(numbers[i]);
        constexpr std::int64_t largest = std::numeric_limits<std::int16_t>::max();
        if (!number || *number > largest || *number < -largest)
            return fail("weight " + std::to_string(i + 1) + ", " + quoted(numbers[i]) +
                        ", is not a number from -32767 to 32767");
        weights[i] = static_cast<std::int16_t>(*number);
    }
    return weights;
}

std::string to_text(const features::Weights& weights) {
    constexpr std::size_t in_a_line = 16;
    std::string text;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        text += std::to_string(weights[i]);
        text += (i + 1) % in_a_line == 0 || i + 1 == weights.size() ? ",\n" : ", ";
    }
    return text;
}

}  // namespace barracuda
