#include "trainer/plain_weights.hpp"

namespace barracuda::trainer {
namespace {

using SideWeights = std::array<int, engine::features::PerSide>;

SideWeights weights_of_a_side() {
    using namespace engine::features;
    constexpr int piece = 100;
    constexpr std::array<int, mobility_steps> mobility{-60, -18, -8, -1, 5,  9,  13,
                                                       15,  18,  19, 20, 21, 22, 23};
    constexpr std::array<int, pieces_per_player + 1> movable{-300, -120, -50, -20, 0, 10, 15, 20};
    SideWeights side{};
    const auto put = [&](int feature, int points) {
        side[static_cast<std::size_t>(feature)] = points;
    };
    for (int i = 0; i < 3 * places; ++i) put(PieceOn + i, piece);
    for (const Value value : all_values)
        for (int i = 0; i < mobility_steps; ++i)
            put(row_of(Mobility, mobility_steps, value) + i, mobility[static_cast<std::size_t>(i)]);
    for (int i = 0; i <= pieces_per_player; ++i)
        put(Movable + i, movable[static_cast<std::size_t>(i)]);
    return side;
}

}  // namespace

engine::features::Weights plain_weights() {
    constexpr int capturable = 60;  // of a piece when its opponent moves next
    const SideWeights side = weights_of_a_side();
    engine::features::Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::size_t feature = i % engine::features::PerSide;
        const bool moves_next = i / engine::features::PerSide % 2 == 0;
        const bool attacked =
            feature >= engine::features::Attacked && feature < engine::features::Movable;
        int points = moves_next ? side[feature] : -side[feature];
        if (!moves_next && attacked) points = capturable;
        weights[i] = static_cast<std::int16_t>(points);
    }
    return weights;
}

}  // namespace barracuda::trainer
