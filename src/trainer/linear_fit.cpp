#include "trainer/linear_fit.hpp"

#include "base/random.hpp"
#include "ubi/winning_chance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace barracuda::trainer {
namespace {

using Vector = std::array<double, engine::features::count>;

// Adam: adapts the step size to each weight.
class Adam {
public:
    explicit Adam(double rate) : rate_(rate) {}

    void step(Vector& weights, const Vector& gradient) {
        constexpr double beta1 = 0.9;
        constexpr double beta2 = 0.999;
        ++steps_;
        const double correction1 = 1 - std::pow(beta1, steps_);
        const double correction2 = 1 - std::pow(beta2, steps_);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            mean_[i] = beta1 * mean_[i] + (1 - beta1) * gradient[i];
            square_[i] = beta2 * square_[i] + (1 - beta2) * gradient[i] * gradient[i];
            weights[i] -=
                rate_ * (mean_[i] / correction1) / (std::sqrt(square_[i] / correction2) + 1e-9);
        }
    }
    void slow_down(double factor) { rate_ *= factor; }

private:
    double rate_;
    int steps_ = 0;
    Vector mean_{};
    Vector square_{};
};

double predicted(const Samples::Sample& sample, const Vector& weights) {
    double points = 0;
    for (const std::uint16_t feature : sample.features) points += weights[feature];
    return ubi::winning_chance(points);
}

double cross_entropy(double chance, double target) {
    constexpr double least = 1e-9;
    return -(target * std::log(chance + least) + (1 - target) * std::log(1 - chance + least));
}

double target_of(const Samples::Sample& sample, const FitSettings& settings) {
    return settings.share_of_result * double{sample.result} +
           (1 - settings.share_of_result) * double{sample.chance};
}

double per_sample(double sum, std::size_t count) {
    return sum / static_cast<double>(std::max<std::size_t>(1, count));
}

double mean_loss(const Samples& samples, const FitSettings& settings, const Vector& weights) {
    double loss = 0;
    for (std::size_t i = 0; i < samples.size(); ++i)
        loss += cross_entropy(predicted(samples[i], weights), target_of(samples[i], settings));
    return per_sample(loss, samples.size());
}

// One epoch; returns the mean loss along the way.
double learn(const Samples& samples, const std::vector<std::size_t>& order,
             const FitSettings& settings, const Vector& origin, Adam& adam, Vector& weights) {
    constexpr std::size_t batch = 1024;
    double loss = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += batch) {
        const std::size_t end = std::min(order.size(), begin + batch);
        Vector gradient{};
        for (std::size_t i = begin; i < end; ++i) {
            const auto sample = samples[order[i]];
            const double chance = predicted(sample, weights);
            const double target = target_of(sample, settings);
            loss += cross_entropy(chance, target);
            const double error = (chance - target) / static_cast<double>(end - begin);
            for (const std::uint16_t feature : sample.features) gradient[feature] += error;
        }
        for (std::size_t i = 0; i < weights.size(); ++i)
            gradient[i] += settings.decay * (weights[i] - origin[i]);
        adam.step(weights, gradient);
    }
    return per_sample(loss, order.size());
}

}  // namespace

engine::features::Weights fit_linear(const TrainingSamples& samples,
                                     const engine::features::Weights& start,
                                     const FitSettings& settings,
                                     const std::function<void(const FitReport&)>& report) {
    Vector weights{};
    std::ranges::copy(start, weights.begin());
    const Vector origin = weights;
    Random random(settings.seed);
    std::vector<std::size_t> order(samples.learnt.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Adam adam(settings.rate);
    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        const double loss = learn(samples.learnt, order, settings, origin, adam, weights);
        report({epoch, loss, mean_loss(samples.held_out, settings, weights)});
        if (epoch > settings.epochs / 2) adam.slow_down(0.85);
    }
    engine::features::Weights rounded{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        rounded[i] =
            static_cast<std::int16_t>(std::clamp(std::round(weights[i]), -10'000.0, 10'000.0));
    return rounded;
}

}  // namespace barracuda::trainer
