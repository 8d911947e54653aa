#include "cli/analyse/judge.hpp"

#include "ubi/winning_chance.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

namespace barracuda::cli {
namespace {

ubi::Score for_white(const ubi::Score& score, Player view) {
    return view == Player::White ? score : score.reversed();
}

double chance_of(Player player, const ubi::Score& score_for_white) {
    return ubi::winning_chance(for_white(score_for_white, player));
}

ubi::Score score_of(const Outcome& outcome) {
    if (!outcome.winner) return ubi::Score::points(0);
    return for_white(ubi::Score::win(0), *outcome.winner);
}

}  // namespace

std::optional<Judgement> Judge::judge(std::size_t index) {
    if (index % chapter == 0 || !engine_) begin_chapter();
    const Game before = before_action(game_, index);
    const auto best = next_ ? std::exchange(next_, std::nullopt) : look_at(before);
    if (!best) return std::nullopt;
    next_ = look_at(before_action(game_, index + 1));
    if (!next_) return std::nullopt;
    Judgement judgement{.after = evaluation_of(*next_)};
    const Played played = game_.played(index);
    if (!played || *played == best->line.front()) return judgement;
    if (!weigh(before, *best, *next_, judgement)) return std::nullopt;
    return judgement;
}

// Engines count actions, records turns. Where the line ends early, every remaining action counts as
// a turn, which is the most there can be.
std::optional<Evaluation> Judge::evaluation_of(const Finding& finding) {
    const bool decided = finding.score.kind() != ubi::Score::Kind::Points;
    if (!decided) return Evaluation{false, finding.score.value()};
    if (finding.over) return std::nullopt;
    const auto moves = std::ranges::count_if(finding.line, &Action::is_move);
    const auto shown = static_cast<std::int32_t>(finding.line.size());
    const auto turns =
        static_cast<std::int32_t>(moves) + std::max(0, finding.score.value() - shown);
    return Evaluation{true, finding.score.kind() == ubi::Score::Kind::Win ? turns : -turns};
}

void Judge::begin_chapter() {
    next_.reset();
    engine_ = std::make_unique<engine::Engine>(
        engine::EngineSettings{.hash = settings_.hash, .threads = settings_.threads});
}

std::optional<Judge::Finding> Judge::look_at(const Game& game) {
    if (const auto& outcome = game.outcome()) return Finding{score_of(*outcome), {}, true};
    return search(game);
}

std::optional<Judge::Finding> Judge::search(const Game& game) {
    std::optional<ubi::SearchInfo> found;
    const auto keep = [&](const ubi::SearchInfo& info) { found = info; };
    engine_->choose(game, settings_.limits(), signals_, keep);
    if (!found && !signals_.stop) {  // too few nodes, or too little time, to finish anything
        ubi::Limits least;
        least.depth = 1;
        engine_->choose(game, least, signals_, keep);
    }
    if (signals_.stop) return std::nullopt;
    assert(found && !found->line.empty());
    return Finding{for_white(found->score, game.position().actor()), std::move(found->line), false};
}

// What the played action gives away compared with the best one. The position after a played action
// has been searched separately; before calling it a mistake, so is the position after the best
// action, to compare like with like. False if stopped.
bool Judge::weigh(const Game& before, const Finding& best, const Finding& played,
                  Judgement& judgement) {
    const Player actor = before.position().actor();
    const auto lost_against = [&](double chance) {
        return ubi::lost_chance(chance, chance_of(actor, played.score));
    };
    const double hoped = chance_of(actor, best.score);
    judgement.lost = lost_against(hoped);
    if (!ubi::mark_of_loss(judgement.lost)) return true;

    Game instead = before;
    if (!instead.play(best.line.front())) return true;
    const auto checked = look_at(instead);
    if (!checked) return false;
    judgement.lost = lost_against(std::min(hoped, chance_of(actor, checked->score)));
    if (!ubi::mark_of_loss(judgement.lost)) return true;
    judgement.better = {best.line.front()};
    for (const Action action : checked->line)
        if (judgement.better.size() < ubi::longest_better_line) judgement.better.push_back(action);
    return true;
}

}  // namespace barracuda::cli
