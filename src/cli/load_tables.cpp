#include "cli/load_tables.hpp"

#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace barracuda::cli {
namespace {

using namespace std::chrono_literals;
using client::Event;
using client::Message;
using client::Standing;
using client::State;
using std::chrono::microseconds;

constexpr std::size_t connecting_at_once = 200;  // games: the system's queue is short
constexpr std::chrono::seconds long_enough{60};  // for connections, and for the last answers
constexpr std::chrono::milliseconds again{100};  // after a refusal

}  // namespace

double LoadTally::delay(double share) {
    if (delays.empty()) return 0;
    const auto place = std::min(
        static_cast<std::size_t>(share * static_cast<double>(delays.size())), delays.size() - 1);
    std::ranges::nth_element(delays, delays.begin() + static_cast<std::ptrdiff_t>(place));
    return static_cast<double>(delays[place].count()) / 1000;
}

// A game, and its rematches, with the lines of both players. Each acts after seeing the event
// before.
class LoadTables::Table {
public:
    Table(LoadTables& tables, const LoadGame& game)
        : tables_(&tables), game_(game.id), lines_{line(game, 0), line(game, 1)} {
        for (client::Line& line : lines_) line.watch(game_);
    }

    void begin(SteadyClock::time_point first) {
        due_ = first;
        go_on();
    }

    std::size_t gaps() const { return lines_[0].gaps() + lines_[1].gaps(); }
    std::size_t lost_lines() const { return lines_[0].connections() + lines_[1].connections() - 2; }

private:
    struct ToAct {
        std::size_t player;
        play::Number number;
        std::string fen;
    };

    client::Line line(const LoadGame& game, std::size_t player) {
        return {*tables_->loop_, tables_->endpoint_, game.players[player],
                [this, player](const Message& message) { hear(player, message); }};
    }

    void hear(std::size_t player, const Message& message) {
        if (const auto* event = std::get_if<Event>(&message))
            if (event->game == game_) see(player, event->standing);
        const auto* const state = std::get_if<State>(&message);
        if (!state || state->game != game_) return;
        if (!state->me) return;
        colours_[player] = *state->me;
        ++tables_->watching_;
        see(player, state->standing);
    }

    void see(std::size_t player, const Standing& standing) {
        if (standing.outcome) return arrange_rematch(player, standing);
        if (standing.actor != colours_[player]) return;
        to_act_ = ToAct{player, standing.number, standing.fen};
        go_on();
    }

    void arrange_rematch(std::size_t player, const Standing& standing) {
        const bool is_white = colours_[player] == Player::White;
        if (standing.rematch) {
            seen_end_[player] = true;
            if (seen_end_[0] && seen_end_[1]) move_to(*standing.rematch);
        } else if (standing.offers.empty() && is_white) {
            ++tables_->ended_;
            say(player, "offer rematch");
        } else if (!standing.offers.empty() && !is_white) {
            say(player, "accept rematch");
        }
    }

    void move_to(const std::string& next) {
        seen_end_ = {};
        for (client::Line& line : lines_) line.leave(game_);
        game_ = next;
        for (client::Line& line : lines_) line.watch(game_);
    }

    void say(std::size_t player, const std::string& command) {
        lines_[player].command(game_, std::nullopt, command, [this](const auto& answer) {
            if (!answer) ++tables_->tally_.refusals[answer.error().code];
        });
    }

    void go_on() {
        if (!tables_->is_playing_ || is_resting_ || !to_act_) return;
        const auto now = SteadyClock::now();
        if (tables_->pace_.per_second == 0) due_ = now;
        if (due_ <= now) return act();
        tables_->loop_->after(std::chrono::duration_cast<microseconds>(due_ - now), [this] {
            if (to_act_) act();
        });
    }

