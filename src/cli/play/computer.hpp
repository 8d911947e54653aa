// The engine at the table. It thinks in its own thread, so that the terminal stays responsive: at
// its level when it plays, at full strength when it gives advice. It knows nothing of the terminal
// or what is said there.
#pragma once

#include "cli/play/opinion.hpp"
#include "engine/background.hpp"

#include <memory>

namespace barracuda::engine {
class Engine;
}  // namespace barracuda::engine

namespace barracuda::cli {

std::uint32_t drawn_seed();  // random

class Computer {
public:
    explicit Computer(const std::optional<ComputerSeat>& opponent);
    ~Computer();
    Computer(const Computer&) = delete;
    Computer& operator=(const Computer&) = delete;

    void new_game(const std::optional<ComputerSeat>& opponent);

    void start(const Game& game, Question question);               // nothing may be running
    void stop();                                                   // and forgets the question
    Opinion take();                                                // waits for the answer
    bool thinks_about(const Game& game, Question question) const;  // as it stands

    int news() const { return news_; }  // a descriptor: readable when take() will not block

private:
    struct Asked {
        Question question;
        std::size_t size;  // of the game
    };

    Opinion think(const Game& game, Question question);
    engine::Engine& engine_for(Question question);
    void await_news();

    ComputerSeat opponent_;
    std::unique_ptr<engine::Engine> player_;  // each is made when it is needed, and has a memory of
    std::unique_ptr<engine::Engine>
        adviser_;  // its own: what the one finds must not help the other
    int news_;
    std::optional<Asked> asked_;
    Opinion opinion_;
    engine::Background background_;  // last: it ends before what it uses
};

}  // namespace barracuda::cli
