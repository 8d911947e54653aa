#include "cli/play/record_text.hpp"

#include "base/text.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/splitter.hpp"
#include "rules/record/writer.hpp"

#include <fmt/format.h>

namespace barracuda::cli {
namespace {

std::string name_in(const Record& record, std::string_view tag) {
    const std::string_view name = record.tag(tag).value_or("");
    return name == "?" ? std::string() : std::string(name);
}

std::optional<std::uint32_t> seed_in(const Record& record) {
    const auto number = parse_number(record.tag("Seed").value_or(""));
    if (!number || *number < 0 || *number > most_seed) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

}  // namespace

std::string record_text(const Game& game, const Names& names, std::string_view date,
                        std::optional<std::uint32_t> seed) {
    std::vector<RecordTag> tags{{"Date", std::string(date)}};
    if (!names.white.empty()) tags.emplace_back("White", names.white);
    if (!names.brown.empty()) tags.emplace_back("Brown", names.brown);
    if (seed) tags.emplace_back("Seed", std::to_string(*seed));
    return write_record(record_of(game, std::move(tags)));
}

std::string turns_text(const Game& game) {
    const std::string text = write_record(record_of(game));
    const auto gap = text.find("\n\n");
    return std::string(trimmed(gap == std::string::npos ? text : text.substr(gap + 2)));
}

Result<SavedGame, std::string> game_from_text(std::string_view text) {
    RecordSplitter splitter;
    splitter.feed(text);
    splitter.finish();
    const auto first = splitter.next();
    if (!first) return fail<std::string>("there is no game in it");
    if (first->too_long) return fail<std::string>("the game in it is too long");
    const auto record = read_record(first->text, {.at = first->at});
    if (!record)
        return fail(fmt::format("line {}: {}", record.error().at.line, text_of(record.error())));
    std::size_t games = 1;
    while (splitter.next()) ++games;
    return SavedGame{replay(*record),
                     {name_in(*record, "White"), name_in(*record, "Brown")},
                     games,
                     seed_in(*record)};
}

}  // namespace barracuda::cli
