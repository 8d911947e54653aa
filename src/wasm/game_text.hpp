// A whole game as text (docs/wasm.md): the FEN of the start, whether touch-move is played, then one
// command a line. It can be kept, sent and replayed; taking back is dropping commands.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "wasm/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::wasm {

struct Touch {
    Square square;
};
struct Offer {
    Player by;
    DrawKind kind;
};
struct Accept {
    Player by;
};
struct Decline {
    Player by;
};
struct Resign {
    Player loser;
};
struct Flag {
    Player loser;
};
struct Forget {};

using Command = std::variant<Action, Touch, Offer, Accept, Decline, Resign, Flag, Forget>;

// None if the text is not a command.
std::optional<Command> parse_command(std::string_view text);

Result<void, Explanation> perform(Game& game, const Command& command);

// The commands that lead to the game as it is. Touches, and offers of agreement that were not
// accepted, are not kept.
std::vector<std::string> commands_of(const Game& game);

// A game as JSON: start, touchMove, commands.
std::string game_json(const Game& game);

// Reads games and remembers the last one, so that a text which goes on where the last one ended
// costs only what is new.
class GameReader {
public:
    static constexpr std::size_t longest_text = std::size_t{1} << 20;

    // The game is good until the next call.
    Result<const Game*, Problem> read(std::string_view text);

private:
    Result<void, Problem> begin(std::string_view text, std::size_t& at);
    Result<void, Problem> play(std::string_view line);

    std::string text_;  // that led to the game
    std::optional<Game> game_;
    int commands_ = 0;
};

}  // namespace barracuda::wasm
