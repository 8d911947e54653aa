#include "server/wire/problem.hpp"

#include "base/json.hpp"
#include "rules/text/notation.hpp"
#include "server/refusal.hpp"

#include <array>

namespace barracuda::server {
namespace {

struct CodeRow {
    std::string_view code;
    int status;
    std::string_view detail;
};

// Codes without a sentence come from games, which provide it.
constexpr std::array<CodeRow, 20> code_rows{
    CodeRow{"not-found", 404, "there is nothing here"},
    {"not-yours", 403, "this is not yours to do"},
    {"not-your-turn", 409, ""},
    {"stale", 409, ""},
    {"bad-number", 409, ""},
    {"illegal", 422, ""},
    {"game-over", 409, ""},
    {"not-allowed", 409, ""},
    {"no-offer", 409, ""},
    {"no-effect", 409, ""},
    {"nothing-to-take-back", 409, ""},
    {"too-early", 409, ""},
    {"too-late", 409, "it is too late for that"},
    {"busy", 429, "too much at a time"},
    {"too-large", 413, "this is too large"},
    {"malformed", 400, "this cannot be understood"},
    {"method", 405, "this address does not support this method"},
    {"origin", 403, "requests from pages of other sites are not accepted"},
    {"signed-out", 401, "this needs a known cookie or token"},
    {"unavailable", 503, "this cannot be saved at the moment; nothing was changed"},
};

const CodeRow* row_of(std::string_view code) {
    for (const CodeRow& row : code_rows)
        if (row.code == code) return &row;
    return nullptr;
}

void add_problem(JsonObject& object, const Problem& problem) {
    object.text("code", problem.code);
    object.text("detail", problem.detail);
    if (problem.clause) object.text("clause", *problem.clause);
    if (problem.square) object.text("square", *problem.square);
    if (problem.step) object.number("step", *problem.step);
    if (problem.retry_after) object.number("retryAfter", *problem.retry_after);
    if (problem.limit) object.text("limit", *problem.limit);
    if (problem.state) object.field("state", *problem.state);
}

}  // namespace

Problem problem(std::string_view code) {
    const CodeRow* const row = row_of(code);
    return problem(code, std::string(row ? row->detail : ""));
}

Problem problem(std::string_view code, std::string detail) {
    Problem made{.code = std::string(code), .detail = std::move(detail)};
    if (code == "busy" || code == "unavailable") made.retry_after = 1;  // the least
    return made;
}

Problem in_doubt() {
    return problem("unavailable", "it is not known yet whether this was saved; ask again");
}

Problem problem_of(const play::Refusal& refusal) {
    Problem made = problem(play::word_of(refusal.code), play::text_of(refusal));
    if (const auto clause = play::clause_of(refusal)) made.clause = std::string(*clause);
    if (!refusal.explanation) return made;
    if (refusal.explanation->square) made.square = to_text(*refusal.explanation->square);
    made.step = refusal.explanation->step;
    return made;
}

int status_of(std::string_view code) {
    const CodeRow* const row = row_of(code);
    return row ? row->status : 400;
}

std::string to_json(const Problem& problem) {
    JsonObject object;
    add_problem(object, problem);
    return object.done();
}

Response response_of(const Problem& problem) {
    Response response = passing_response(problem.status.value_or(status_of(problem.code)),
                                         "application/problem+json");
    response.refusal = problem.code;
    if (response.status == 401) response.headers.push_back({"WWW-Authenticate", "Bearer"});
    if (problem.retry_after)
        response.own_headers.push_back({"Retry-After", std::to_string(*problem.retry_after)});
    JsonObject object;
    object.number("status", response.status);
    add_problem(object, problem);
    response.body = Body::own(object.done());
    return response;
}

}  // namespace barracuda::server
