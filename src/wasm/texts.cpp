// The functions of the core that are not about a game in progress.
#include "base/base64.hpp"
#include "base/text.hpp"
#include "play/record_json.hpp"
#include "rules/packed.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/splitter.hpp"
#include "rules/record/writer.hpp"
#include "rules/text/fen.hpp"
#include "ubi/loss.hpp"
#include "wasm/core.hpp"
#include "wasm/game_text.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/words.hpp"

#include <span>

namespace barracuda::wasm {
namespace {

Result<Record, RecordError> read_game(const barracuda::GameText& game) {
    if (game.too_long)
        return fail(RecordError{game.at, {}, {}, {.kind = TextFault::Kind::TooLong}});
    return read_record(game.text, {.at = game.at});
}

// All games of a text, at least one, or what is wrong with the first one that cannot be read.
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

// The player's chance, given White's in ten-thousandths.
std::optional<double> chance_of(Player player, std::string_view of_white) {
    constexpr int whole = 10'000;
    const auto number = parse_number(of_white);
    if (!number || *number < 0 || *number > whole) return std::nullopt;
    const auto parts = player == Player::White ? *number : whole - *number;
    return static_cast<double>(parts) / whole;
}

std::string loss_mark_json(int lost) {
    return json_or_null(ubi::mark_of_loss(lost),
                        [](TurnMark mark) { return json_string(to_text(mark)); });
}

}  // namespace

// The last two words are the levels, everything before them is the set-up.
Answer start_fen(std::string_view text) {
    const auto parts = words(text);
    if (parts.size() < 3) return complain("a set-up and two Express levels are needed");
    const auto level = [&](std::string_view part) {
        const auto number = parse_number(part);
        return number && *number >= 0 && *number <= highest_express_level
                   ? std::optional(static_cast<int>(*number))
                   : std::nullopt;
    };
    const auto white = level(parts[parts.size() - 2]);
    const auto brown = level(parts.back());
    if (!white || !brown) return complain("an Express level must be 0, 1 or 2");
    const PerPlayer<int> express_levels{*white, *brown};
    if (parts.size() == 3 && parts[0] == "closed")
        return json_string(to_fen(Position::closed(express_levels)));
    if (parts.size() == 3 && parts[0] == "open")
        return json_string(to_fen(Position::open(express_levels)));
    const auto length = static_cast<std::size_t>(parts[parts.size() - 2].data() - text.data());
    auto given = parse_setup(trimmed(text.substr(0, length)));
    if (!given) return fail(problem_of(given.error()));
    given->express_levels = express_levels;
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
    object.field("expressLevels", per_player_json([&](Player player) {
                     return std::to_string(parsed->express_levels[player]);
                 }));
    object.number("turnNumber", parsed->turn);
    object.field("faults", faults.done());
    return object.done();
}

Answer read_records(std::string_view text) {
    const auto records = records_of(text);
    if (!records) return fail(records.error());
    JsonArray array;
    for (const Record& record : *records) {
        JsonObject object;
        play::add_record(object, record);
        object.field("game", game_json(replay(record)));
        array.item(object.done());
    }
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
    const auto game = bytes ? unpack_game(*bytes) : fail(PackedError{0, "not base64url"});
    if (game) return game_json(*game);
    Problem problem = problem_of({.kind = TextFault::Kind::Damaged, .text = std::string(text)});
    problem.message += " at " + game.error().message();
    return fail(std::move(problem));
}

// The player and White's chances: with the best action, with the one that was played and, if the
// best one was then searched by itself, with that one again.
Answer judge(std::string_view text) {
    const auto parts = words(text);
    const auto player = parts.empty() ? std::nullopt : parse_player(parts[0]);
    if (!player || parts.size() < 3 || parts.size() > 4)
        return complain(quoted(text) + " is not like `white 6200 4000`");
    std::vector<double> chances;
    for (const std::string_view part : std::span(parts).subspan(1)) {
        const auto chance = chance_of(*player, part);
        if (!chance) return complain(quoted(part) + " is not a chance in ten thousandths");
        chances.push_back(*chance);
    }
    const double hoped = std::min(chances.front(), chances.size() > 2 ? chances[2] : 1.0);
    const int lost = ubi::lost_chance(hoped, chances[1]);
    JsonObject object;
    object.number("lost", lost);
    object.field("mark", loss_mark_json(lost));
    object.number("longest", static_cast<std::int64_t>(ubi::longest_better_line));
    return object.done();
}

Answer loss_mark(std::string_view text) {
    const auto lost = parse_number(text);
    if (!lost || *lost < 0 || *lost > 1000)
        return complain(quoted(text) + " is not a chance in thousandths");
    return loss_mark_json(static_cast<int>(*lost));
}

}  // namespace barracuda::wasm
