#include "picture/marks.hpp"

#include "rules/explain.hpp"
#include "rules/game.hpp"

namespace barracuda::picture {

Marks marks_of_last_turn(const Game& game) {
    Marks marks;
    for (std::size_t i = game.size(); i-- > 0;) {
        const Played played = game.played(i);
        if (!played) continue;
        if (played->is_placement()) {
            marks.last_placed |= played->square();
            continue;
        }
        marks.last_from = played->from();
        marks.last_to = played->to();
        for (const Square square : path_of(game.before(i), played->from(), played->to()))
            if (square != played->to()) marks.last_path |= square;
        break;
    }
    return marks;
}

}  // namespace barracuda::picture
