#include "server/api/links.hpp"

#include "base/text.hpp"
#include "picture/board_svg.hpp"
#include "rules/text/fen.hpp"
#include "server/people/secrets.hpp"
#include "server/preview/gallery.hpp"
#include "server/preview/page.hpp"
#include "server/preview/words.hpp"
#include "server/security.hpp"
#include "server/site/language.hpp"
#include "server/site/respond.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

// What the preview of a link says.
struct Subject {
    Words words;
    std::string line;  // below the picture's title
    Setup setup;
    bool flipped = false;     // the viewer plays Brown
    bool changes = false;     // the position, during the game
    std::int64_t number = 0;  // of the last event
};

// `viewer`: nobody, if it does not matter.
Result<Subject, Problem> game_subject(const Services& services, const store::Id& id,
                                      Language language, const store::Id& viewer) {
    const auto game = services.store->game(id);
    if (!game) return fail(problem_of(game.error(), ""));
    if (!*game) return fail(problem("not-found", "there is no such game"));
    const auto terms = parse_game_terms((*game)->options);
    const auto position = parse_fen((*game)->summary.fen);
    if (!terms || !position) return fail(problem("unavailable", "this game is damaged"));
    const Words words = words_about(Encounter{.names = {seated(services, (*game)->white).name,
                                                        seated(services, (*game)->brown).name},
                                              .setup = terms->setup,
                                              .clock = terms->clock,
                                              .outcome = (*game)->summary.outcome.value_or("")},
                                    language);
    return Subject{.words = words,
                   .line = words.description(),
                   .setup = position->setup(),
                   .flipped = !viewer.empty() && viewer == (*game)->brown,
                   .changes = !(*game)->summary.outcome,
                   .number = (*game)->number};
}

Result<Subject, Problem> challenge_subject(const Services& services, const store::Id& id,
                                           Language language) {
    const auto challenge = services.store->challenge(id);
    if (!challenge) return fail(problem_of(challenge.error(), ""));
    if (!*challenge) return fail(problem("not-found", "there is no such challenge"));
    const Terms terms = terms_of(**challenge);
    const Words words =
        words_about(Invitation{seated(services, (*challenge)->by).name, terms}, language);
    return Subject{.words = words,
                   .line = words.terms,
                   .setup = game_terms(terms, Player::White).start.setup()};
}

Result<Subject, Problem> subject_of(const Services& services, const Link& link, Language language,
                                    const store::Id& viewer = {}) {
    return link.kind == Link::Kind::Game ? game_subject(services, link.id, language, viewer)
                                         : challenge_subject(services, link.id, language);
}

// Nobody, too, if the database is not there: it will be said elsewhere.
store::Id person_asking(const Services& services, const Request& request) {
    const auto who = services.people->identify(request, services.hall->now());
    return who && *who ? (*who)->person : store::Id();
}

std::string_view word_of(Link::Kind kind) {
    return kind == Link::Kind::Game ? "game" : "challenge";
}

// {"challenge", ID}
std::optional<Link> link_of(std::string_view kind, std::string_view id) {
    if (!is_id(id)) return std::nullopt;
    for (const Link::Kind one : {Link::Kind::Challenge, Link::Kind::Game})
        if (kind == word_of(one)) return Link{one, std::string(id)};
    return std::nullopt;
}

// Sites that show links keep pictures for long: the number gives every position its own address.
std::string picture_path(const Link& link, const Subject& subject, Language language) {
    std::string path = "/picture/" + std::string(word_of(link.kind)) + '/' + link.id +
                       ".png?language=" + std::string(name_of(language));
    if (link.kind == Link::Kind::Game) path += "&number=" + std::to_string(subject.number);
    return path;
}

bool is_html(const Response& response) {
    for (const Header& header : response.headers)
        if (header.name == "Content-Type") return header.value.starts_with("text/html");
    return false;
}

Response picture_response(const Subject& subject, const std::string& etag) {
    Response response;
    response.headers.push_back({"Content-Type", "image/png"});
    response.headers.push_back(
        {"Cache-Control", subject.changes ? "public, max-age=30" : "public, max-age=3600"});
    response.own_headers.push_back({"ETag", etag});
    add_security(response, Audience::Anyone);
    return response;
}

Response too_busy() {
    Problem busy = problem("unavailable", "too many pictures are being requested at the moment");
    busy.retry_after = 2;
    return response_of(busy);
}

void show(const Services& services, const Call& call, const Subject& subject) {
    const std::string key =
        to_fen(subject.setup) + '\n' + subject.words.headline + '\n' + subject.line;
    Response response = picture_response(subject, '"' + hash_of(key) + '"');
    if (names_etag(call.request.if_none_match, response.own_headers.front().value)) {
        response.status = 304;
        return call.reply(std::move(response));
    }
    const bool asked =
        services.gallery->ask(key, {subject.setup, subject.words.headline, subject.line},
                              [call, response](const Png& png) {
                                  if (!png) return call.reply(too_busy());
                                  Response shown = response;
                                  shown.body = Body::own(*png);
                                  call.reply(std::move(shown));
                              });
    if (!asked) call.reply(too_busy());
}

}  // namespace

std::optional<Link> link_at(std::string_view path) {
    const auto parts = split(path, '/');
    return parts.size() == 3 ? link_of(parts[1], parts[2]) : std::nullopt;
}

Response with_preview(const Services& services, const Request& request, const Link& link,
                      Response page) {
    if (page.status != 200 || !is_html(page)) return page;
    const Language language = language_among(languages_of(request.accept_language));
    const auto subject = subject_of(services, link, language, person_asking(services, request));
    if (!subject) return page;
    const std::string base = link_base(services, request);
    const LinkTags tags{.title = subject->words.title,
                        .description = subject->words.description(),
                        .url = base + '/' + std::string(word_of(link.kind)) + '/' + link.id,
                        .picture = base + picture_path(link, *subject, language),
                        .data = "/api/" + std::string(word_of(link.kind)) + "s/" + link.id};
    Response dressed = page;
    dressed.headers.clear();
    for (const Header& header : page.headers)  // but not the plain page's ETag
        if (header.name != "ETag") dressed.headers.push_back(header);
    std::string html = with_tags(page.body.view(), tags);
    if (link.kind == Link::Kind::Game)
        html = with_picture(html, picture::board_svg(subject->setup, {.flipped = subject->flipped}),
                            tags.title);
    dressed.body = Body::own(std::move(html));
    return dressed;
}

void answer_picture(const Services& services, const Call& call) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    const bool is_png = call.path.size() == 3 && call.path[2].ends_with(".png");
    const auto link =
        is_png ? link_of(call.path[1], std::string_view(call.path[2]).substr(0, 12)) : std::nullopt;
    if (!link || call.path[2].size() != 16) return call.reply(response_of(problem("not-found")));
    if (!call.address.empty())
        if (const auto busy = services.buckets->take(rates::pictures, call.address, call.now))
            return call.reply(response_of(*busy));
    const auto subject = subject_of(services, *link, language_named(call.query("language")));
    if (!subject) return call.reply(response_of(subject.error()));
    show(services, call, *subject);
}

}  // namespace barracuda::server
