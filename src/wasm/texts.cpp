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
#include "wasm/parts_json.hpp"
#include "wasm/record_json.hpp"
#include "wasm/words.hpp"

namespace barracuda::wasm {
namespace {

std::string fault_json(const SetupFault& fault) {
    JsonObject object;
    object.text("kind", word_of(fault.kind));
    object.number("number", fault.number);
    object.field("owner", player_json(fault.piece.owner));
    object.number("value", steps_of(fault.piece.value));
    return object.done();
}

Result<Record, std::string> read_game(const barracuda::GameText& game) {
    const std::string place = "game " + std::to_string(game.number) + ", line ";
    if (game.too_long)
        return fail(place + std::to_string(game.at.line) + ": the game is longer than 1 MiB");
    const auto record = read_record(game.text, {.at = game.at});
    if (record) return *record;
    return fail(place + std::to_string(record.error().at.line) + ": " + text_of(record.error()));
}

// All games of a text, or what is wrong with the first that cannot be read.
Result<std::vector<Record>, std::string> records_of(std::string_view text) {
    RecordSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    std::vector<Record> records;
    while (const auto game = splitter.next()) {
        const auto record = read_game(*game);
        if (!record) return fail(record.error());
        records.push_back(*record);
    }
    return records;
}

// Milliseconds; a fraction is dropped.
std::optional<Instant> parse_instant(std::string_view text) {
    const auto number = parse_number(text.substr(0, text.find('.')));
    return number ? std::optional(Instant{Milliseconds{*number}}) : std::nullopt;
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
    return object.done();
}

}  // namespace

Answer start_fen(std::string_view text) {
    const auto parts = words(text);
    const auto level = [&](std::size_t index) {
        const auto number = index < parts.size() ? parse_number(parts[index]) : std::nullopt;
        return number && *number >= 0 && *number <= highest_level
                   ? std::optional(static_cast<int>(*number))
                   : std::nullopt;
    };
    const auto white = level(1);
    const auto brown = level(2);
    if (!white || !brown || parts.size() != 3)
        return fail<std::string>("an Express level must be 0, 1 or 2");
    if (parts[0] == "closed") return json_string(to_fen(Position::closed({*white, *brown})));
    if (parts[0] == "open") return json_string(to_fen(Position::open({*white, *brown})));
    return fail("there is no set-up " + quoted(parts[0]));
}

Answer setup(std::string_view text) {
    const auto parsed = parse_setup(text);
    if (!parsed) return fail(parsed.error().message);
    JsonArray faults;
    if (const auto position = Position::from(*parsed); !position)
        for (const SetupFault& fault : position.error()) faults.item(fault_json(fault));
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
    if (!bytes) return fail("the packed game " + quoted(text) + " is no base64url");
    const auto game = unpack_game(*bytes);
    if (!game) return fail("the packed game is damaged at " + game.error().message());
    return game_json(*game);
}

Answer clock(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    if (arguments.lines.size() < 2) return fail<std::string>("the time control is missing");
    const auto control = TimeControl::parse(arguments.lines[0]);
    if (!control) return fail(control.error().message);
    const auto now = parse_instant(arguments.lines[1]);
    if (!now) return fail(quoted(arguments.lines[1]) + " is no time");
    Clock clock(*control);
    for (std::size_t i = 2; i < arguments.lines.size(); ++i) {
        const auto next = after_event(clock, arguments.lines[i]);
        if (!next) return fail(quoted(arguments.lines[i]) + " is no event of a clock");
        clock = *next;
    }
    return clock_json(clock, *now);
}

}  // namespace barracuda::wasm
