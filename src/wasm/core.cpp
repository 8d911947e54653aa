#include "wasm/core.hpp"

#include "base/base64.hpp"
#include "base/text.hpp"
#include "picture/board_svg.hpp"
#include "rules/legal.hpp"
#include "rules/packed.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/writer.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "wasm/arguments.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/view_json.hpp"

#include <algorithm>

namespace barracuda::wasm {
namespace {

std::string verdict_json(bool legal, const std::string& explanation, const Game* game) {
    JsonObject object;
    object.boolean("legal", legal);
    object.field("explanation", explanation);
    if (game) object.field("view", view_json(*game));
    return object.done();
}

Failure<Problem> refuse(std::string_view text, std::string_view why) {
    return complain(quoted(text) + ": " + std::string(why));
}

// The turns of a line in the form of a record, with their numbers.
class LineText {
public:
    explicit LineText(const Game& game) : position_(game.position()) {}

    void add(Action action) {
        if (action.is_placement())
            word(to_text(action));
        else
            add_move(action);
        position_ = position_.after(action);
    }
    const Position& position() const { return position_; }
    const std::string& text() const { return text_; }

private:
    void add_move(Action move) {
        const bool white = position_.actor() == Player::White;
        if (!numbered_ || white) word(std::to_string(position_.turn()) + (white ? "." : "..."));
        numbered_ = true;
        word(to_text(turn_of(position_, move)));
    }
    void word(const std::string& word) { text_ += (text_.empty() ? "" : " ") + word; }

    Position position_;
    std::string text_;
    bool numbered_ = false;
};

}  // namespace

Answer Core::view(std::string_view text) {
    const auto game = reader_.read(text);
    if (!game) return fail(game.error());
    return view_json(**game);
}

Answer Core::view_after(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    const auto actions =
        arguments.lines.empty() ? std::nullopt : parse_number(arguments.lines.front());
    if (!actions || *actions < 0) return complain("the number of actions is missing");
    Game past = **game;
    while (past.size() > static_cast<std::uint64_t>(*actions)) past.take_back();
    return view_json(past);
}

Answer Core::attempt(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    const std::string_view line = arguments.lines.empty() ? "" : arguments.lines.front();
    const auto command = parse_game_command(line);
    if (!command) return refuse(line, "is not a command");
    const auto* const action = std::get_if<Action>(&*command);
    const std::string explanation =
        action ? explanation_json((*game)->explain(*action)) : std::string(json_null);
    Game next = **game;
    if (const auto done = perform(next, *command); !done)
        return verdict_json(false, explanation_json(done.error()), nullptr);
    return verdict_json(true, explanation, &next);
}

Answer Core::effects(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    const std::string_view line = arguments.lines.empty() ? "" : arguments.lines.front();
    const auto action = parse_action(line);
    if (!action || !action->is_placement()) return refuse(line, "is not a placement");
    const Position& position = (*game)->position();
    if (const auto answer = explain(position, *action); !answer.is_legal())
        return refuse(line, std::string(clause_of(answer)) + ", " + text_of(answer));
    return effects_json(position, *action);
}

Answer Core::line_text(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    LineText line(**game);
    for (const std::string_view word : arguments.lines) {
        const auto action = parse_action(word);
        if (!action) return refuse(word, "is not an action");
        if (const auto answer = explain(line.position(), *action); !answer.is_legal())
            return refuse(word, std::string(clause_of(answer)) + ", " + text_of(answer));
        line.add(*action);
    }
    return json_string(line.text());
}

Answer Core::record_of_game(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    std::vector<RecordTag> tags;
    for (const std::string_view line : arguments.lines) {
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::size_t value = std::min(space + 1, line.size());
        tags.emplace_back(line.substr(0, space), line.substr(value));
    }
    Record record = record_of(**game, tags);
    // The game may have ended in a way that the board does not know, such as a claim.
    const auto given = std::ranges::find(tags, "Result", &RecordTag::first);
    if (record.result == RecordResult::Unknown && given != tags.end())
        record.result = parse_result(given->second).value_or(RecordResult::Unknown);
    const std::string bgn = write_record(record);
    // Tag names come from outside, and the result must be readable again.
    if (const auto read = read_record(bgn); !read) return fail(problem_of(read.error(), 1));
    return json_string(bgn);
}

Answer Core::pack_game(std::string_view text) {
    const auto game = reader_.read(text);
    if (!game) return fail(game.error());
    return json_string(to_base64url(pack(**game)));
}

Answer Core::picture(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto game = reader_.read(arguments.game);
    if (!game) return fail(game.error());
    const auto wants = [&](std::string_view option) {
        return std::ranges::find(arguments.lines, option) != arguments.lines.end();
    };
    const picture::SvgStyle style{.flipped = wants("flipped"), .coordinates = wants("coordinates")};
    const picture::Marks marks =
        wants("last-turn") ? picture::marks_of_last_turn(**game) : picture::Marks{};
    return json_string(picture::board_svg((*game)->position().setup(), style, marks));
}

}  // namespace barracuda::wasm
