// Who sends a request: known by a cookie, or a stranger, who becomes a guest when he does something
// that needs one. A guest is an account without a name. For several threads.
#pragma once

#include "rules/clock.hpp"
#include "server/message.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace barracuda::server {

struct Identity {
    store::Id person;
};

// What has to be written so that somebody is known by a new cookie.
struct NewSession {
    Identity identity;
    store::Change change;
    std::string cookie;  // the value of Set-Cookie
};

// A way back for a guest on another device.
struct NewReturnLink {
    std::string secret;
    store::ReturnLink link;
};

class People {
public:
    People(const store::Store& store, store::Writer& writer) : store_(&store), writer_(&writer) {}

    // None for strangers; an error if the database is not there.
    Result<std::optional<Identity>, store::Fault> identify(const Request& request, Instant now);

    // Somebody new: to be written together with whatever he does.
    static NewSession make_guest(const Request& request, Instant now);

    static NewReturnLink make_return_link(const store::Id& person, Instant now);
    // Whom a link brings back; nobody if it does not exist or has expired.
    Result<std::optional<Identity>, store::Fault> returning(const std::string& secret,
                                                            Instant now) const;
    // The same person on another device.
    static NewSession make_session(const Identity& identity, const Request& request, Instant now);

    // The same cookie once more, so that it lasts; nothing for strangers.
    std::optional<std::string> renewed_cookie(const Request& request) const;

private:
    struct Known {
        Identity identity;
        store::Time used;
    };
    void use(const std::string& hash, Known& known, Instant now);

    const store::Store* store_;
    store::Writer* writer_;
    std::mutex mutex_;
    std::map<std::string, Known> known_;  // by hash: those who were here lately
};

// Whether the client speaks TLS, to a proxy in front of us.
bool is_secure(const Request& request);

// The value of our cookie, if its form is right.
std::optional<std::string> secret_in(const Request& request);

}  // namespace barracuda::server
