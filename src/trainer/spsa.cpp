#include "trainer/spsa.hpp"

#include <algorithm>
#include <cmath>

namespace barracuda::trainer {
namespace {

// The usual exponents, and the usual share of the trials after which learning slows down.
constexpr double step_exponent = 0.101;
constexpr double rate_exponent = 0.602;
constexpr double stability = 0.1;
// At the end: a step relative to the range, and how much of a step a game won is worth.
constexpr double last_step = 1.0 / 16;
constexpr double last_rate = 0.01;

int rounded(double value, const Tuned& number) {
    return static_cast<int>(std::lround(std::clamp(value, number.least, number.most)));
}

}  // namespace

Spsa::Spsa(std::vector<Tuned> numbers, std::size_t trials, std::uint64_t seed)
    : numbers_(std::move(numbers)), trials_(trials), random_(seed) {}

// Never less than what survives rounding.
double Spsa::step(std::size_t index) const {
    const Tuned& number = numbers_[index];
    const double done = static_cast<double>(learnt_ + 1) / static_cast<double>(trials_);
    return std::max(1.0, (number.most - number.least) * last_step * std::pow(done, -step_exponent));
}

Spsa::Trial Spsa::draw() {
    Trial trial;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const int direction = random_.below(2) == 0 ? 1 : -1;
        const double moved = direction * step(i);
        trial.directions.push_back(direction);
        trial.first.push_back(rounded(numbers_[i].value + moved, numbers_[i]));
        trial.second.push_back(rounded(numbers_[i].value - moved, numbers_[i]));
    }
    return trial;
}

void Spsa::learn(const Trial& trial, int balance) {
    const auto all = static_cast<double>(trials_);
    const auto done = static_cast<double>(learnt_ + 1);
    const double rate =
        last_rate * std::pow((stability * all + all) / (stability * all + done), rate_exponent);
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        Tuned& number = numbers_[i];
        number.value = std::clamp(number.value + rate * step(i) * balance * trial.directions[i],
                                  number.least, number.most);
    }
    ++learnt_;
}

std::vector<int> Spsa::values() const {
    std::vector<int> values;
    values.reserve(numbers_.size());
    for (const Tuned& number : numbers_) values.push_back(rounded(number.value, number));
    return values;
}

}  // namespace barracuda::trainer
