// Why something is not done, in the form of RFC 9457: a code that programs can rely on, and a
// sentence. Refusals of a game become problems, too.
#pragma once

#include "play/refusal.hpp"
#include "server/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

struct Problem {
    std::string code;
    std::string detail;
    std::optional<std::string> clause{};
    std::optional<std::string> square{};
    std::optional<int> step{};
    std::optional<int> retry_after{};    // seconds
    std::optional<std::string> limit{};  // name of the limit that was reached
    std::optional<std::string> state{};  // of the game, as JSON
    std::optional<int> status{};         // of HTTP, if it is not the code's usual one
};

Problem problem(std::string_view code);  // with the usual sentence
Problem problem(std::string_view code, std::string detail);
Problem problem_of(const play::Refusal& refusal);
// Unavailable, but the database may have saved the change before the connection to it was lost.
Problem in_doubt();

// The HTTP status of a code.
int status_of(std::string_view code);

// {"code": …, "detail": …, …}
std::string to_json(const Problem& problem);
// The same with the status.
Response response_of(const Problem& problem);

}  // namespace barracuda::server
