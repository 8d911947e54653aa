#include "cli/play/computer.hpp"

#include "engine/engine.hpp"
#include "engine/level.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cassert>
#include <cerrno>
#include <random>
#include <string>

namespace barracuda::cli {
namespace {

constexpr Milliseconds time_to_advise{500};
constexpr int adviser_memory = 16;  // MB

// Plays for neither side: it only gives advice.
ComputerSeat player_or_adviser(const std::optional<ComputerSeat>& opponent) {
    return opponent.value_or(ComputerSeat{Player::White, false, engine::full_strength});
}

}  // namespace

std::uint32_t drawn_seed() { return std::random_device{}() % most_seed; }

Computer::Computer(const std::optional<ComputerSeat>& opponent)
    : opponent_(player_or_adviser(opponent)), news_(::eventfd(0, EFD_CLOEXEC)) {}

Computer::~Computer() {
    stop();
    ::close(news_);
}

void Computer::new_game(const std::optional<ComputerSeat>& opponent) {
    stop();
    opponent_ = player_or_adviser(opponent);
    player_.reset();
    if (adviser_) adviser_->new_game();
}

void Computer::start(const Game& game, Question question) {
    asked_ = {question, game.size()};
    background_.start([this, game, question] {
        opinion_ = think(game, question);
        ::eventfd_write(news_, 1);
    });
}

void Computer::stop() {
    if (!asked_) return;
    background_.finish();
    await_news();
    asked_.reset();
}

Opinion Computer::take() {
    assert(asked_);
    await_news();
    background_.finish();
    asked_.reset();
    return opinion_;
}

bool Computer::thinks_about(const Game& game, Question question) const {
    return asked_ && asked_->question == question && asked_->size == game.size();
}

void Computer::await_news() {
    eventfd_t ignored = 0;
    while (::eventfd_read(news_, &ignored) != 0 && errno == EINTR) {
    }
}

Opinion Computer::think(const Game& game, Question question) {
    ubi::Limits limits;
    if (question != Question::Action)
        limits.move_time = time_to_advise;
    else if (opponent_.level == engine::full_strength)
        limits.move_time = opponent_.time;
    Opinion opinion;
    const auto hear = [&](const ubi::SearchInfo& info) {
        if (info.multi_pv != 1) return;
        opinion.score = info.score;
        opinion.line = info.line;
    };
    opinion.best = engine_for(question).choose(game, limits, background_.signals(), hear).best;
    return opinion;
}

engine::Engine& Computer::engine_for(Question question) {
    const bool plays = question == Question::Action;
    std::unique_ptr<engine::Engine>& engine = plays ? player_ : adviser_;
    if (engine) return *engine;
    engine = std::make_unique<engine::Engine>(
        plays ? engine::EngineSettings{.level = opponent_.level, .seed = opponent_.seed}
              : engine::EngineSettings{.hash = adviser_memory});
    return *engine;
}

}  // namespace barracuda::cli
