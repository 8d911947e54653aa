#include "trainer/network_fit.hpp"

#include "base/random.hpp"
#include "trainer/network_pass.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <numbers>
#include <numeric>
#include <thread>

namespace barracuda::trainer {
namespace {

namespace network = engine::network;

constexpr std::size_t batch_size = 8'192;
// A batch is split into this many parts, whose gradients are added up in a fixed order.
constexpr std::size_t parts = 4;

float random_within(Random& random, double most) {
    constexpr std::uint32_t steps = 1U << 24;
    return static_cast<float>(most * (2.0 * random.below(steps) / steps - 1));
}

constexpr std::size_t own_rows = network::inputs * network::units;
constexpr std::size_t weight_count = network::number_count + factor_count * network::units;

// Rows with factors start at 0, as the factors learn for them.
std::vector<float> first_weights(const std::vector<Factors>& factors, std::uint64_t seed) {
    Random random(seed);
    std::vector<float> weights(weight_count);
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (i >= network::number_count || (i < own_rows && factors[i / network::units].empty()))
            weights[i] = random_within(random, 0.05);
        else if (i >= own_rows + network::units)
            weights[i] = random_within(random, 0.2);
        else if (i >= own_rows)
            weights[i] = 0.4f + random_within(random, 0.3);
    return weights;
}

std::vector<Factors> factors_by_input() {
    std::vector<Factors> factors;
    factors.reserve(engine::network_inputs::count);
    for (int input = 0; input < engine::network_inputs::count; ++input)
        factors.push_back(factors_of(input));
    return factors;
}

// The offset of a factor's row among the weights.
std::size_t place_of(std::uint16_t factor) {
    return network::number_count + std::size_t{factor} * network::units;
}

// Calls `work(0)` to `work(count - 1)`, spread over threads.
void share_out(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
    const auto others = static_cast<std::size_t>(threads);
    const auto part = [&](std::size_t first) {
        for (std::size_t i = first; i < count; i += others) work(i);
    };
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < others; ++i) helpers.emplace_back(part, i);
    part(0);
    for (std::thread& helper : helpers) helper.join();
}

// Whether a sample is mirrored in an epoch.
bool is_mirrored(std::uint64_t seed, int epoch, std::uint32_t sample) {
    return (Random(seed + (static_cast<std::uint64_t>(epoch) << 40) + sample).next() & 1) != 0;
}

template <class Number>
void append(std::string& bytes, const Number* first, std::size_t count) {
    bytes.append(reinterpret_cast<const char*>(first), count * sizeof(Number));
}

template <class Number>
void take(std::string_view& bytes, Number* first, std::size_t count) {
    std::memcpy(first, bytes.data(), count * sizeof(Number));
    bytes.remove_prefix(count * sizeof(Number));
}

}  // namespace

NetworkTrainer::NetworkTrainer(const TrainingSamples& samples, const NetworkFit& settings)
    : samples_(samples),
      settings_(settings),
      factors_(factors_by_input()),
      weights_(first_weights(factors_, settings.seed)),
      gradient_(weights_.size()),
      mean_(weights_.size()),
      square_(weights_.size()),
      sums_(network::number_count),
      gradients_(parts, Vector(network::number_count)),
      order_(samples.learnt.size()) {
    add_factors();
}

void NetworkTrainer::add_factors() {
    std::copy_n(weights_.begin(), sums_.size(), sums_.begin());
    for (std::size_t input = 0; input < factors_.size(); ++input)
        for (const std::uint16_t factor : factors_[input])
            for (std::size_t unit = 0; unit < network::units; ++unit)
                sums_[input * network::units + unit] += weights_[place_of(factor) + unit];
    // The range of the integers.
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        const network::Kind kind = network::kind_of(i);
        const float most = static_cast<float>(kind.most) / static_cast<float>(kind.one);
        sums_[i] = std::clamp(sums_[i], -most, most);
    }
}

double NetworkTrainer::target_of(const Samples::Sample& sample) const {
    return settings_.share_of_result * double{sample.result} +
           (1 - settings_.share_of_result) * double{sample.chance};
}

double NetworkTrainer::rate() const {
    const std::uint64_t per_epoch = (order_.size() + batch_size - 1) / batch_size;
    const double done =
        static_cast<double>(steps_) /
        static_cast<double>(per_epoch * static_cast<std::uint64_t>(settings_.epochs));
    return settings_.rate * 0.5 * (1 + std::cos(std::numbers::pi * std::min(1.0, done)));
}

// Fills the gradients; returns the sum of the squared errors.
double NetworkTrainer::learn_batch(std::size_t begin, std::size_t end) {
    std::array<double, parts> loss{};
    share_out(parts, settings_.threads, [&](std::size_t part) {
        Vector& gradient = gradients_[part];
        std::ranges::fill(gradient, 0.0f);
        for (std::size_t i = begin + part; i < end; i += parts) {
            const auto sample = samples_.learnt[order_[i]];
            const bool mirrored = is_mirrored(settings_.seed, epochs_done_, order_[i]);
            const NetworkPass pass(sums_, sample.features, sample.phase, mirrored);
            const double chance = pass.chance();
            const double error = chance - target_of(sample);
            loss[part] += error * error;
            pass.add_gradient(static_cast<float>(2 * error * chance * (1 - chance)), gradient);
        }
    });
    return std::accumulate(loss.begin(), loss.end(), 0.0);
}

