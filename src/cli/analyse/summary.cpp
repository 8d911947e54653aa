#include "cli/analyse/summary.hpp"

#include "base/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

std::string player_name(const Record& record, Player player) {
    std::string colour(name_of(player));
    const auto name = record.tag(colour);
    if (!name || name->empty() || *name == "?") return colour;
    return fmt::format("{} ({})", *name, colour);
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, utf8_length(text)), ' ');
}

}  // namespace

void Summary::add(const Record& record, const Judgements& judgements) {
    const Game game = game_of(record);
    PerPlayer<std::size_t> rows;
    for (const Player player : both_players) rows[player] = row_of(player_name(record, player));
    for (std::size_t i = 0; i < game.size() && i < judgements.size(); ++i)
        if (game.played(i)) count(rows_[rows[game.before(i).actor()]], judgements[i].lost);
}

std::size_t Summary::row_of(const std::string& player) {
    const auto found = std::ranges::find(rows_, player, &Row::player);
    const auto index = static_cast<std::size_t>(found - rows_.begin());
    if (found == rows_.end()) rows_.push_back({.player = player});
    return index;
}

void Summary::count(Row& row, int lost) {
    ++row.actions;
    row.lost += lost;
    const auto mark = ubi::mark_of_loss(lost);
    row.dubious += mark == TurnMark::Dubious;
    row.mistakes += mark == TurnMark::Mistake;
    row.blunders += mark == TurnMark::Blunder;
}

std::string Summary::text() const {
    if (rows_.empty()) return {};
    std::size_t width = 0;
    for (const Row& row : rows_) width = std::max(width, utf8_length(row.player));
    std::string text =
        fmt::format("{}  actions     ?!      ?     ??  lost on average\n", std::string(width, ' '));
    for (const Row& row : rows_) {
        const double average =
            row.actions == 0 ? 0 : static_cast<double>(row.lost) / static_cast<double>(row.actions);
        text += fmt::format("{}  {:>7} {:>6} {:>6} {:>6}  {:>13.1f} %\n", padded(row.player, width),
                            row.actions, row.dubious, row.mistakes, row.blunders, average / 10);
    }
    return text;
}

}  // namespace barracuda::cli
