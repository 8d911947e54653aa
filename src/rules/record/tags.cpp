#include "rules/record/tags.hpp"

#include "base/text.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace barracuda {
namespace {

using Tags = std::vector<RecordToken>;
using Fault = TextFault::Kind;

Failure<RecordError> refuse(const RecordToken& tag, TextFault fault) {
    fault.tag = tag.name;
    if (fault.text.empty()) fault.text = tag.value;
    return fail(RecordError{tag.at, "tag " + tag.name, {}, std::move(fault)});
}

Failure<RecordError> refuse(const RecordToken& tag, Fault kind, std::string_view expected = {}) {
    return refuse(tag, TextFault{.kind = kind, .expected = std::string(expected)});
}

const RecordToken* find(const Tags& tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &RecordToken::name);
    return found == tags.end() ? nullptr : &*found;
}

// The first tag that is given twice.
const RecordToken* repeated(const Tags& tags) {
    std::vector<const RecordToken*> sorted;
    for (const RecordToken& tag : tags) sorted.push_back(&tag);
    std::ranges::sort(sorted, {}, [](const RecordToken* tag) {
        return std::pair(std::string_view(tag->name), tag);
    });
    const auto same = [](const RecordToken* a, const RecordToken* b) { return a->name == b->name; };
    const auto found = std::ranges::adjacent_find(sorted, same);
    return found == sorted.end() ? nullptr : *(found + 1);
}

Result<Position, RecordError> read_start(const Tags& tags) {
    const RecordToken* const setup = find(tags, "Setup");
    const RecordToken* const fen = find(tags, "FEN");
    const RecordToken* const express = find(tags, "Express");

    const auto express_levels = express ? parse_express_levels(express->value) : PerPlayer<int>{};
    if (!express_levels)
        return refuse(*express, Fault::TagValue, "00, 01, 02, 10, 11, 12, 20, 21, 22");

    const std::string_view unnamed = fen ? "fen" : "closed";
    const std::string_view name = setup ? std::string_view(setup->value) : unnamed;
    if (name != "closed" && name != "open" && name != "fen")
        return refuse(*setup, Fault::TagValue, "closed, open, fen");
    if (!fen) {
        if (name == "fen") return refuse(*setup, Fault::FenMissing);
        return name == "open" ? Position::open(*express_levels) : Position::closed(*express_levels);
    }

    const auto start = parse_fen(fen->value);
    if (!start) return refuse(*fen, start.error());
    if (express && start->express_levels() != *express_levels)
        return refuse(*express, Fault::TagAgainstFen);
    const auto levels_of_fen = start->express_levels();
    if ((name == "closed" && *start != Position::closed(levels_of_fen)) ||
        (name == "open" && *start != Position::open(levels_of_fen)))
        return refuse(*setup, Fault::TagAgainstFen);
    return *start;
}

}  // namespace

Result<RecordOpening, RecordError> read_opening(const Tags& tags) {
    if (const RecordToken* const tag = repeated(tags)) return refuse(*tag, Fault::TagRepeated);
    const auto start = read_start(tags);
    if (!start) return fail(start.error());

    const RecordToken* const touch = find(tags, "Touch");
    if (touch && touch->value != "on" && touch->value != "off")
        return refuse(*touch, Fault::TagValue, "on, off");
    const RecordToken* const result = find(tags, "Result");
    const auto result_value = result ? parse_result(result->value) : std::nullopt;
    if (result && !result_value) return refuse(*result, Fault::TagValue, all_results);

    std::vector<RecordTag> named;
    for (const RecordToken& tag : tags) named.emplace_back(tag.name, tag.value);
    return RecordOpening{with_standard_tags(std::move(named)), *start,
                         touch && touch->value == "on", result_value};
}

}  // namespace barracuda
