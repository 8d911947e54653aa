#include "engine/ordering.hpp"

#include <utility>

namespace barracuda::engine {

MovePicker::MovePicker(const Position& position, const Survey& survey, std::optional<Action> first,
                       const History& history, int ply)
    : pieces_(position.pieces().bits()) {
    const Player actor = position.actor();
    for (const SurveyedPiece& piece : survey[actor].pieces)
        for (const Square to : SquareSet::from_bits(piece.destinations)) {
            const Action move = Action::move(piece.square, to);
            int score = history.of(actor, move);
            if (move == first) {
                score = first_score;
            } else if ((pieces_ >> to.index() & 1) != 0) {
                score += capture_score + value_score * steps_of(position.piece_on(to).value);
            } else if (history.is_killer(ply, move)) {
                score += killer_score;
            }
            entries_.push_back({move, score});
        }
}

std::optional<MovePicker::Pick> MovePicker::next() {
    if (picked_ == entries_.size()) return std::nullopt;
    std::size_t best = picked_;
    for (std::size_t i = picked_ + 1; i < entries_.size(); ++i)
        if (entries_[i].score > entries_[best].score) best = i;
    std::swap(entries_[picked_], entries_[best]);
    const Action move = entries_[picked_++].move;
    return Pick{move, (pieces_ >> move.to().index() & 1) != 0};
}

}  // namespace barracuda::engine
