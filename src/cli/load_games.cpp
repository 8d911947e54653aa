#include "cli/load_games.hpp"

#include "client/http.hpp"
#include "client/message.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace barracuda::cli {
namespace {

constexpr unsigned most_at_once = 32;
// Nobody loses on time: at one action a second, the increment outweighs the time used.
constexpr auto terms =
    R"({"colour":"white","clock":{"kind":"live","initial":300000,"increment":5000}})";

Result<std::string, std::string> text_of_answer(const Result<client::Response, std::string>& answer,
                                                std::string_view name) {
    if (!answer) return fail(answer.error());
    const auto problem = client::parse_problem(answer->body);
    if (problem)
        return fail("the server refuses: " + problem->detail +
                    "; serve --limits none lifts its limits");
    const auto text = client::parse_text(answer->body, name);
    if (!text) return fail(std::string("the server's answer cannot be read"));
    return *text;
}

Result<LoadGame, std::string> make_game(const client::Endpoint& endpoint) {
    client::Http white(endpoint);
    const auto challenge = text_of_answer(white.post("/api/challenges", terms), "id");
    if (!challenge) return fail(challenge.error());
    client::Http brown(endpoint);
    const auto game =
        text_of_answer(brown.post("/api/challenges/" + *challenge + "/accept"), "game");
    if (!game) return fail(game.error());
    return LoadGame{*game, {white.credentials(), brown.credentials()}};
}

}  // namespace

Result<std::vector<LoadGame>, std::string> make_load_games(const client::Endpoint& endpoint,
                                                           std::size_t count) {
    std::vector<LoadGame> games(count);
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::optional<std::string> fault;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            auto game = make_game(endpoint);
            if (game) {
                games[i] = std::move(*game);
                continue;
            }
            const std::lock_guard lock(mutex);
            fault = game.error();
            next = count;
        }
    };
    std::vector<std::thread> threads;
    threads.reserve(most_at_once);
    for (unsigned i = 0; i < most_at_once; ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    if (fault) return fail(*fault);
    return games;
}

}  // namespace barracuda::cli
