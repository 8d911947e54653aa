#include "play/record_json.hpp"

#include "play/json_parts.hpp"
#include "rules/record/winning_chance.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

namespace barracuda::play {
namespace {

std::string evaluation_json(const Evaluation& evaluation) {
    JsonObject object;
    object.number(evaluation.forced ? "win" : "hundredths", evaluation.value);
    object.field("chance", chance_json(winning_chance(evaluation)));
    return object.done();
}

std::string line_json(const RecordLine& line, TurnNumber number);

// The reader limits how deeply variations nest.
std::string turn_json(const RecordTurn& turn, TurnNumber number) {  // NOLINT(misc-no-recursion)
    JsonArray variations;
    for (const RecordLine& line : turn.variations) variations.item(line_json(line, number));
    JsonObject object;
    object.number("number", number.number);
    object.text("player", word_of(number.player));
    object.text("text", to_text(turn));
    object.field("actions", played_json(actions_of(turn)));
    object.field("mark",
                 json_or_null(turn.mark, [](TurnMark mark) { return json_string(to_text(mark)); }));
    object.text("commentBefore", turn.comment_before);
    object.text("comment", turn.comment);
    object.field("clockMs", json_or_null(turn.clock_ms, [](std::int64_t milliseconds) {
                     return std::to_string(milliseconds);
                 }));
    object.field("evaluation", json_or_null(turn.evaluation, evaluation_json));
    object.field("draw", json_or_null(turn.draw,
                                      [](DrawWords words) { return json_string(word_of(words)); }));
    object.field("variations", variations.done());
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

std::string tags_json(const Record& record) {
    JsonObject object;
    for (const auto& [name, value] : tags_of(record)) object.text(name, value);
    return object.done();
}

}  // namespace

void add_record(JsonObject& object, const Record& record) {
    const Game game = replay(record);
    object.field("tags", tags_json(record));
    object.text("start", to_fen(record.start));
    object.boolean("touchMove", record.touch_move);
    object.text("comment", record.comment);
    object.field("placements", played_json(record.placements));
    object.field("turns", line_json(record.turns, first_turn(record.start)));
    object.text("end", to_fen(game.position()));
    object.field("outcome", json_or_null(game.outcome(), outcome_json));
    object.text("result", to_text(record.result));
}

}  // namespace barracuda::play
