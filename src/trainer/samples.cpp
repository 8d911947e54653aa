#include "trainer/samples.hpp"

#include <cassert>
#include <numeric>
#include <utility>

namespace barracuda {

void Samples::add(const Position& position, float result, float chance) {
    assert(!game_starts_.empty());
    const Survey survey(position);
    features::for_each(position, survey, position.actor(),
                       [&](int index) { features_.push_back(static_cast<std::uint16_t>(index)); });
    ends_.push_back(features_.size());
    results_.push_back(result);
    chances_.push_back(chance);
}

void Samples::append(const Samples& others) {
    for (const std::size_t start : others.game_starts_) game_starts_.push_back(size() + start);
    const std::size_t shift = features_.size();
    features_.insert(features_.end(), others.features_.begin(), others.features_.end());
    for (const std::size_t end : others.ends_) ends_.push_back(shift + end);
    results_.insert(results_.end(), others.results_.begin(), others.results_.end());
    chances_.insert(chances_.end(), others.chances_.begin(), others.chances_.end());
}

Samples::Sample Samples::operator[](std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return {std::span(features_).subspan(begin, ends_[index] - begin), results_[index],
            chances_[index]};
}

Samples::Split Samples::split(Random& random) const {
    std::vector<std::size_t> games(game_starts_.size());
    std::iota(games.begin(), games.end(), std::size_t{0});
    Split split;
    for (std::size_t left = games.size(); left > 0; --left) {
        std::swap(games[left - 1], games[random.below(static_cast<std::uint32_t>(left))]);
        const std::size_t game = games[left - 1];
        const std::size_t end = game + 1 < games.size() ? game_starts_[game + 1] : size();
        const bool is_enough = split.kept_apart.size() >= size() / 10 || games.size() == 1;
        auto& side = is_enough ? split.learnt : split.kept_apart;
        for (std::size_t i = game_starts_[game]; i < end; ++i) side.push_back(i);
    }
    return split;
}

}  // namespace barracuda
