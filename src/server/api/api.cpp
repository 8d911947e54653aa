#include "server/api/api.hpp"

#include "base/text.hpp"
#include "server/api/description.hpp"
#include "server/api/links.hpp"
#include "server/request_path.hpp"

#include <arpa/inet.h>

#include <array>

namespace barracuda::server {
namespace {

bool changes_something(const Request& request) {
    return request.wants_socket || (request.method != "GET" && request.method != "HEAD");
}

std::vector<std::string> segments_of(std::string_view path) {
    std::vector<std::string> segments;
    for (const std::string_view part : split(path.substr(1), '/')) segments.emplace_back(part);
    return segments;
}

Response health(Hall& hall) {
    const auto counts = hall.counts();
    return json_response(200, R"({"status":"ok","games":)" + std::to_string(counts.running) +
                                  R"(,"sockets":)" + std::to_string(counts.sockets) + "}");
}

}  // namespace

std::string address_key(const AddressBytes& address) {
    if (is_loopback(address)) return {};
    const Origin origin = origin_of(address);
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET6, origin.bytes.data(), text.data(), text.size());
    return text.data();
}

bool is_own_page(const Request& request) {
    const bool same_site = request.fetch_site.empty() || request.fetch_site == "same-origin" ||
                           request.fetch_site == "none";
    if (!same_site) return false;
    if (request.page_origin.empty()) return true;
    if (request.page_origin == "https://" + request.host) return true;
    return !is_secure(request) && request.page_origin == "http://" + request.host;
}

bool Api::is_for(const Request& request) {
    // An address that cannot be read is still one of the API if it begins like one.
    const std::string path = path_of(request.target).value_or(request.target);
    const std::string_view segment = first_segment(path);
    return segment == "api" || segment == "picture" || path == "/health";
}

bool Api::is_proxy(const AddressBytes& address) const {
    const auto named = parse_address(settings_.proxy);
    return named && *named == address;
}

// Behind the trusted proxy, the last address in the list, which is the one that the proxy added.
AddressBytes Api::visitor(const Request& request) const {
    if (is_proxy(request.address) && !request.forwarded_for.empty()) {
        const auto parts = split(request.forwarded_for, ',');
        const auto address = parse_address(std::string(trimmed(parts.back())));
        if (address) return *address;
    }
    return request.address;
}

std::string Api::limited_as(const AddressBytes& address) const {
    const std::string key = address_key(address);
    return key.empty() && settings_.limit_loopback ? "loopback" : key;
}

// Not the proxy, which brings many visitors, nor this machine itself.
std::optional<Response> Api::turns_away(const AddressBytes& newcomer) const {
    const std::string whose = limited_as(newcomer);
    if (whose.empty() || is_proxy(newcomer)) return std::nullopt;
    const auto busy = services_.buckets->take(rates::new_connections(settings_.new_connections),
                                              whose, services_.hall->now());
    if (!busy) return std::nullopt;
    services_.metrics->refusal(busy->code);
    return response_of(*busy);
}

std::optional<Problem> Api::objection(const Call& call) const {
    if (changes_something(call.request) && !is_own_page(call.request)) return problem("origin");
    if (call.who) return services_.buckets->take(rates::requests, call.who->person, call.now);
    if (call.address.empty()) return std::nullopt;
    return services_.buckets->take(rates::strangers, call.address, call.now);
}

void Api::answer(const Request& request, const Reply& reply) {
    const bool is_head = request.method == "HEAD";
    const Reply counted = [reply, metrics = services_.metrics, is_head](Response response) {
        if (!response.refusal.empty()) metrics->refusal(response.refusal);
        response.is_head = is_head;
        reply(std::move(response));
    };
    const auto path = path_of(request.target);
    if (!path) return counted(response_of(problem("malformed", "this address is malformed")));
    if (*path == "/health")
        return counted(is_head || request.method == "GET" ? health(*services_.hall)
                                                          : wrong_method("GET, HEAD"));
    const AddressBytes from = visitor(request);
    Call call{request,        segments_of(*path),    {},     limited_as(from),
              is_local(from), services_.hall->now(), counted};
    if (!is_proxy(request.address)) call.request.forwarded_proto.clear();
    if (is_head) call.request.method = "GET";
    const auto who = services_.people->identify(call.request, call.now);
    if (!who) return counted(response_of(problem_of(who.error(), "")));
    call.who = *who;
    if (!call.who && !request.authorization.empty())
        return counted(response_of(problem("signed-out")));
    if (const auto objected = objection(call)) return counted(response_of(*objected));
    if (call.path.front() == "picture") return answer_picture(services_, call);
    call.path.erase(call.path.begin());  // "api"
    dispatch(call);
}

// Whoever asks too often gets the plain page, which needs no database.
void Api::answer_page(const Request& request, const Reply& reply, const Handler& site) {
    const auto path = path_of(request.target);
    const auto link = path ? link_at(*path) : std::nullopt;
    const std::string whose = limited_as(visitor(request));
    if (!link ||
        (!whose.empty() && services_.buckets->take(rates::strangers, whose, services_.hall->now())))
        return site(request, reply);
    Request plain = request;  // the page must arrive uncompressed and whole to be changed
    plain.accept_encoding.clear();
    plain.if_none_match.clear();
    if (!is_proxy(request.address)) plain.forwarded_proto.clear();
    site(plain, [services = services_, plain, link = *link, reply](Response page) {
        reply(with_preview(services, plain, link, std::move(page)));
    });
}

void Api::dispatch(const Call& call) {
    const std::string resource = call.path.empty() ? "" : call.path.front();
    if (resource == "me" && call.path.size() == 1) return answer_me(services_, call);
    const std::string part = call.path.size() == 2 ? call.path[1] : "";
    if (resource == "me" && part == "return") return answer_return_link(services_, call);
    if (resource == "session" && part == "return") return answer_return(services_, call);
    if (resource == "server" && call.path.size() == 1) return answer_server(services_, call);
    if (resource == "challenges") return answer_challenges(services_, call);
    if (resource == "games") return answer_games(services_, call);
    if (resource == "socket" && call.path.size() == 1) return answer_socket(services_, call);
    const bool is_page = call.path.empty();
    if (is_page || (resource == "openapi.json" && call.path.size() == 1)) {
        if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
        return call.reply(is_page ? description_page() : description());
    }
    call.reply(response_of(problem("not-found")));
}

}  // namespace barracuda::server