// The mean gradient over the batch; a factor receives the gradients of all its inputs.
void NetworkTrainer::collect_gradient(std::size_t samples) {
    std::ranges::fill(gradient_, 0.0f);
    const float share = 1 / static_cast<float>(samples);
    for (std::size_t i = 0; i < network::number_count; ++i) {
        for (const Vector& part : gradients_) gradient_[i] += part[i];
        gradient_[i] *= share;
    }
    for (std::size_t input = 0; input < factors_.size(); ++input)
        for (const std::uint16_t factor : factors_[input])
            for (std::size_t unit = 0; unit < network::units; ++unit)
                gradient_[place_of(factor) + unit] += gradient_[input * network::units + unit];
}

// Adam, with weight decay on the inputs' own parts. Rare inputs must not take large steps, hence an
// epsilon that is not small compared with one sample's share of a gradient.
void NetworkTrainer::step() {
    constexpr float beta1 = 0.9f;
    constexpr float beta2 = 0.999f;
    constexpr float epsilon = 1e-6f;
    ++steps_;
    const auto corrected = [&](float beta) {
        return static_cast<float>(1 - std::pow(double{beta}, static_cast<double>(steps_)));
    };
    const float correction1 = corrected(beta1);
    const float correction2 = corrected(beta2);
    const auto rate_now = static_cast<float>(rate());
    const float kept = 1 - rate_now * static_cast<float>(settings_.decay);
    for (std::size_t i = 0; i < own_rows; ++i) weights_[i] *= kept;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        mean_[i] = beta1 * mean_[i] + (1 - beta1) * gradient_[i];
        square_[i] = beta2 * square_[i] + (1 - beta2) * gradient_[i] * gradient_[i];
        weights_[i] -=
            rate_now * (mean_[i] / correction1) / (std::sqrt(square_[i] / correction2) + epsilon);
    }
    add_factors();
}

NetworkLoss NetworkTrainer::learn_epoch() {
    std::iota(order_.begin(), order_.end(), 0U);
    Random random(settings_.seed + static_cast<std::uint64_t>(epochs_done_));
    for (std::size_t i = order_.size(); i > 1; --i)
        std::swap(order_[i - 1], order_[random.below(static_cast<std::uint32_t>(i))]);
    NetworkLoss loss{};
    for (std::size_t begin = 0; begin < order_.size(); begin += batch_size) {
        const std::size_t end = std::min(order_.size(), begin + batch_size);
        loss.learnt += learn_batch(begin, end);
        collect_gradient(end - begin);
        step();
    }
    ++epochs_done_;
    loss.learnt /= static_cast<double>(std::max<std::size_t>(1, order_.size()));
    std::array<std::size_t, origin_count> counts{};
    for (std::size_t i = 0; i < samples_.held_out.size(); ++i) {
        const auto sample = samples_.held_out[i];
        const double error =
            NetworkPass(sums_, sample.features, sample.phase, false).chance() - target_of(sample);
        loss.held_out[static_cast<std::size_t>(sample.origin)] += error * error;
        ++counts[static_cast<std::size_t>(sample.origin)];
    }
    for (std::size_t i = 0; i < origin_count; ++i)
        loss.held_out[i] /= static_cast<double>(std::max<std::size_t>(1, counts[i]));
    return loss;
}

std::shared_ptr<const network::Numbers> NetworkTrainer::numbers() const {
    auto numbers = std::make_shared<network::Numbers>();
    const auto flat = network::flat(*numbers);
    for (std::size_t i = 0; i < flat.size(); ++i) {
        const network::Kind kind = network::kind_of(i);
        const auto rounded = static_cast<int>(std::lround(sums_[i] * static_cast<float>(kind.one)));
        flat[i] = static_cast<std::int16_t>(std::clamp(rounded, -kind.most, kind.most));
    }
    return numbers;
}

// Almost certainly different for other samples or settings.
std::uint64_t NetworkTrainer::identity() const {
    std::uint64_t mixed = settings_.seed;
    for (const std::uint64_t number : {static_cast<std::uint64_t>(samples_.learnt.size()),
                                       static_cast<std::uint64_t>(samples_.held_out.size()),
                                       static_cast<std::uint64_t>(settings_.epochs),
                                       std::bit_cast<std::uint64_t>(settings_.rate),
                                       std::bit_cast<std::uint64_t>(settings_.decay),
                                       std::bit_cast<std::uint64_t>(settings_.share_of_result),
                                       static_cast<std::uint64_t>(weight_count)})
        mixed = Random(mixed ^ number).next();
    return mixed;
}

std::string NetworkTrainer::state() const {
    std::string bytes;
    const std::uint64_t whose = identity();
    append(bytes, &whose, 1);
    append(bytes, &epochs_done_, 1);
    append(bytes, &steps_, 1);
    for (const Vector* vector : {&weights_, &mean_, &square_})
        append(bytes, vector->data(), vector->size());
    return bytes;
}

Result<void, std::string> NetworkTrainer::restore(std::string_view state) {
    if (state.size() != this->state().size()) return fail(std::string("it has another size"));
    std::uint64_t whose = 0;
    take(state, &whose, 1);
    if (whose != identity()) return fail(std::string("it belongs to other positions or settings"));
    take(state, &epochs_done_, 1);
    take(state, &steps_, 1);
    for (Vector* vector : {&weights_, &mean_, &square_})
        take(state, vector->data(), vector->size());
    add_factors();
    return {};
}

}  // namespace barracuda::trainer
