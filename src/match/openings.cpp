#include "match/openings.hpp"

#include "base/text.hpp"
#include "rules/legal.hpp"
#include "rules/outcome.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <cassert>

namespace barracuda::match {
namespace {

Position start_of(Variant variant) {
    return variant == Variant::Closed ? Position::closed() : Position::open();
}

std::vector<Action> quiet_moves(const Position& position) {
    std::vector<Action> quiet;
    const SquareSet free = position.free();
    for_each_legal(position, [&](Action action) {
        if (free.contains(action.to())) quiet.push_back(action);
    });
    return quiet;
}

bool attacks_piece(const Position& position, Player player) {
    return !(reach(position, player) & position.pieces(opponent_of(player))).empty();
}

}  // namespace

std::optional<Variant> variant_of(const Position& position) {
    for (const Variant variant : both_variants) {
        const Position start = start_of(variant);
        if (position.barragoons() == start.barragoons() &&
            position.face_planes() == start.face_planes())
            return variant;
    }
    return std::nullopt;
}

std::uint64_t symmetric_key(const Position& position) {
    const Position swapped = position.colours_swapped();
    return std::min(
        {position.key(), position.mirrored().key(), swapped.key(), swapped.mirrored().key()});
}

Position with_express_levels(const Position& position, PerPlayer<int> express_levels) {
    Setup setup = position.setup();
    setup.express_levels = express_levels;
    const auto changed = Position::from(setup);
    assert(changed);
    return *changed;
}

OpeningSource::OpeningSource(std::uint64_t seed, std::vector<Variant> variants)
    : random_(seed), variants_(std::move(variants)) {
    assert(!variants_.empty());
}

// There are millions of openings, so new ones do not run out.
Position OpeningSource::next() {
    const Variant variant = variants_[made_++ % variants_.size()];
    for (;;) {
        const auto found = random_walk(variant);
        if (found && seen_.insert(symmetric_key(*found)).second) return *found;
    }
}

std::optional<Position> OpeningSource::random_walk(Variant variant) {
    const int turns = least_turns + static_cast<int>(random_.below(most_turns - least_turns + 1));
    Position position = start_of(variant);
    for (int turn = 0; turn < turns; ++turn) {
        const auto moves = quiet_moves(position);
        if (moves.empty()) return std::nullopt;
        position = position.after(moves[random_.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    const bool calm =
        !attacks_piece(position, Player::White) && !attacks_piece(position, Player::Brown);
    return calm && !outcome_of(position) ? std::optional(position) : std::nullopt;
}

Result<std::vector<Position>, std::string> parse_openings(std::string_view text) {
    std::vector<Position> openings;
    std::size_t number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        const std::string_view fen = trimmed(line.substr(0, line.find('#')));
        if (fen.empty()) continue;
        const std::string place = "line " + std::to_string(number) + ": ";
        const auto position = parse_fen(fen);
        if (!position) return fail(place + text_of(position.error()));
        if (const auto outcome = outcome_of(*position))
            return fail(place + "the game is over: " + text_of(*outcome));
        openings.push_back(*position);
    }
    if (openings.empty()) return fail(std::string("there is no opening in it"));
    return openings;
}

std::vector<Position> shuffled(std::vector<Position> openings, std::uint64_t seed) {
    std::unordered_set<std::uint64_t> seen;
    std::erase_if(openings, [&](const Position& opening) {
        return !seen.insert(symmetric_key(opening)).second;
    });
    Random random(seed);
    for (std::size_t left = openings.size(); left > 1; --left)
        std::swap(openings[left - 1], openings[random.below(static_cast<std::uint32_t>(left))]);
    return openings;
}

}  // namespace barracuda::match
