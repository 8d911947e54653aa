#include "cli/record_json.hpp"

#include "base/json.hpp"
#include "rules/fen.hpp"
#include "rules/notation.hpp"

#include <string_view>

namespace barracuda::cli {
namespace {

void add_if_any(JsonObject& object, std::string_view name, std::string_view value) {
    if (!value.empty()) object.text(name, value);
}

std::string actions_json(const std::vector<Played>& actions) {
    JsonArray array;
    for (const Played& action : actions)
        array.item(action ? json_string(to_text(*action)) : json_null);
    return array.done();
}

std::string evaluation_json(const Evaluation& evaluation) {
    JsonObject object;
    object.number(evaluation.forced ? "win" : "hundredths", evaluation.value);
    return object.done();
}

std::string line_json(const RecordLine& line, TurnNumber number);

// Variations lie in each other at most as deep as the reader allows.
std::string turn_json(const RecordTurn& turn, TurnNumber number) {  // NOLINT(misc-no-recursion)
    JsonObject object;
    object.number("number", number.number);
    object.text("player", name_of(number.player));
    object.text("text", to_text(turn));
    object.field("actions", actions_json(actions_of(turn)));
    if (turn.mark) object.text("mark", to_text(*turn.mark));
    add_if_any(object, "comment_before", turn.comment_before);
    add_if_any(object, "comment", turn.comment);
    if (turn.clock_ms) object.number("clock_ms", *turn.clock_ms);
    if (turn.evaluation) object.field("evaluation", evaluation_json(*turn.evaluation));
    if (turn.draw) object.text("draw", turn.draw == DrawWords::Offered ? "offered" : "refused");
    if (!turn.variations.empty()) {
        JsonArray variations;
        for (const RecordLine& line : turn.variations) variations.item(line_json(line, number));
        object.field("variations", variations.done());
    }
    return object.done();
}

std::string line_json(const RecordLine& line, TurnNumber number) {  // NOLINT(misc-no-recursion)
    JsonArray array;
    for (const RecordTurn& turn : line) {
        array.item(turn_json(turn, number));
        number = number.next();
    }
    return array.done();
}

std::string outcome_json(const Outcome& outcome) {
    JsonObject object;
    object.text("clause", clause_of(outcome.ending));
    object.text("text", text_of(outcome));
    return object.done();
}

}  // namespace

std::string record_json(const Record& record, std::int64_t number) {
    JsonObject tags;
    for (const auto& [name, value] : tags_of(record)) tags.text(name, value);
    const Position end = replay(record).position();
    const auto outcome = outcome_of(end);

    JsonObject object;
    object.number("game", number);
    object.field("tags", tags.done());
    object.text("start", to_fen(record.start));
    object.boolean("touch_move", record.touch_move);
    add_if_any(object, "comment", record.comment);
    if (!record.placements.empty()) object.field("placements", actions_json(record.placements));
    object.field("turns", line_json(record.turns, first_turn(record.start)));
    object.text("end", to_fen(end));
    if (outcome) object.field("decided", outcome_json(*outcome));
    object.text("result", to_text(record.result));
    return object.done();
}

}  // namespace barracuda::cli
