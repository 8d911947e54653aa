#include "wasm/problem.hpp"

#include "base/utf8.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/words.hpp"

namespace barracuda::wasm {
namespace {

// The beginning of a text, no more than fits into a sentence.
std::string shortened(std::string_view text) {
    constexpr int longest = 40;  // characters
    std::string_view rest = text;
    for (int i = 0; i < longest && !rest.empty(); ++i)
        rest.remove_prefix(first_utf8_character(rest).size());
    if (rest.empty()) return std::string(text);
    return std::string(text.substr(0, text.size() - rest.size())) + "…";
}

std::string place_json(const RecordError& error) {
    JsonObject object;
    object.number("line", error.at.line);
    object.number("column", error.at.column);
    object.field("turn", json_or_null(error.turn, [](const TurnNumber& turn) {
                     JsonObject named;
                     named.number("number", turn.number);
                     named.field("player", player_json(turn.player));
                     return named.done();
                 }));
    return object.done();
}

std::string fault_json(const TextFault& fault, std::string_view place) {
    JsonArray faults;
    for (const SetupFault& each : fault.faults) faults.item(setup_fault_json(each));
    JsonObject object;
    object.text("kind", word_of(fault.kind));
    object.field("place", place);
    object.text("text", shortened(fault.text));
    object.text("expected", expected_of(fault));
    object.text("tag", shortened(fault.tag));
    object.number("number", fault.number);
    object.number("rank", fault.rank);
    object.field("faults", faults.done());
    object.field("explanation", json_or_null(fault.explanation, explanation_json));
    object.field("outcome", json_or_null(fault.outcome, outcome_json));
    return object.done();
}

}  // namespace

Problem problem_of(const TextFault& fault) {
    return {.message = text_of(fault), .fault = fault_json(fault, json_null)};
}

Problem problem_of(const RecordError& error, std::int64_t game) {
    const std::string place =
        "game " + std::to_string(game) + ", line " + std::to_string(error.at.line) + ": ";
    return {.message = place + text_of(error), .fault = fault_json(error.fault, place_json(error))};
}

}  // namespace barracuda::wasm
