#include "trainer/samples.hpp"

namespace barracuda {

void Samples::add(const Position& position, float result, float chance) {
    const Survey survey(position);
    features::for_each(position, survey, position.actor(),
                       [&](int index) { features_.push_back(static_cast<std::uint16_t>(index)); });
    ends_.push_back(features_.size());
    results_.push_back(result);
    chances_.push_back(chance);
}

void Samples::append(const Samples& others) {
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

}  // namespace barracuda
