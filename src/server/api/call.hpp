// A request to the API with what is known about its sender, and what all resources share.
#pragma once

#include "server/live/hall.hpp"
#include "server/message.hpp"
#include "server/metrics.hpp"
#include "server/people/buckets.hpp"
#include "server/people/people.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

// What visitors may know about the server itself.
struct ServerInfo {
    std::string app{};  // version of the web app; empty if there is none
    std::string lan{};  // address on the local network: "http://192.168.1.20:8080"
};

class Gallery;

// What the resources work with.
struct Services {
    Hall* hall;
    People* people;
    Buckets* buckets;
    const store::Store* store;
    store::Writer* writer;
    Metrics* metrics;
    const ServerInfo* info;
    Gallery* gallery;
    std::size_t queue_bytes;  // that may wait for a client who is connected
};

struct Call {
    Request request;
    std::vector<std::string> path;  // {"games", "a1b2c3d4e5f6", "commands"}
    std::optional<Identity> who;
    std::string address;  // the visitor's, as a key for limits; empty: this machine
    bool is_near;         // on this machine or on its local network
    Instant now;
    Reply reply;

    store::Id person() const { return who ? who->person : store::Id(); }
    // A parameter of the query, percent-decoded; empty if it is missing.
    std::string query(std::string_view name) const;
};

inline constexpr int most_running = 100;  // games per player

// The beginning of links meant for others, who cannot use names such as localhost.
std::string link_base(const Services& services, const Request& request);

Response json_response(int status, std::string json);
// Allows only the methods named.
Response wrong_method(std::string_view allowed);

// Whoever sent the call. For a new guest, `change` is what has to be written, and `cookie` what the
// browser has to keep.
struct Actor {
    Identity identity;
    store::Change change{};
    std::optional<std::string> cookie{};

    // What the actor does, and what makes a new guest exist.
    store::Change along_with(store::Change first) const;
    // For a new guest.
    void set_cookie(Response& response) const;
};
Result<Actor, Problem> actor_of(const Services& services, const Call& call);

// What a failure of the database means to clients.
Problem problem_of(const store::StoreFailure& failure, std::string_view conflict);

// If the id is unknown: a new guest, without a name, who is not on disk yet.
Seated seated(const Services& services, const store::Id& person);
PersonView person_view(const Services& services, const store::Id& person);

// The resources, one file each.
void answer_me(const Services& services, const Call& call);
void answer_return_link(const Services& services, const Call& call);
void answer_return(const Services& services, const Call& call);
void answer_server(const Services& services, const Call& call);
void answer_challenges(const Services& services, const Call& call);
void answer_games(const Services& services, const Call& call);
void answer_socket(const Services& services, const Call& call);
// A game as in lists.
std::string summary_json(const Services& services, const store::Game& game,
                         const store::Id& viewer);
Terms terms_of(const store::Challenge& challenge);
std::string challenge_json(const Services& services, const Call& call,
                           const store::Challenge& challenge);

}  // namespace barracuda::server
