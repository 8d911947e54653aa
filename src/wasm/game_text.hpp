// A whole game as text (docs/wasm.md): the FEN of the start, whether touch-move is played, then one
// command per line. It can be stored, sent and replayed; taking back means removing commands.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "wasm/problem.hpp"
#include "wasm/replay.hpp"

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

using GameCommand = std::variant<Action, Touch, Offer, Accept, Decline, Resign, Flag, Forget>;

// None if the text is not a command.
std::optional<GameCommand> parse_game_command(std::string_view text);

Result<void, Explanation> perform(Game& game, const GameCommand& command);

// The commands that lead to the current state of the game. Touches, and offers of agreement that
// were not accepted, are left out.
std::vector<std::string> commands_of(const Game& game);

// A game as JSON: start, touchMove, commands.
std::string game_json(const Game& game);

class GameReader {
public:
    // The game is valid until the next call.
    Result<const Game*, Problem> read(std::string_view text);

private:
    Replay<Game> replay_;
};

}  // namespace barracuda::wasm
