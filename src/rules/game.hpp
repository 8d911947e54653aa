// A game from its start: the history of actions, taking back, the outcome and its reason, draw
// offers of both kinds, and the actions that are legal under the duties of R9.2 and R10. Clocks
// stand beside it. Copies share nearly all of their history.
#pragma once

#include "base/result.hpp"
#include "base/shared_vector.hpp"
#include "rules/explain.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace barracuda {

enum class DrawKind : std::uint8_t { Agreement /* R9.3 */, Repetition /* R9.2 */ };

struct DrawOffer {
    Player by;
    DrawKind kind;

    bool operator==(const DrawOffer&) const = default;
};

// What was said about a draw by repetition after a turn (R9.2). A refusal implies an offer.
enum class DrawWords : std::uint8_t { Offered, OfferedAndRefused };

// An action as it was played; none for a forgotten placement (R7.3).
using Played = std::optional<Action>;
using Turn = std::vector<Played>;

// What programs agree on before a game, so that it is sure to end: it is drawn (R9.3) as soon as
// one of these numbers is reached while a move is due. 0: never.
struct AutomaticDraws {
    int repetitions = 0;  // how often a position has occurred, with the same player to act
    int turns = 0;        // the length of the game
};

class Game {
public:
    explicit Game(const Position& start, bool touch_move = false, AutomaticDraws draws = {});

    const Position& start() const { return start_; }
    const Position& position() const { return position_; }
    const std::optional<Outcome>& outcome() const { return outcome_; }
    bool touch_move() const { return touch_move_; }

    // The history, action by action.
    std::size_t size() const { return history_.size(); }
    Played played(std::size_t index) const { return history_[index].played; }
    const Position& before(std::size_t index) const { return history_[index].before; }

    // What was said about a draw by repetition just before an action of the history, or since the
    // last one.
    std::optional<DrawWords> said_before(std::size_t index) const {
        return index < history_.size() ? history_[index].said : said_;
    }

    // The history by turns. Placements that the start owed do not form a turn; the last turn may be
    // incomplete.
    std::vector<Turn> turns() const;

    // How often the current position has occurred with the same player to act.
    int occurrences() const;

    // The actions allowed at this point, duties and touches considered, in the order of Action.
    ActionList legal_actions() const;
    Explanation explain(Action action) const;
    bool is_legal(Action action) const { return explain(action).is_legal(); }

    Result<void, Explanation> play(Action action);
    Result<void, Explanation> forget_placement();  // for records of games over the board (R7.3)
    bool take_back();                              // the last action; also reopens a finished game

    // R10: the actor touches what stands on a square. Returns whether the touch can bind at all: it
    // cannot without touch-move, on a free square, or if the square was touched before.
    bool touch(Square square);
    const std::vector<Square>& touches() const { return touches_; }

    const std::optional<DrawOffer>& offer() const { return offer_; }
    bool may_offer_repetition(Player player) const;
    bool must_deviate() const { return duty_.has_value(); }
    Result<void, Explanation> offer_draw(Player by, DrawKind kind);
    Result<void, Explanation> accept_draw(Player by);
    Result<void, Explanation> decline_draw(Player by);

    Result<void, Explanation> resign(Player loser);
    Result<void, Explanation> run_out_of_time(Player loser);

private:
    struct Entry {
        Played played;
        Position before;
        std::optional<std::size_t> duty;
        std::optional<DrawWords> said;
    };
    struct Binding;

    void push(Played played, const Position& next);
    bool is_drawn_automatically() const;
    std::size_t completed_turns() const;
    std::size_t turn_length(std::size_t turn) const;
    bool turns_equal(std::size_t a, std::size_t b) const;
    std::optional<std::size_t> repetition_length() const;
    std::optional<std::size_t> duty_of_actor() const;
    bool completes_expected_turn(Action action) const;
    ActionList dutiful_actions() const;
    std::vector<Binding> bindings() const;
    Explanation refusal(Reason reason) const;
    Result<void, Explanation> end(Outcome outcome);

    Position start_;
    Position position_;
    bool touch_move_;
    AutomaticDraws draws_;
    SharedVector<Entry, 8> history_;
    SharedVector<std::size_t, 64>
        turn_starts_;  // where in the history each turn starts, the current one last
    std::optional<Outcome> outcome_;
    std::optional<DrawOffer> offer_;
    std::optional<std::size_t> duty_;  // R9.2: the length of the sequence to deviate from
    std::optional<DrawWords> said_;    // since the last action
    std::vector<Square> touches_;
};

}  // namespace barracuda
