// Trains the network: the winning chance it gives should be close to the search's score and to the
// result of the game. In floating point, with Adam; the result is rounded to the integers of
// engine/eval/network.hpp. The same samples and seed give the same numbers, regardless of the
// number of threads. It knows samples, not files.
#pragma once

#include "base/result.hpp"
#include "engine/eval/network.hpp"
#include "trainer/network_factors.hpp"
#include "trainer/samples.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::trainer {

struct NetworkFit {
    int epochs = 10;
    double rate = 0.001;           // of Adam; falls to 0 along half a cosine
    double decay = 5;              // pulls an input's own part towards 0
    double share_of_result = 0.3;  // the rest is the search's
    std::uint64_t seed = 1;
    int threads = 1;
};

struct NetworkLoss {
    double learnt;                              // mean squared error along the way
    std::array<double, origin_count> held_out;  // by origin; 0 where there are none
};

class NetworkTrainer {
public:
    // The samples come from look_for_network and must outlive the trainer.
    NetworkTrainer(const TrainingSamples& samples, const NetworkFit& settings);

    int epochs_done() const { return epochs_done_; }
    NetworkLoss learn_epoch();
    std::shared_ptr<const engine::network::Numbers> numbers() const;

    // Everything that the next epochs depend on, to resume later with the same samples and
    // settings.
    std::string state() const;
    // An error is half a sentence about the state.
    Result<void, std::string> restore(std::string_view state);

private:
    using Vector = std::vector<float>;

    double learn_batch(std::size_t begin, std::size_t end);
    void collect_gradient(std::size_t samples);
    void step();
    void add_factors();
    double rate() const;
    double target_of(const Samples::Sample& sample) const;
    std::uint64_t identity() const;

    const TrainingSamples& samples_;
    NetworkFit settings_;
    std::vector<Factors> factors_;  // by input
    Vector weights_;                // as engine::network::Numbers, then the rows of the factors
    Vector gradient_;
    Vector mean_;                    // of the gradients
    Vector square_;                  // of the gradients
    Vector sums_;                    // the weights with the factors' rows added to the inputs'
    std::vector<Vector> gradients_;  // of the sums, for the parts of a batch
    std::vector<std::uint32_t> order_;
    int epochs_done_ = 0;
    std::uint64_t steps_ = 0;
};

}  // namespace barracuda::trainer
