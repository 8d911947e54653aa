#include "engine/anchors/crude_placements.hpp"

#include "engine/anchors/judge.hpp"
#include "rules/ways.hpp"

namespace barracuda::engine::anchors {
namespace {

constexpr std::size_t squares_in_tree = 3;

// The best of the candidates added, in descending order; among equals the earlier one comes first.
template <class T, std::size_t Capacity>
class Best {
public:
    void add(T item, int value) {
        std::size_t place = size_;
        while (place > 0 && entries_[place - 1].value < value) --place;
        if (place == Capacity) return;
        if (size_ < Capacity) ++size_;
        for (std::size_t i = size_ - 1; i > place; --i) entries_[i] = entries_[i - 1];
        entries_[place] = {item, value};
    }
    std::size_t size() const { return size_; }
    T operator[](std::size_t place) const { return entries_[place].item; }

private:
    struct Entry {
        T item;
        int value;
    };
    std::size_t size_ = 0;
    std::array<Entry, Capacity> entries_{};
};

// Every square that the player's pieces can enter: a barragoon anywhere else gets in nobody's way.
SquareSet entered_by(const Position& position, Player player) {
    const Ways ways(position);
    const auto from = [&](Value value) { return position.pieces(player, value).bits(); };
    return SquareSet::from_bits(ways.entered<2>(from(Value::Two)) |
                                ways.entered<3>(from(Value::Three)) |
                                ways.entered<4>(from(Value::Four)));
}

SquareSet squares_worth_trying(const Position& position) {
    const Player placer = position.actor();
    const SquareSet hindering = position.free() & entered_by(position, opponent_of(placer));
    if (!hindering.empty()) return hindering;
    const SquareSet harmless = position.free() & ~entered_by(position, placer);
    return harmless.empty() ? position.free() : harmless;
}

int value_of(const Position& position, Action placement) {
    return judge_for(position.actor(), position.after(placement), 1);
}

template <std::size_t Capacity>
FewActions listed(const Best<std::uint16_t, Capacity>& best) {
    FewActions actions;
    for (std::size_t i = 0; i < best.size(); ++i) actions.push_back(*Action::from_bits(best[i]));
    return actions;
}

}  // namespace

FewActions root_placements(const Position& position, const ActionList& actions) {
    Best<std::uint16_t, placements_at_root> best;
    for (const Action action : actions) best.add(action.bits(), value_of(position, action));
    return listed(best);
}

FewActions tree_placements(const Position& position) {
    Best<int, squares_in_tree> squares;
    for (const Square square : squares_worth_trying(position))
        squares.add(square.index(), value_of(position, Action::place(square, Face::NoWay)));
    Best<std::uint16_t, placements_in_tree> best;
    for (std::size_t i = 0; i < squares.size(); ++i)
        for (const Face face : all_faces) {
            const Action action = Action::place(Square::from_index(squares[i]), face);
            best.add(action.bits(), value_of(position, action));
        }
    return listed(best);
}

}  // namespace barracuda::engine::anchors
