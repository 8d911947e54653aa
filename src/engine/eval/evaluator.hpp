// The seam between the engine and its evaluations: all that search, levels and placement ranking
// know of one. eval/linear is one; a new one is a class here, and a kind of file in evaluator_file.
#pragma once

#include "engine/eval/features.hpp"
#include "engine/points.hpp"

#include <algorithm>
#include <memory>

namespace barracuda::engine {

// What was learnt is shared or copied. Each thread has an evaluator of its own, which may cache its
// work.
class Evaluator {
public:
    Evaluator() = default;
    Evaluator& operator=(const Evaluator&) = delete;
    virtual ~Evaluator() = default;

    virtual std::unique_ptr<Evaluator> clone() const = 0;

    // In points (100 are one 3-piece), from the point of view of `mover`, who moves next. Whatever
    // the evaluator returns is never taken for a proven win or loss.
    //
    // `ply` is the number of actions from the root, 0 to points::longest_line. The last position
    // evaluated with a smaller ply is nearly always an ancestor, so an evaluator may keep its work
    // by ply and update only what differs between the two positions.
    int evaluate(const Position& position, const Survey& survey, Player mover, int ply) {
        return std::clamp(points_of(position, survey, mover, ply), -points::most, points::most);
    }

    // What a player's pieces are worth for what they can do, for ranking placements, where a full
    // evaluation of all 600 would cost too much.
    virtual features::SideWeights placement_weights(const Position& position, Player player,
                                                    Player mover) const = 0;

protected:
    Evaluator(const Evaluator&) = default;

private:
    virtual int points_of(const Position& position, const Survey& survey, Player mover,
                          int ply) = 0;
};

}  // namespace barracuda::engine
