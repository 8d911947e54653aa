// The conversation at the table: takes typed lines and the engine's opinions, changes the game and
// returns what to say. It knows no terminal and no engine; files and the date are injected, so that
// tests need none.
#pragma once

#include "base/result.hpp"
#include "cli/play/opinion.hpp"
#include "cli/play/table.hpp"
#include "cli/play/typed.hpp"
#include "picture/board_text.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

struct Reply {
    std::string text{};
    bool shows_board = true;  // otherwise the text alone
    bool leaves = false;      // the players want to stop
    bool other_game = false;  // a different game is on the table now
};

struct Environment {
    std::function<Result<std::string, std::string>(const std::string& path)> read_file;
    std::function<Result<void, std::string>(const std::string& path, std::string_view text)>
        write_file;
    std::function<bool(const std::string& path)> file_exists;
    std::function<picture::TextStyle()> style;  // of drawings inside a reply
    std::string date = "????.??.??";
    std::function<std::uint32_t()> draw_seed = [] { return 0u; };  // for the next game
};

class Conversation {
public:
    Conversation(Table table, Environment environment);

    Reply answer(std::string_view line);

    // What the engine should think about now, if anything: a question someone asked, or the
    // computer's action. Every line may change it.
    std::optional<Question> question() const;
    Reply hear(const Opinion& opinion);  // the answer to that question

    const Table& table() const { return table_; }
    std::string record() const;  // the game as BGN

    // Puts another game on the table, with its players' names.
    void continue_with(SavedGame stored);

private:
    friend struct TalkCommand;

    Reply act(const std::vector<Typed>& line);
    Reply command(std::string_view line);

    Reply help(std::string_view topic);
    Reply board(std::string_view);
    Reply moves(std::string_view);
    Reply faces(std::string_view);
    Reply history(std::string_view);
    Reply hint(std::string_view);
    Reply evaluation(std::string_view);
    Reply fen(std::string_view);
    Reply flip(std::string_view);
    Reply undo(std::string_view);
    Reply resign(std::string_view player);
    Reply draw(std::string_view player);
    Reply repetition(std::string_view);
    Reply accept(std::string_view);
    Reply decline(std::string_view);
    Reply save(std::string_view file);
    Reply overwrite(std::string_view file);
    Reply load(std::string_view file);
    Reply start_anew(std::string_view settings);
    Reply quit(std::string_view);

    void count_game();
    Reply write(const std::string& file);
    Reply replace(SavedGame stored, std::string text);

    // An offer, an answer to one or a resignation, and what the rules say to it.
    Reply declare(Player by, const play::Command& statement, std::string text = {});
    std::optional<Player> speaker(std::string_view argument) const;
    Player answerer() const;  // of an offer

    std::size_t size_without(std::int64_t decisions) const;
    Reply answer_offer(const Opinion& opinion);
    Reply act_for_computer(Action action);

    Table table_;
    Environment environment_;
    Position fresh_start_;                // where `new` begins
    std::optional<Table> before_ending_;  // to take back a resignation or an agreement
    std::optional<Question> asked_;       // by the last line
    std::string own_file_;                // may be overwritten without asking
    int streak_ = 0;                      // games in a row that the person won; lost, if negative
};

}  // namespace barracuda::cli
