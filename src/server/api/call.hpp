// One request to the API, with what is known about it before anybody looks at what it is about, and
// what all who answer have in common.
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

// What visitors may know of the server itself.
struct Premises {
    std::string app{};  // the version of the web app; empty: there is none
    std::string lan{};  // its address for others on the local network: "http://192.168.1.20:8080"
};

class Gallery;

// What the API is made of.
struct Desk {
    Hall* hall;
    People* people;
    Buckets* buckets;
    const store::Store* store;
    store::Writer* writer;
    Metrics* metrics;
    const Premises* premises;
    Gallery* gallery;
};

struct Call {
    Request request;
    std::vector<std::string> path;  // {"games", "a1b2c3d4e5f6", "commands"}
    std::optional<Identity> who;
    std::string address;  // of the visitor, as a key for limits; empty: this machine
    bool is_near;         // of this machine or one in its local network
    Instant now;
    Reply reply;

    store::Id person() const { return who ? who->person : store::Id(); }
    // A value of the query, percent-decoded; empty if there is none.
    std::string query(std::string_view name) const;
};

// What the address of a link begins with that is meant for somebody else: he cannot use one by
// which this machine calls itself.
std::string link_base(const Desk& desk, const Request& request);

Response json_response(int status, std::string json);
// One method only.
Response wrong_method(std::string_view allowed);

// Whoever has sent the call, or somebody new: then the change has what must be written along, and
// the cookie what to tell him.
struct Actor {
    Identity identity;
    store::Change change{};
    std::optional<std::string> cookie{};
};
Result<Actor, Problem> actor_of(const Desk& desk, const Call& call);

// What a fault of the database means to a client.
Problem problem_of(const store::Fault& fault, std::string_view conflict);

// Nobody has this id: a guest without a name, who has not been written yet.
Seated seated(const Desk& desk, const store::Id& person);
PersonView person_view(const Desk& desk, const store::Id& person);

// The resources, one file each.
void answer_me(const Desk& desk, const Call& call);
void answer_return_link(const Desk& desk, const Call& call);
void answer_return(const Desk& desk, const Call& call);
void answer_server(const Desk& desk, const Call& call);
void answer_challenges(const Desk& desk, const Call& call);
void answer_games(const Desk& desk, const Call& call);
void answer_socket(const Desk& desk, const Call& call);
// A game as lists show it.
std::string summary_json(const Desk& desk, const store::Game& game, const store::Id& viewer);
Terms terms_of(const store::Challenge& challenge);
std::string challenge_json(const Desk& desk, const Call& call, const store::Challenge& challenge);

}  // namespace barracuda::server
