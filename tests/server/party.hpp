// A server with online play on a database of its own, a file unless the settings name one, and
// players who talk to it over real sockets.
#pragma once

#include "server/client.hpp"
#include "server/online.hpp"
#include "server/refusal.hpp"
#include "server/site/folder.hpp"
#include "server/socket_client.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <thread>

namespace barracuda::server {

// The value of a field, as it stands there; of the first one of this name.
inline std::string field(const std::string& json, const std::string& name) {
    const auto at = json.find("\"" + name + "\":");
    if (at == std::string::npos) return "";
    const auto begin = at + name.size() + 3;
    if (json[begin] == '"') return json.substr(begin + 1, json.find('"', begin + 1) - begin - 1);
    return json.substr(begin, json.find_first_of(",}]", begin) - begin);
}

// Of a problem; empty if the answer is none.
inline std::string code_of(const Answer& answer) { return field(answer.body, "code"); }

// Where it listens, and what it calls itself on the local network.
struct Premise {
    std::string address = "127.0.0.1";
    std::string lan{};
};

class Party {
public:
    explicit Party(OnlineSettings settings = {}, Limits limits = {}, Premise premise = {},
                   Handler site = at_once([](const Request&) { return refusal(404, "no site"); }))
        : settings_(std::move(settings)),
          limits_(limits),
          premise_(std::move(premise)),
          site_(std::move(site)) {
        limits_.linger = std::chrono::milliseconds(50);
        if (settings_.store.empty()) settings_.store = (folder_.path() / "games.sqlite").string();
        start();
    }
    ~Party() { stop(); }
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;

    void start() {
        auto online = Online::open(settings_);
        ASSERT_TRUE(online) << online.error();
        online_ = std::move(*online);
        server_.emplace(
            std::move(*Server::open({premise_.address, port_}, online_->handler(site_), limits_)));
        port_ = server_->port();
        if (!premise_.lan.empty()) online_->set_lan("http://" + premise_.lan + ":" + port_text());
        online_->attach(*server_);
        thread_ = std::thread([this] { server_->run(2); });
    }
    void stop() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
        online_->stop();
        server_.reset();
        online_.reset();
    }

    // On the same port, with the same database.
    void restart() {
        stop();
        start();
    }

    Client client(const char* at = "127.0.0.1") const { return Client(port_, "127.0.0.1", at); }
    std::uint16_t port() const { return port_; }
    std::string port_text() const { return std::to_string(port()); }
    Online& online() { return *online_; }

private:
    Folder folder_;
    OnlineSettings settings_;
    Limits limits_;
    std::uint16_t port_ = 0;  // any that is free, and then the same again
    Premise premise_;
    Handler site_;
    std::unique_ptr<Online> online_;
    std::optional<Server> server_;
    std::thread thread_;
};

// Somebody with a browser or a program.
class Guest {
public:
    // `at` is the address by which he knows the server, if it has several.
    explicit Guest(const Party& party, std::string at = "") : party_(&party), at_(std::move(at)) {}

    Answer ask(const std::string& method, const std::string& path, const std::string& body = "",
               const std::string& headers = "") {
        Client client = line();
        const auto answer = client.ask(
            method + " " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + cookie_header() +
            headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        EXPECT_TRUE(answer) << method << ' ' << path;
        if (!answer) return {};
        const std::string cookie = answer->header("Set-Cookie");
        if (!cookie.empty()) cookie_ = cookie.substr(0, cookie.find(';'));
        return *answer;
    }
    Answer get(const std::string& path) { return ask("GET", path); }
    Answer post(const std::string& path, const std::string& body = "") {
        return ask("POST", path, body);
    }
    // "" if it was done, else the code of the problem.
    std::string say(const std::string& game, const std::string& command,
                    std::optional<int> number = {}, const std::string& headers = "") {
        const std::string made_for = number ? "\"number\":" + std::to_string(*number) + "," : "";
        const Answer answer = ask("POST", "/api/games/" + game + "/commands",
                                  "{" + made_for + "\"command\":\"" + command + "\"}", headers);
        return answer.status == 200 ? "" : field(answer.body, "code");
    }

    SocketClient socket(const std::string& headers = "") {
        SocketClient socket(line());
        const auto answer = socket.open(
            "/api/socket", "Sec-WebSocket-Protocol: barracuda.1\r\n" + cookie_header() + headers,
            host());
        EXPECT_TRUE(answer && answer->status == 101);
        return socket;
    }

    std::string cookie_header() const {
        return cookie_.empty() ? "" : "Cookie: " + cookie_ + "\r\n";
    }
    const std::string& cookie() const { return cookie_; }
    std::string host() const { return at_.empty() ? "test" : at_ + ":" + party_->port_text(); }

private:
    Client line() const {
        return at_.starts_with("127.") ? party_->client(at_.c_str()) : party_->client();
    }

    const Party* party_;
    std::string at_;
    std::string cookie_;
};

// White challenges, Brown accepts; the id of the game.
inline std::string begin_game(Guest& white, Guest& brown, const std::string& terms = "") {
    const Answer challenge = white.post(
        "/api/challenges", "{\"colour\":\"white\"" + (terms.empty() ? "" : "," + terms) + "}");
    EXPECT_EQ(challenge.status, 201) << challenge.body;
    const Answer accepted =
        brown.post("/api/challenges/" + field(challenge.body, "id") + "/accept");
    EXPECT_EQ(accepted.status, 201) << accepted.body;
    return field(accepted.body, "game");
}

// The next message that has this part; others are passed over.
inline std::string wait_for(SocketClient& socket, const std::string& part) {
    while (auto text = socket.receive())
        if (text->find(part) != std::string::npos) return *text;
    return "";
}

}  // namespace barracuda::server
