// The functions of the core that are not about a game under way.
#include "base/base64.hpp"
#include "base/text.hpp"
#include "rules/clock.hpp"
#include "rules/fen.hpp"
#include "rules/packed.hpp"
#include "rules/record_reader.hpp"
#include "rules/record_splitter.hpp"
#include "rules/record_writer.hpp"
#include "wasm/arguments.hpp"
#include "wasm/core.hpp"
#include "wasm/instant.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/record_json.hpp"
#include "wasm/words.hpp"

namespace barracuda::wasm {
namespace {

Result<Record, RecordError> read_game(const barracuda::GameText& game) {
    if (game.too_long)
        return fail(RecordError{game.at, {}, {}, {.kind = TextFault::Kind::TooLong}});
    return read_record(game.text, {.at = game.at});
}

// All games of a text, at least one, or what is wrong with the first that cannot be read.
Result<std::vector<Record>, Problem> records_of(std::string_view text) {
    RecordSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    std::vector<Record> records;
    while (const auto game = splitter.next()) {
        const auto record = read_game(*game);
        if (!record) return fail(problem_of(record.error(), game->number));
        records.push_back(*record);
    }
    if (!records.empty()) return records;
    return fail(problem_of(TextFault{.kind = TextFault::Kind::NoGame}));
}

std::optional<Clock> after_event(const Clock& clock, std::string_view event) {
    const auto parts = words(event);
    const auto time = parts.empty() ? std::nullopt : parse_instant(parts.back());
    if (!time) return std::nullopt;
    if (parts.size() == 2 && parts[0] == "stop") return clock.stopped(*time);
    if (parts.size() == 2 && parts[0] == "resume") return clock.resumed(*time);
    const auto player = parts.size() == 3 ? parse_player(parts[1]) : std::nullopt;
    if (!player) return std::nullopt;
    if (parts[0] == "start") return clock.started(*player, *time);
    if (parts[0] == "act") return clock.acted(*player, *time);
    if (parts[0] == "add") return clock.with_added(*player, time->since_epoch());
    return std::nullopt;
}

std::string clock_json(const Clock& clock, Instant now) {
    JsonObject object;
    object.field("remaining", per_player_json([&](Player player) {
                     return std::to_string(clock.remaining(player, now).count());
                 }));
    object.field("running", json_or_null(clock.running(), player_json));
    object.field("flagged", json_or_null(clock.flagged(now), player_json));
    object.field("deadline", json_or_null(clock.deadline(), [](Instant deadline) {
                     return std::to_string(deadline.since_epoch().count());
                 }));
    object.field("bonus", per_player_json([&](Player player) {
                     return std::to_string(clock.control(player).bonus().count());
                 }));
    return object.done();
}

}  // namespace

// The last two words are the levels, what stands before them is the set-up.
Answer start_fen(std::string_view text) {
    const auto parts = words(text);
    if (parts.size() < 3) return complain("a set-up and two Express levels are needed");
    const auto level = [&](std::string_view part) {
        const auto number = parse_number(part);
        return number && *number >= 0 && *number <= highest_level
                   ? std::optional(static_cast<int>(*number))
                   : std::nullopt;
    };
    const auto white = level(parts[parts.size() - 2]);
    const auto brown = level(parts.back());
    if (!white || !brown) return complain("an Express level must be 0, 1 or 2");
    const PerPlayer<int> levels{*white, *brown};
    if (parts.size() == 3 && parts[0] == "closed")
        return json_string(to_fen(Position::closed(levels)));
    if (parts.size() == 3 && parts[0] == "open") return json_string(to_fen(Position::open(levels)));
    const auto length = static_cast<std::size_t>(parts[parts.size() - 2].data() - text.data());
    auto given = parse_setup(trimmed(text.substr(0, length)));
    if (!given) return fail(problem_of(given.error()));
    given->levels = levels;
    return json_string(to_fen(*given));
}

Answer setup(std::string_view text) {
    const auto parsed = parse_setup(text);
    if (!parsed) return fail(problem_of(parsed.error()));
    JsonArray faults;
    if (const auto position = Position::from(*parsed); !position)
        for (const SetupFault& fault : position.error()) faults.item(setup_fault_json(fault));
    JsonObject object;
    object.text("fen", to_fen(*parsed));
    object.field("cells", cells_json(*parsed));
    object.field("actor", player_json(parsed->actor));
    object.number("owed", parsed->owed);
    object.number("supply", parsed->supply);
    object.field("levels", per_player_json([&](Player player) {
                     return std::to_string(parsed->levels[player]);
                 }));
    object.number("turnNumber", parsed->turn);
    object.field("faults", faults.done());
    return object.done();
}

Answer read_records(std::string_view text) {
    const auto records = records_of(text);
    if (!records) return fail(records.error());
    JsonArray array;
    for (const Record& record : *records) array.item(record_json(record));
    return array.done();
}

Answer write_records(std::string_view text) {
    const auto records = records_of(text);
    if (!records) return fail(records.error());
    std::string bgn;
    for (const Record& record : *records) bgn += (bgn.empty() ? "" : "\n") + write_record(record);
    return json_string(bgn);
}

Answer unpack_text(std::string_view text) {
    const auto bytes = from_base64url(text);
    const auto game = bytes ? unpack_game(*bytes) : fail(PackedError{0, "no base64url"});
    if (game) return game_json(*game);
    Problem problem = problem_of({.kind = TextFault::Kind::Damaged, .text = std::string(text)});
    problem.message += " at " + game.error().message();
    return fail(std::move(problem));
}

Answer clock(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    if (arguments.lines.size() < 2) return complain("the time control is missing");
    const auto control = TimeControl::parse(arguments.lines[0]);
    if (!control) return complain(control.error().message);
    const auto now = parse_instant(arguments.lines[1]);
    if (!now) return complain(quoted(arguments.lines[1]) + " is no time");
    Clock clock(*control);
    for (std::size_t i = 2; i < arguments.lines.size(); ++i) {
        const auto next = after_event(clock, arguments.lines[i]);
        if (!next) return complain(quoted(arguments.lines[i]) + " is no event of a clock");
        clock = *next;
    }
    return clock_json(clock, *now);
}

}  // namespace barracuda::wasm
