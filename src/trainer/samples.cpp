#include "trainer/samples.hpp"

#include "engine/eval/features.hpp"
#include "engine/eval/network_inputs.hpp"
#include "ubi/winning_chance.hpp"

#include <cassert>

namespace barracuda::trainer {
namespace {

float result_for(Player player, LabelledGame::GameResult result) {
    if (result == LabelledGame::GameResult::Draw) return 0.5f;
    return (result == LabelledGame::GameResult::WhiteWon) == (player == Player::White) ? 1.0f
                                                                                       : 0.0f;
}

}  // namespace

void look_linear(const Position& position, std::vector<std::uint16_t>& features) {
    engine::features::for_each(
        position, engine::Survey(position), position.actor(),
        [&](int index) { features.push_back(static_cast<std::uint16_t>(index)); });
}

void look_for_network(const Position& position, std::vector<std::uint16_t>& features) {
    const engine::Survey survey(position);
    const auto active = engine::network_inputs::active(position, survey, position.actor());
    features.insert(features.end(), active.begin(), active.end());
}

void Samples::add(const LabelledPosition& labelled, LabelledGame::GameResult result) {
    const Position& position = labelled.position;
    assert(position.move_is_due());
    look_(position, features_);
    ends_.push_back(features_.size());
    chances_.push_back(static_cast<float>(ubi::winning_chance(labelled.score)));
    results_.push_back(labelled.origin == Origin::Played ? result_for(position.actor(), result)
                                                         : chances_.back());
    phases_.push_back(static_cast<std::uint8_t>(engine::features::phase_of(position)));
    origins_.push_back(labelled.origin);
}

Samples::Sample Samples::operator[](std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return {std::span(features_).subspan(begin, ends_[index] - begin), results_[index],
            chances_[index], phases_[index], origins_[index]};
}

Result<void, std::string> read_samples(std::istream& data_set, TrainingSamples& samples) {
    DataSetReader reader(data_set);
    for (std::size_t number = 0;; ++number) {
        const auto game = reader.next();
        if (!game) return fail(game.error());
        if (!*game) return {};
        ++samples.games;
        Samples& side = is_held_out(number) ? samples.held_out : samples.learnt;
        for (const LabelledPosition& labelled : (*game)->positions)
            if (labelled.position.move_is_due()) side.add(labelled, (*game)->result);
    }
}

}  // namespace barracuda::trainer