    void act() {
        if (SteadyClock::now() >= tables_->end_) return;
        const ToAct to_act = *std::exchange(to_act_, std::nullopt);
        const auto position = parse_fen(to_act.fen);
        if (!position) return;
        const std::uint32_t count = count_legal(*position);
        if (count == 0) return;
        const Action action = nth_legal(*position, tables_->random_.below(count));
        const auto asked = due_;
        if (tables_->pace_.per_second > 0)
            due_ += std::chrono::duration_cast<SteadyClock::duration>(
                std::chrono::duration<double>(1 / tables_->pace_.per_second));
        lines_[to_act.player].command(
            game_, to_act.number, to_text(action),
            [this, to_act, asked](const Result<play::Number, client::Problem>& answer) {
                if (answer)
                    acknowledge(asked);
                else
                    be_refused(to_act, answer.error());
            });
    }

    void acknowledge(SteadyClock::time_point asked) {
        const auto now = SteadyClock::now();
        if (now >= tables_->counts_from_ && now < tables_->end_)
            tables_->tally_.delays.push_back(std::chrono::duration_cast<microseconds>(now - asked));
        if (++actions_ != tables_->pace_.actions) return;
        is_resting_ = true;
        ++tables_->resting_;
    }

    void be_refused(const ToAct& to_act, const client::Problem& problem) {
        ++tables_->tally_.refusals[problem.code];
        tables_->loop_->after(again, [this, to_act] {
            to_act_ = to_act;
            go_on();
        });
    }

    LoadTables* tables_;
    std::string game_;
    std::array<Player, 2> colours_{Player::White, Player::Brown};
    std::array<bool, 2> seen_end_{};
    std::optional<ToAct> to_act_;
    SteadyClock::time_point due_;
    std::size_t actions_ = 0;
    bool is_resting_ = false;
    std::array<client::Line, 2> lines_;  // destroyed first: they call back
};

LoadTables::LoadTables(client::Loop& loop, client::Endpoint endpoint, LoadPace pace)
    : loop_(&loop), endpoint_(std::move(endpoint)), pace_(pace) {}
LoadTables::~LoadTables() = default;

bool LoadTables::open(const std::vector<LoadGame>& games) {
    for (const LoadGame& game : games) {
        tables_.push_back(std::make_unique<Table>(*this, game));
        if (tables_.size() % connecting_at_once != 0 && tables_.size() != games.size()) continue;
        if (!loop_->run_until([&] { return watching_ == 2 * tables_.size(); }, long_enough))
            return false;
    }
    return true;
}

// With a given pace, the games start evenly spread over the time of one action.
void LoadTables::begin(SteadyClock::time_point counts_from, SteadyClock::time_point end) {
    counts_from_ = counts_from;
    end_ = end;
    is_playing_ = true;
    const auto now = SteadyClock::now();
    const double period = pace_.per_second == 0 ? 0 : 1 / pace_.per_second;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        const std::chrono::duration<double> offset(period * static_cast<double>(i) /
                                                   static_cast<double>(tables_.size()));
        tables_[i]->begin(now + std::chrono::duration_cast<SteadyClock::duration>(offset));
    }
}

void LoadTables::play(std::chrono::milliseconds warm_up, std::chrono::milliseconds time) {
    const auto now = SteadyClock::now();
    begin(now + warm_up, now + warm_up + time);
    loop_->run_until([] { return false; }, warm_up + time);
    is_playing_ = false;
}

bool LoadTables::play_all() {
    const auto now = SteadyClock::now();
    begin(now, now + long_enough);
    const bool all = loop_->run_until([this] { return resting_ == tables_.size(); }, long_enough);
    is_playing_ = false;
    return all;
}

std::size_t LoadTables::gaps() const {
    std::size_t sum = 0;
    for (const auto& table : tables_) sum += table->gaps();
    return sum;
}

std::size_t LoadTables::lost_lines() const {
    std::size_t sum = 0;
    for (const auto& table : tables_) sum += table->lost_lines();
    return sum;
}

}  // namespace barracuda::cli
