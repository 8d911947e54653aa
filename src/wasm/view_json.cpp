#include "wasm/view_json.hpp"

#include "rules/legal.hpp"
#include "rules/record/record.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/words.hpp"

#include <algorithm>

namespace barracuda::wasm {
namespace {

std::string null_json() { return std::string(json_null); }

// What the move at an index of the history captured.
Cell captured_by(const Game& game, std::size_t index) {
    const Played played = game.played(index);
    return played && played->is_move() ? game.before(index).at(played->to()) : Cell{};
}

std::optional<std::size_t> last_move(const Game& game) {
    for (std::size_t i = game.size(); i-- > 0;)
        if (const Played played = game.played(i); played && played->is_move()) return i;
    return std::nullopt;
}

// Of two placements the victim makes the first. A single one that the start owes counts as the
// mover's: he may have been a captor, but nobody knows.
std::string placer_json(const Game& game) {
    if (game.position().move_is_due()) return null_json();
    if (game.position().owed() == 2) return json_string("victim");
    const auto move = last_move(game);
    const bool after_piece =
        move ? captured_by(game, *move).piece().has_value() : game.start().owed() == 2;
    return json_string(after_piece ? "captor" : "mover");
}

std::string legal_moves_json(const Game& game, const ActionList& legal) {
    JsonArray array;
    if (game.position().move_is_due())
        for (const Action move : legal) array.item(move_json(game.position(), move));
    return array.done();
}

void add_placements(JsonObject& object, const Game& game, const ActionList& legal) {
    SquareSet squares;
    JsonArray forbidden;
    if (!game.position().move_is_due()) {
        for (const Action action : legal) squares |= action.square();
        const bool all_legal =
            legal.size() == static_cast<std::size_t>(squares.size()) * face_count;
        for (const Square square : all_legal ? SquareSet{} : squares)
            for (const Face face : all_faces)
                if (const Action action = Action::place(square, face);
                    std::ranges::find(legal, action) == legal.end())
                    forbidden.text(to_text(action));
    }
    object.field("placeable", squares_json(squares));
    object.field("forbidden", forbidden.done());
}

std::string offer_json(const DrawOffer& offer) {
    JsonObject object;
    object.field("by", player_json(offer.by));
    object.text("kind", word_of(offer.kind));
    return object.done();
}

std::string may_offer_repetition_json(const Game& game) {
    for (const Player player : both_players)
        if (game.may_offer_repetition(player)) return player_json(player);
    return null_json();
}

std::string last_turn_json(const Game& game) {
    const auto index = last_move(game);
    if (!index) return null_json();
    const Position& before = game.before(*index);
    const Action move = *game.played(*index);
    JsonArray placed;
    for (std::size_t i = *index + 1; i < game.size(); ++i)
        if (const Played played = game.played(i)) placed.item(square_json(played->square()));
    JsonObject object;
    object.field("player", player_json(before.actor()));
    object.field("from", square_json(move.from()));
    object.field("to", square_json(move.to()));
    object.field("path", path_json(path_of(before, move.from(), move.to())));
    object.field("captured", cell_json(before.at(move.to())));
    object.field("placed", placed.done());
    return object.done();
}

std::string history_json(const Game& game) {
    JsonArray array;
    int turn = -1;
    for (std::size_t i = 0; i < game.size(); ++i) {
        const Played played = game.played(i);
        turn += played && played->is_move();
        JsonObject object;
        object.field("action", json_or_null(played, [](Action action) {
                         return json_string(to_text(action));
                     }));
        object.field("player", player_json(game.before(i).actor()));
        object.number("turn", turn);
        object.field("captured", cell_json(captured_by(game, i)));
        array.item(object.done());
    }
    return array.done();
}

std::string turns_json(const Game& game) {
    const Record record = record_of(game);
    TurnNumber number = first_turn(game.start());
    JsonArray array;
    for (const RecordTurn& turn : record.turns) {
        const bool is_last = &turn == &record.turns.back();
        JsonObject object;
        object.number("number", number.number);
        object.field("player", player_json(number.player));
        object.text("text", to_text(turn));
        object.field("actions", played_json(actions_of(turn)));
        object.boolean("complete", !is_last || game.position().move_is_due());
        object.field("draw", json_or_null(turn.draw, [](DrawWords words) {
                         return json_string(word_of(words));
                     }));
        array.item(object.done());
        number = number.next();
    }
    return array.done();
}

void add_helps(JsonObject& object, const Position& position) {
    JsonObject counts;
    for (const Square square : position.pieces())
        counts.number(to_text(square), destinations(position, square).size());
    object.field("mobility", per_player_json([&](Player player) {
                     return mobility_json(mobility_of(position, player));
                 }));
    object.field("moveCounts", counts.done());
    object.field("locked", squares_json(locked_pieces(position)));
    object.field("threats", per_player_json([&](Player player) {
                     return squares_json(threats_of(position, player));
                 }));
}

void add_position(JsonObject& object, const Game& game) {
    const Position& position = game.position();
    JsonArray touches;
    for (const Square square : game.touches()) touches.item(square_json(square));
    object.text("fen", to_fen(position));
    object.field("cells", cells_json(position.setup()));
    object.field("actor", player_json(position.actor()));
    object.number("owed", position.owed());
    object.field("placer", placer_json(game));
    object.number("supply", position.supply());
    object.field("expressLevels", per_player_json([&](Player player) {
                     return std::to_string(position.express_level(player));
                 }));
    object.number("turnNumber", position.turn());
    object.boolean("touchMove", game.touch_move());
    object.field("touches", touches.done());
}

}  // namespace

std::string view_json(const Game& game) {
    const ActionList legal = game.legal_actions();
    JsonObject object;
    add_position(object, game);
    object.field("moves", legal_moves_json(game, legal));
    add_placements(object, game, legal);
    object.field("outcome", json_or_null(game.outcome(), outcome_json));
    object.field("offer", json_or_null(game.offer(), offer_json));
    object.field("mayOfferRepetition", may_offer_repetition_json(game));
    object.boolean("mustDeviate", game.must_deviate());
    object.field("lastTurn", last_turn_json(game));
    object.field("history", history_json(game));
    object.field("turns", turns_json(game));
    add_helps(object, game.position());
    return object.done();
}

std::string effects_json(const Position& position, Action placement) {
    const Position after = position.after(placement);
    const Effects effects = effects_of(position, after);
    const auto part = [](const auto& values, const auto& json) {
        return per_player_json([&](Player player) { return json(values[player]); });
    };
    JsonObject object;
    object.field("before", part(effects.before, mobility_json));
    object.field("after", part(effects.after, mobility_json));
    object.field("closed", part(effects.closed, [&](const std::vector<Action>& moves) {
                     return moves_json(position, moves);
                 }));
    object.field("opened", part(effects.opened, [&](const std::vector<Action>& moves) {
                     return moves_json(after, moves);
                 }));
    object.field("shutIn", squares_json(effects.shut_in));
    return object.done();
}

}  // namespace barracuda::wasm
