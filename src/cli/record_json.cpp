#include "cli/record_json.hpp"

#include "rules/fen.hpp"
#include "rules/notation.hpp"

#include <fmt/format.h>

#include <string_view>

namespace barracuda::cli {
namespace {

std::string json_string(std::string_view text) {
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            json += '\\';
            json += c;
        } else if (c == 127 || (c >= 0 && c < ' ')) {
            json += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
            json += c;
        }
    }
    return json + '"';
}

// Builds `{…}` or `[…]` from parts that are JSON already.
class JsonParts {
public:
    explicit JsonParts(char open) : text_(1, open), close_(open == '{' ? '}' : ']') {}

    void item(std::string_view json) {
        if (text_.size() > 1) text_ += ',';
        text_ += json;
    }
    void field(std::string_view name, std::string_view json) {
        item(json_string(name) + ':' + std::string(json));
    }
    void text_field(std::string_view name, std::string_view value) {
        field(name, json_string(value));
    }
    void optional_text_field(std::string_view name, std::string_view value) {
        if (!value.empty()) text_field(name, value);
    }

    std::string text() const { return text_ + close_; }

private:
    std::string text_;
    char close_;
};

std::string actions_json(const std::vector<Played>& actions) {
    JsonParts array('[');
    for (const Played& action : actions)
        array.item(action ? json_string(to_text(*action)) : "null");
    return array.text();
}

std::string evaluation_json(const Evaluation& evaluation) {
    JsonParts object('{');
    object.field(evaluation.forced ? "win" : "hundredths", std::to_string(evaluation.value));
    return object.text();
}

std::string line_json(const RecordLine& line, TurnNumber number);

// Variations lie in each other at most as deep as the reader allows.
std::string turn_json(const RecordTurn& turn, TurnNumber number) {  // NOLINT(misc-no-recursion)
    std::vector<Played> actions{turn.move};
    actions.insert(actions.end(), turn.placements.begin(), turn.placements.end());
    JsonParts object('{');
    object.field("number", std::to_string(number.number));
    object.text_field("player", name_of(number.player));
    object.text_field("text", to_text(turn));
    object.field("actions", actions_json(actions));
    if (turn.mark) object.text_field("mark", to_text(*turn.mark));
    object.optional_text_field("comment_before", turn.comment_before);
    object.optional_text_field("comment", turn.comment);
    if (turn.clock_ms) object.field("clock_ms", std::to_string(*turn.clock_ms));
    if (turn.evaluation) object.field("evaluation", evaluation_json(*turn.evaluation));
    if (turn.draw)
        object.text_field("draw", turn.draw == DrawWords::Offered ? "offered" : "refused");
    if (!turn.variations.empty()) {
        JsonParts variations('[');
        for (const RecordLine& line : turn.variations) variations.item(line_json(line, number));
        object.field("variations", variations.text());
    }
    return object.text();
}

std::string line_json(const RecordLine& line, TurnNumber number) {  // NOLINT(misc-no-recursion)
    JsonParts array('[');
    for (const RecordTurn& turn : line) {
        array.item(turn_json(turn, number));
        number = number.next();
    }
    return array.text();
}

std::string outcome_json(const Outcome& outcome) {
    JsonParts object('{');
    object.text_field("clause", clause_of(outcome.ending));
    object.text_field("text", text_of(outcome));
    return object.text();
}

}  // namespace

std::string record_json(const Record& record, std::int64_t number) {
    JsonParts tags('{');
    for (const auto& [name, value] : tags_of(record)) tags.text_field(name, value);
    const Position end = replay(record).position();
    const auto outcome = outcome_of(end);

    JsonParts object('{');
    object.field("game", std::to_string(number));
    object.field("tags", tags.text());
    object.text_field("start", to_fen(record.start));
    object.field("touch_move", record.touch_move ? "true" : "false");
    object.optional_text_field("comment", record.comment);
    if (!record.placements.empty()) object.field("placements", actions_json(record.placements));
    object.field("turns", line_json(record.turns, first_turn(record.start)));
    object.text_field("end", to_fen(end));
    if (outcome) object.field("decided", outcome_json(*outcome));
    object.text_field("result", to_text(record.result));
    return object.text();
}

}  // namespace barracuda::cli
