#include "wasm/parts_json.hpp"

#include "rules/text/notation.hpp"
#include "wasm/words.hpp"

namespace barracuda::wasm {
namespace {

std::string barragoon_json(Face face) {
    JsonObject object;
    object.text("type", "barragoon");
    object.text("face", std::string(1, to_char(face)));
    object.text("kind", word_of(kind_of(face)));
    object.field("heading", json_or_null(direction_of(face), [](Direction direction) {
                     return json_string(word_of(direction));
                 }));
    return object.done();
}

std::string piece_json(Piece piece) {
    JsonObject object;
    object.text("type", "piece");
    object.text("owner", word_of(piece.owner));
    object.number("value", steps_of(piece.value));
    return object.done();
}

std::string captures_json(Cell target) {
    if (target.is_empty()) return std::string(json_null);
    return json_string(target.piece() ? "piece" : "barragoon");
}

std::string number_json(int number) { return std::to_string(number); }

}  // namespace

std::string square_json(Square square) { return json_string(to_text(square)); }

std::string cell_json(Cell cell) {
    if (const auto piece = cell.piece()) return piece_json(*piece);
    if (const auto face = cell.face()) return barragoon_json(*face);
    return std::string(json_null);
}

std::string cells_json(const Setup& setup) {
    JsonObject object;
    for (const Square square : all_squares())
        if (!setup[square].is_empty()) object.field(to_text(square), cell_json(setup[square]));
    return object.done();
}

std::string path_json(const Path& path) {
    JsonArray array;
    for (const Square square : path) array.item(square_json(square));
    return array.done();
}

std::string squares_json(SquareSet squares) {
    JsonArray array;
    for (const Square square : squares) array.item(square_json(square));
    return array.done();
}

std::string move_json(const Position& position, Action move) {
    JsonObject object;
    object.text("action", to_text(move));
    object.field("from", square_json(move.from()));
    object.field("to", square_json(move.to()));
    object.field("path", path_json(path_of(position, move.from(), move.to())));
    object.field("captures", captures_json(position.at(move.to())));
    return object.done();
}

std::string moves_json(const Position& position, const std::vector<Action>& moves) {
    JsonArray array;
    for (const Action move : moves) array.item(move_json(position, move));
    return array.done();
}

std::string mobility_json(const Mobility& mobility) {
    JsonObject object;
    object.number("pieces", mobility.pieces);
    object.number("movable", mobility.movable);
    object.number("moves", mobility.moves);
    return object.done();
}

std::string setup_fault_json(const SetupFault& fault) {
    JsonObject object;
    object.text("kind", word_of(fault.kind));
    object.number("number", fault.number);
    object.field("owner", player_json(fault.piece.owner));
    object.number("value", steps_of(fault.piece.value));
    return object.done();
}

std::string explanation_json(const Explanation& explanation) {
    const auto& action = explanation.action;
    const auto move = action && action->is_move() ? action : std::nullopt;
    const auto piece = explanation.mover.piece();
    const auto full = piece ? std::optional(steps_of(piece->value)) : std::nullopt;
    JsonObject object;
    object.boolean("legal", explanation.is_legal());
    object.text("reason", word_of(explanation.reason));
    object.text("clause", clause_of(explanation));
    object.field("actor", player_json(explanation.actor));
    object.field("action", json_or_null(action, [](Action a) { return json_string(to_text(a)); }));
    object.field("from", json_or_null(move, [](Action a) { return square_json(a.from()); }));
    object.field("to", json_or_null(move, [](Action a) { return square_json(a.to()); }));
    object.field("square", json_or_null(explanation.square, square_json));
    object.field("step", json_or_null(explanation.step, number_json));
    object.field("path", path_json(explanation.path));
    object.field("mover", cell_json(explanation.mover));
    object.field("obstacle", cell_json(explanation.obstacle));
    object.field("full", json_or_null(full, number_json));
    object.field("short", json_or_null(full, [](int steps) { return number_json(steps - 1); }));
    object.field("distance", json_or_null(move, [](Action a) {
                     return number_json(distance(a.from(), a.to()));
                 }));
    object.number("owed", explanation.owed);
    object.field("ending", json_or_null(explanation.ending, [](Ending ending) {
                     return json_string(word_of(ending));
                 }));
    return object.done();
}

std::string clock_json(const Clock& clock, Instant now) {
    JsonObject object;
    object.field("remaining", per_player_json([&](Player player) {
                     return std::to_string(clock.remaining(player, now).count());
                 }));
    object.field("running", json_or_null(clock.running(), player_json));
    object.field("flagged", json_or_null(clock.flagged(now), player_json));
    object.field("deadline", json_or_null(clock.deadline(), [](Instant deadline) {
                     return std::to_string(deadline.since_epoch().count());
                 }));
    object.field("bonus", per_player_json([&](Player player) {
                     return std::to_string(clock.control(player).bonus().count());
                 }));
    return object.done();
}

}  // namespace barracuda::wasm
