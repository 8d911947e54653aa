// Who sends a request: someone identified by a secret, or a stranger, who becomes a guest by doing
// something that needs one. A guest is an account without a name. Thread-safe.
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

// A new cookie, and the change that has to be written for it.
struct NewSession {
    Identity identity;
    store::Change change;
    std::string cookie;  // the value of Set-Cookie
};

// A guest's way back on another device.
struct NewReturnLink {
    std::string secret;
    store::ReturnLink link;
};

class People {
public:
    People(const store::Store& store, store::Writer& writer) : store_(&store), writer_(&writer) {}

    // Nobody for strangers; an error if the database fails.
    Result<std::optional<Identity>, store::StoreFailure> identify(const Request& request,
                                                                  Instant now);

    // A new guest, to be written together with whatever the guest does.
    static NewSession make_guest(const Request& request, Instant now);

    static NewReturnLink make_return_link(const store::Id& person, Instant now);
    // The owner of a return link; nobody if it does not exist or has expired.
    Result<std::optional<Identity>, store::StoreFailure> returning(const std::string& secret,
                                                                   Instant now) const;
    // Another session, for the same person on another device.
    static NewSession make_session(const Identity& identity, const Request& request, Instant now);

    // The same cookie once more, so that it lasts; nothing for those who did not send one.
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
    std::map<std::string, Known> known_;  // a cache, by hash
};

// Whether the client uses TLS, to a proxy in front of us.
bool is_secure(const Request& request);

// What identifies the sender, if it looks right: the header `Authorization: Bearer SECRET` or,
// without that header, the cookie.
std::optional<std::string> secret_in(const Request& request);

}  // namespace barracuda::server
