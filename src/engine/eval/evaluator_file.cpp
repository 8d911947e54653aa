#include "engine/eval/evaluator_file.hpp"

#include "base/text.hpp"
#include "engine/eval/linear.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace barracuda::engine {
namespace {

using EvaluatorRead = Result<std::unique_ptr<Evaluator>, std::string>;

constexpr std::string_view mark = "// barracuda evaluation ";
constexpr std::string_view linear_kind = "linear 1";

constexpr std::string_view network_kind = "network 1";
constexpr std::string_view hash_mark = "// hash ";
constexpr std::size_t hash_digits = 16;

// Integers separated by commas, each within its bound in magnitude.
template <class MostOf>
Result<void, std::string> read_numbers(std::string_view text, std::span<std::int16_t> numbers,
                                       std::string_view name, MostOf&& most_of) {
    std::string spaced(text);
    std::ranges::replace(spaced, ',', ' ');
    const auto found = words(spaced);
    if (found.size() != numbers.size())
        return fail("there are " + std::to_string(found.size()) + " " + std::string(name) +
                    "s, not " + std::to_string(numbers.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = parse_number(found[i]);
        const std::int64_t most = most_of(i);
        if (!number || *number > most || *number < -most)
            return fail(std::string(name) + " " + std::to_string(i + 1) + ", " + quoted(found[i]) +
                        ", is not a number from -" + std::to_string(most) + " to " +
                        std::to_string(most));
        numbers[i] = static_cast<std::int16_t>(*number);
    }
    return {};
}

void append_numbers(std::string& text, std::span<const std::int16_t> numbers,
                    std::size_t in_a_line) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        text += std::to_string(numbers[i]);
        text += (i + 1) % in_a_line == 0 || i + 1 == numbers.size() ? ",\n" : ", ";
    }
}

EvaluatorRead parse_linear(std::string_view text) {
    features::Weights weights{};
    constexpr int most = std::numeric_limits<std::int16_t>::max();
    if (auto read = read_numbers(text, weights, "weight", [](std::size_t) { return most; }); !read)
        return fail(read.error());
    return {std::make_unique<LinearEvaluator>(weights)};
}

std::string hash_of(std::span<const std::int16_t> numbers) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const std::int16_t number : numbers)
        for (const int shift : {0, 8}) {
            hash ^= static_cast<std::uint16_t>(number) >> shift & 0xff;
            hash *= 0x100000001b3;
        }
    std::string text(hash_digits, '0');
    for (std::size_t i = hash_digits; i > 0; --i, hash >>= 4)
        text[i - 1] = "0123456789abcdef"[hash & 15];
    return text;
}

EvaluatorRead parse_network(std::string_view text) {
    text.remove_prefix(std::min<std::size_t>(1, text.size()));  // the end of the first line
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    if (!line.starts_with(hash_mark))
        return fail("its second line does not begin with " + quoted(hash_mark));
    auto numbers = std::make_shared<network::Numbers>();
    const auto flat = network::flat(*numbers);
    if (auto read = read_numbers(text.substr(end), flat, "number",
                                 [](std::size_t i) { return network::kind_of(i).most; });
        !read)
        return fail(read.error());
    if (line.substr(hash_mark.size()) != hash_of(flat))
        return fail("its numbers have the hash " + hash_of(flat) +
                    ", not the one in the second line: it was damaged or changed");
    return {std::make_unique<NetworkEvaluator>(std::move(numbers))};
}

}  // namespace

EvaluatorRead parse_evaluator(std::string_view content) {
    if (!content.starts_with(mark))
        return fail("it does not begin with " + quoted(std::string(mark) + "KIND VERSION"));
    const std::size_t end = std::min(content.find('\n'), content.size());
    const std::string_view kind = trimmed(content.substr(mark.size(), end - mark.size()));
    if (kind == linear_kind) return parse_linear(content.substr(end));
    if (kind == network_kind) return parse_network(content.substr(end));
    return fail("it is of the kind " + quoted(kind) + ", and only " + quoted(linear_kind) +
                " and " + quoted(network_kind) + " are known");
}

std::string to_text(const features::Weights& weights) {
    std::string text;
    text.append(mark).append(linear_kind).push_back('\n');
    append_numbers(text, weights, 16);
    return text;
}

std::string to_text(const network::Numbers& numbers) {
    const auto flat = network::flat(numbers);
    std::string text;
    text.append(mark).append(network_kind).push_back('\n');
    text.append(hash_mark).append(hash_of(flat)).push_back('\n');
    append_numbers(text, flat, network::units);
    return text;
}

}  // namespace barracuda::engine
