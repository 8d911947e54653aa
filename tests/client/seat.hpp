// Somebody who plays or watches through the client, against a server of the test's own. The test
// says what to do, and the loop runs until it is done.
#pragma once

#include "client/http.hpp"
#include "client/line.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace barracuda::client {

class Seat {
public:
    Seat(Loop& loop, const server::Party& party)
        : loop_(&loop), endpoint_{"127.0.0.1", party.port()}, http_(endpoint_) {}

    Http& http() { return http_; }
    Line& line() { return *line_; }

    // Watches a game, over a line of its own.
    void sit_down(const std::string& game) {
        game_ = game;
        state_.reset();
        events_.clear();
        presence_.reset();
        line_.emplace(
            *loop_, endpoint_, http_.credentials(),
            [this](const Message& message) { hear(message); },
            LineSettings{.first_wait = std::chrono::milliseconds(1)});
        line_->watch(game);
        EXPECT_TRUE(loop_->run_until([this] { return state_.has_value(); }));
    }

    // The code of the problem, or "" if it was done.
    std::string say(const std::string& command) { return say(command, number()); }
    std::string say(const std::string& command, std::optional<play::Number> number) {
        std::optional<std::string> answer;
        line_->command(game_, number, command, [&](const Result<play::Number, Problem>& result) {
            answer = result ? "" : result.error().code;
        });
        EXPECT_TRUE(loop_->run_until([&] { return answer.has_value(); })) << command;
        return answer.value_or("no answer");
    }

    // Whether the event with this number arrives.
    bool sees(play::Number number) {
        return loop_->run_until([&] { return this->number() >= number; });
    }
    bool sees_the_end() {
        return loop_->run_until([this] { return standing().outcome.has_value(); });
    }

    const std::string& game() const { return game_; }
    const State& state() const { return *state_; }  // the last one that was sent in full
    const std::vector<Event>& events() const { return events_; }
    const std::optional<Presence>& presence() const { return presence_; }
    const Standing& standing() const {
        return events_.empty() ? state_->standing : events_.back().standing;
    }
    play::Number number() const { return state_ ? standing().number : 0; }

private:
    void hear(const Message& message) {
        if (const auto* state = std::get_if<State>(&message)) {
            state_ = *state;
            events_.clear();
        }
        if (const auto* event = std::get_if<Event>(&message)) events_.push_back(*event);
        if (const auto* presence = std::get_if<Presence>(&message)) presence_ = *presence;
    }

    Loop* loop_;
    Endpoint endpoint_;
    Http http_;
    std::optional<Line> line_;
    std::string game_;
    std::optional<State> state_;
    std::vector<Event> events_;
    std::optional<Presence> presence_;
};

// White challenges with these terms, Brown accepts, and both take their seats.
inline void begin_game(Seat& white, Seat& brown, const std::string& terms = "") {
    const auto challenge = white.http().post(
        "/api/challenges", R"({"colour":"white")" + (terms.empty() ? "" : "," + terms) + "}");
    ASSERT_TRUE(challenge) << challenge.error();
    ASSERT_EQ(challenge->status, 201) << challenge->body;
    const auto accepted = brown.http().post("/api/challenges/" +
                                            parse_text(challenge->body, "id").value() + "/accept");
    ASSERT_TRUE(accepted) << accepted.error();
    ASSERT_EQ(accepted->status, 201) << accepted->body;
    const std::string game = parse_text(accepted->body, "game").value();
    white.sit_down(game);
    brown.sit_down(game);
}

}  // namespace barracuda::client
