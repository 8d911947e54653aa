#include "server/api/call.hpp"

#include "base/text.hpp"
#include "server/refusal.hpp"
#include "server/request_path.hpp"

namespace barracuda::server {
namespace {

// "localhost:8080", "127.0.0.1", "[::1]:8080"
bool names_this_machine(std::string_view host) {
    const std::string_view name = host.substr(0, host.rfind(':'));
    const auto address = parse_address(std::string(name));
    return name == "localhost" || host == "localhost" || name == "[::1]" || host == "[::1]" ||
           (address && is_loopback(*address));
}

}  // namespace

std::string Call::query(std::string_view name) const {
    const auto mark = request.target.find('?');
    if (mark == std::string::npos) return {};
    for (const std::string_view pair :
         split(std::string_view(request.target).substr(mark + 1), '&')) {
        const auto sign = pair.find('=');
        if (sign == std::string_view::npos || pair.substr(0, sign) != name) continue;
        // Decoded as strictly as a path, which is fine for ids and numbers.
        const auto value = path_of("/" + std::string(pair.substr(sign + 1)));
        return value ? value->substr(1) : std::string();
    }
    return {};
}

std::string link_base(const Services& services, const Request& request) {
    if (!services.info->lan.empty() && names_this_machine(request.host)) return services.info->lan;
    return (is_secure(request) ? "https://" : "http://") + request.host;
}

Response json_response(int status, std::string json) {
    return passing_response(status, "application/json", Body::own(std::move(json)));
}

Response wrong_method(std::string_view allowed) {
    Response response = response_of(problem("method"));
    response.headers.push_back({"Allow", allowed});
    return response;
}

Result<Actor, Problem> actor_of(const Services& services, const Call& call) {
    if (call.who) return Actor{*call.who};
    if (!call.address.empty())
        if (auto busy = services.buckets->take(rates::guests, call.address, call.now))
            return fail(std::move(*busy));
    NewSession guest = People::make_guest(call.request, call.now);
    return Actor{guest.identity, std::move(guest.change), guest.cookie};
}

store::Change Actor::along_with(store::Change first) const {
    first.insert(first.end(), change.begin(), change.end());
    return first;
}

void Actor::set_cookie(Response& response) const {
    if (cookie) response.own_headers.push_back({"Set-Cookie", *cookie});
}

Problem problem_of(const store::StoreFailure& failure, std::string_view conflict) {
    if (failure.kind == store::StoreFailure::Kind::Conflict)
        return problem("too-late", std::string(conflict));
    return not_saved(failure);
}

Seated seated(const Services& services, const store::Id& person) {
    const auto found = services.store->person(person);
    return found && *found ? seated(**found) : Seated{person};
}

PersonView person_view(const Services& services, const store::Id& person) {
    const Seated named = seated(services, person);
    return {named.name, services.hall->is_online(person), named.is_guest};
}

}  // namespace barracuda::server
