// Rows that inputs share while the network is trained: a piece with seven destinations, five of
// them safe, is rare; one with seven destinations is not. An input's row is the sum of its own
// part, which learns only what is special about it, and of its factors' rows; the trained network
// contains only the sums.
#pragma once

#include "base/fixed_vector.hpp"
#include "engine/eval/network_inputs.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace barracuda::trainer {

namespace factor {

// The factors of one player's inputs.
// NOLINTNEXTLINE(performance-enum-size): used in arithmetic
enum Index : int {
    ValueOn = 0,                                               // value and square
    Status = ValueOn + 3 * square_count,                       // value and status
    Mobility = Status + 3 * engine::network_inputs::statuses,  // value and destinations
    Safety = Mobility + 3 * engine::network_inputs::mobility_steps,
    StatusMobility = Safety + 3 * engine::network_inputs::safety_steps,
    Neighbours = StatusMobility +
                 3 * engine::network_inputs::statuses * engine::network_inputs::mobility_steps,
    Prey = Neighbours + 3 * engine::network_inputs::neighbour_steps,
    BarragoonPrey = Prey + 3 * engine::network_inputs::capture_steps,
    Twos = BarragoonPrey + 3 * engine::network_inputs::capture_steps,
    Threes = Twos + engine::network_inputs::twos + 1,
    Fours = Threes + engine::network_inputs::threes + 1,
    PerSide = Fours + engine::network_inputs::fours + 1,
};

}  // namespace factor

constexpr std::size_t factor_count = 2 * std::size_t{factor::PerSide};

using Factors = FixedVector<std::uint16_t, 3>;

inline Factors factors_of(int input) {
    using namespace engine::network_inputs;
    const int side = input / engine::network_inputs::PerSide;
    int rest = input % engine::network_inputs::PerSide;
    Factors found;
    const auto add = [&](int of_side) {
        found.push_back(static_cast<std::uint16_t>(side * factor::PerSide + of_side));
    };
    if (rest < Freedom) {
        const int kind = rest / square_count;
        add(factor::ValueOn + kind / statuses * square_count + rest % square_count);
        add(factor::Status + kind);
    } else if (rest < Contact) {
        rest -= Freedom;
        const int kind = rest / safety_steps / mobility_steps;
        const int destinations = rest / safety_steps % mobility_steps;
        add(factor::Mobility + kind / statuses * mobility_steps + destinations);
        add(factor::Safety + kind / statuses * safety_steps + rest % safety_steps);
        add(factor::StatusMobility + kind * mobility_steps + destinations);
    } else if (rest < Movable) {
        rest -= Contact;
        const int with_neighbours = rest / capture_steps / capture_steps;
        const int value = with_neighbours / neighbour_steps;
        add(factor::Neighbours + with_neighbours);
        add(factor::Prey + value * capture_steps + rest / capture_steps % capture_steps);
        add(factor::BarragoonPrey + value * capture_steps + rest % capture_steps);
    } else if (rest >= Material) {
        rest -= Material;
        add(factor::Twos + rest / (fours + 1) / (threes + 1));
        add(factor::Threes + rest / (fours + 1) % (threes + 1));
        add(factor::Fours + rest % (fours + 1));
    }
    return found;
}

}  // namespace barracuda::trainer
