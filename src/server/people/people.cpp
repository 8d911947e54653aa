#include "server/people/people.hpp"

#include "base/base64.hpp"
#include "base/text.hpp"
#include "server/people/secrets.hpp"

#include <algorithm>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr std::string_view plain_cookie = "barracuda";
constexpr std::string_view secure_cookie = "__Host-barracuda";  // only over TLS
constexpr std::size_t most_known = 20'000;
constexpr Milliseconds renewal = 24h;
constexpr Milliseconds return_life = 30 * 24h;
constexpr std::string_view lifetime = "34560000";  // 400 days, the most that browsers allow

std::string cookie_with(const std::string& secret, bool secure) {
    std::string text(secure ? secure_cookie : plain_cookie);
    text.append("=").append(secret).append("; Path=/; Max-Age=").append(lifetime);
    return text.append("; HttpOnly; SameSite=Lax").append(secure ? "; Secure" : "");
}

bool is_secret(std::string_view text) {
    const auto bytes = from_base64url(text);
    return bytes && bytes->size() == 32;
}

// Names of schemes have no case.
bool is_bearer(std::string_view scheme) {
    constexpr std::string_view bearer = "bearer";
    return std::ranges::equal(scheme, bearer, {},
                              [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
}

// The secret in our cookie, if it looks right.
std::optional<std::string> cookie_secret(const Request& request) {
    const std::string_view wanted = is_secure(request) ? secure_cookie : plain_cookie;
    for (std::string_view pair : split(request.cookies, ';')) {
        pair = trimmed(pair);
        const auto sign = pair.find('=');
        if (sign == std::string_view::npos || pair.substr(0, sign) != wanted) continue;
        const std::string_view value = pair.substr(sign + 1);
        if (is_secret(value)) return std::string(value);
    }
    return std::nullopt;
}

}  // namespace

// The proxy adds to what it was told.
bool is_secure(const Request& request) {
    return trimmed(split(request.forwarded_proto, ',').back()) == "https";
}

std::optional<std::string> secret_in(const Request& request) {
    if (request.authorization.empty()) return cookie_secret(request);
    const auto parts = words(request.authorization);
    const bool is_token = parts.size() == 2 && is_bearer(parts[0]) && is_secret(parts[1]);
    return is_token ? std::optional(std::string(parts[1])) : std::nullopt;
}

Result<std::optional<Identity>, store::StoreFailure> People::identify(const Request& request,
                                                                      Instant now) {
    const auto secret = secret_in(request);
    if (!secret) return std::optional<Identity>();
    const std::string hash = hash_of(*secret);
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = known_.find(hash); known != known_.end()) {
            use(hash, known->second, now);
            return std::optional(known->second.identity);
        }
    }
    const auto session = store_->session(hash);
    if (!session) return fail(session.error());
    if (!*session) return std::optional<Identity>();
    const auto person = store_->person((*session)->person);
    if (!person) return fail(person.error());
    if (!*person) return std::optional<Identity>();
    const std::lock_guard lock(mutex_);
    if (known_.size() >= most_known) known_.clear();
    Known& known = known_[hash];
    known = {{(*person)->id}, (*session)->used};
    use(hash, known, now);
    return std::optional(known.identity);
}

// Writing it once a day is enough.
void People::use(const std::string& hash, Known& known, Instant now) {
    const store::Time time = now.since_epoch().count();
    if (time - known.used < renewal.count()) return;
    known.used = time;
    writer_->submit({store::UseSession{hash, time}}, [](const store::Written&) {});
}

NewSession People::make_guest(const Request& request, Instant now) {
    const Identity identity{new_id()};
    NewSession guest = make_session(identity, request, now);
    guest.change.insert(guest.change.begin(), store::AddPerson{{identity.person, std::nullopt,
                                                                now.since_epoch().count()}});
    return guest;
}

NewSession People::make_session(const Identity& identity, const Request& request, Instant now) {
    const store::Time time = now.since_epoch().count();
    const std::string secret = new_secret();
    return {identity,
            {store::AddSession{{hash_of(secret), identity.person, time, time}}},
            cookie_with(secret, is_secure(request))};
}

NewReturnLink People::make_return_link(const store::Id& person, Instant now) {
    std::string secret = new_secret();
    store::ReturnLink link{.hash = hash_of(secret),
                           .person = person,
                           .expires = now.later_by(return_life).since_epoch().count()};
    return {std::move(secret), std::move(link)};
}

Result<std::optional<Identity>, store::StoreFailure> People::returning(const std::string& secret,
                                                                       Instant now) const {
    if (!is_secret(secret)) return std::optional<Identity>();
    const auto link = store_->return_link(hash_of(secret));
    if (!link) return fail(link.error());
    if (!*link || (*link)->expires <= now.since_epoch().count()) return std::optional<Identity>();
    return std::optional(Identity{(*link)->person});
}

std::optional<std::string> People::renewed_cookie(const Request& request) const {
    const auto secret = cookie_secret(request);
    if (!secret || !request.authorization.empty()) return std::nullopt;
    return cookie_with(*secret, is_secure(request));
}

}  // namespace barracuda::server
