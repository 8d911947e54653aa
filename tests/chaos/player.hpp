// Plays at random over the public API, one game after another by rematches, and records what was
// acknowledged. Carries on whatever happens to the server or the network. Independent of any test
// framework.
#pragma once

#include "base/random.hpp"
#include "client/line.hpp"
#include "kit/random_games.hpp"
#include "play/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace barracuda::chaos {

// What was acknowledged, by game and number: "white d2d5".
using Ledger = std::map<std::string, std::map<play::Number, std::string>>;

// Shared by all players.
struct Company {
    client::Loop loop{};
    client::Endpoint endpoint;
    std::chrono::microseconds pace;  // about how long a player thinks
    Ledger acknowledged{};
    std::map<std::string, int> refused{};  // by code
    std::int64_t count = 0;                // acknowledgements
    bool rests = false;                    // nobody starts anything
};

class Player {
public:
    Player(Company& company, const client::Credentials& credentials, std::uint64_t seed)
        : company_(&company),
          random_(seed),
          line_(company.loop, company.endpoint, credentials,
                [this](const client::Message& message) { hear(message); },
                {.ping = std::chrono::milliseconds(500),
                 .silence = std::chrono::milliseconds(9'000),
                 .first_wait = std::chrono::milliseconds(20),
                 .longest_wait = std::chrono::milliseconds(200)}) {}
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    void sit_down(const std::string& game) {
        if (!game_.empty()) line_.leave(game_);
        game_ = game;
        standing_.reset();
        line_.watch(game);
    }
    void consider() {
        if (!standing_ || is_waiting_ || plans_ || company_->rests) return;
        if (standing_->outcome && standing_->rematch) return sit_down(*standing_->rematch);
        if (!wish()) return;
        plans_ = true;
        const auto pace = static_cast<std::uint32_t>(company_->pace.count());
        company_->loop.after(std::chrono::microseconds(pace / 2 + random_.below(pace + 1)), [this] {
            plans_ = false;
            act();
        });
    }

    // The player's state, for whoever looks for faults.
    std::string description() const {
        std::string text = game_ + (is_waiting_ ? " waits for an answer" : "");
        if (!refusal_.empty()) text += ", last refused as " + refusal_;
        if (!standing_) return text + ", knows nothing";
        text += ", at " + std::to_string(standing_->number);
        return text + (standing_->outcome ? ", over: " + standing_->outcome->ending : "");
    }
    bool is_waiting() const { return is_waiting_; }
    std::int64_t done() const { return done_; }
    std::size_t connections() const { return line_.connections(); }

private:
    void hear(const client::Message& message) {
        if (const auto* state = std::get_if<client::State>(&message)) {
            if (state->game != game_) return;
            me_ = state->me;
            standing_ = state->standing;
        } else if (const auto* event = std::get_if<client::Event>(&message)) {
            if (event->game != game_ || !standing_) return;
            standing_ = event->standing;
        } else if (std::get_if<client::Complaint>(&message)) {
            return company_->loop.after(std::chrono::milliseconds(200), [this] {
                if (!standing_) line_.watch(game_);
            });
        }
        consider();
    }

    bool is_offered(play::OfferKind kind, barracuda::Player by) const {
        return std::ranges::any_of(standing_->offers, [&](const play::PendingOffer& offer) {
            return offer.kind == kind && offer.by == by;
        });
    }

    // What the player would say at this point.
    std::optional<std::string> wish() {
        if (!me_) return std::nullopt;
        const barracuda::Player other = opponent_of(*me_);
        if (standing_->outcome) {
            if (is_offered(play::OfferKind::Rematch, other)) return "accept rematch";
            const bool offers =
                *me_ == barracuda::Player::White && !is_offered(play::OfferKind::Rematch, *me_);
            return offers ? std::optional<std::string>("offer rematch") : std::nullopt;
        }
        if (is_offered(play::OfferKind::Agreement, other)) return "decline agreement";
        if (standing_->actor != *me_) return std::nullopt;
        const bool offers = random_.below(20) == 0 && !is_offered(play::OfferKind::Agreement, *me_);
        if (offers) return "offer agreement";
        const auto position = parse_fen(standing_->fen);
        const auto action =
            position ? kit::random_action(random_, *position, {.captures = 60}) : std::nullopt;
        return action ? std::optional(to_text(*action)) : std::nullopt;
    }

    void act() {
        if (!standing_ || is_waiting_ || company_->rests) return;
        const auto command = wish();
        if (!command) return;
        is_waiting_ = true;
        const std::string said = std::string(play::word_of(*me_)) + " " + *command;
        line_.command(
            game_, standing_->number, *command,
            [this, game = game_, said](const Result<play::Number, client::Problem>& result) {
                is_waiting_ = false;
                if (result) return take_down(game, *result, said);
                refusal_ = result.error().code;
                ++company_->refused[refusal_];
                company_->loop.after(std::chrono::milliseconds(100), [this] { consider(); });
            });
    }

    void take_down(const std::string& game, play::Number number, const std::string& said) {
        ++done_;
        refusal_.clear();
        ++company_->count;
        company_->acknowledged[game][number] = said;
        if (standing_ && standing_->number >= number) consider();
    }

    Company* company_;
    Random random_;
    client::Line line_;
    std::string game_;
    std::optional<barracuda::Player> me_;
    std::optional<client::Standing> standing_;
    bool is_waiting_ = false;  // for an answer
    bool plans_ = false;
    std::string refusal_;  // the last command's
    std::int64_t done_ = 0;
};

}  // namespace barracuda::chaos
