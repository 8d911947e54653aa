// A client with plain sockets, which can also be rude: it sends any bytes, slowly, or leaves.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace barracuda::server {

struct Answer {
    int status = 0;
    std::string head;
    std::string body;

    // The value of a header, by its exact name; empty if it is not there.
    std::string header(std::string_view name) const {
        const auto start = head.find("\r\n" + std::string(name) + ": ");
        if (start == std::string::npos) return {};
        const auto value = start + name.size() + 4;
        return head.substr(value, head.find("\r\n", value) - value);
    }
};

class Client {
public:
    // From an address of this machine to one: 127.0.0.1, or another one that begins with 127.
    explicit Client(std::uint16_t port, const char* from = "127.0.0.1",
                    const char* to = "127.0.0.1")
        : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in own{};
        own.sin_family = AF_INET;
        ::inet_pton(AF_INET, from, &own.sin_addr);
        if (::bind(socket_, reinterpret_cast<sockaddr*>(&own), sizeof own) != 0) return;
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        ::inet_pton(AF_INET, to, &address.sin_addr);
        is_connected_ =
            ::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    }
    Client(Client&& other) noexcept
        : socket_(std::exchange(other.socket_, -1)),
          is_connected_(other.is_connected_),
          received_(std::move(other.received_)) {}
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    Client& operator=(Client&&) = delete;
    ~Client() { close(); }

    bool is_connected() const { return is_connected_; }

    bool send(std::string_view text) {
        while (!text.empty()) {
            const auto sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    // Leaves without a word; what was not read is lost.
    void close() {
        if (socket_ >= 0) ::close(socket_);
        socket_ = -1;
    }

    // The same, and whatever the server sends from now on is an error for it.
    void reset() {
        const linger at_once{1, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
        close();
    }

    // Nothing if the server closes before the answer is complete, or takes too long.
    std::optional<Answer> receive(bool has_body = true) {
        std::size_t end = 0;
        while ((end = received_.find("\r\n\r\n")) == std::string::npos)
            if (!read_some()) return std::nullopt;
        Answer answer;
        answer.head = received_.substr(0, end + 2);
        answer.status = std::atoi(answer.head.c_str() + sizeof "HTTP/1.1");
        received_.erase(0, end + 4);
        const auto size = static_cast<std::size_t>(
            has_body ? std::atoll(answer.header("Content-Length").c_str()) : 0);
        while (received_.size() < size)
            if (!read_some()) return std::nullopt;
        answer.body = received_.substr(0, size);
        received_.erase(0, size);
        return answer;
    }

    std::optional<Answer> ask(std::string_view request, bool has_body = true) {
        if (!send(request)) return std::nullopt;
        return receive(has_body);
    }

    std::optional<Answer> get(std::string_view target, std::string_view headers = {}) {
        return ask("GET " + std::string(target) + " HTTP/1.1\r\nHost: test\r\n" +
                   std::string(headers) + "\r\n");
    }

    // So many bytes; nothing if they do not come.
    std::optional<std::string> read(std::size_t size) {
        while (received_.size() < size)
            if (!read_some()) return std::nullopt;
        std::string bytes = received_.substr(0, size);
        received_.erase(0, size);
        return bytes;
    }

    // Everything until the server closes.
    std::string read_all() {
        while (read_some()) continue;
        return std::exchange(received_, {});
    }

    bool receives_something() { return read_some(); }

    // Whether the server closes the connection, within ten seconds, without another byte.
    bool sees_the_end() { return received_.empty() && !read_some() && is_at_end_; }

private:
    bool read_some() {
        pollfd waiting{socket_, POLLIN, 0};
        if (::poll(&waiting, 1, 10'000) <= 0) return false;
        std::array<char, 65536> buffer;
        const auto count = ::recv(socket_, buffer.data(), buffer.size(), 0);
        is_at_end_ = count <= 0;
        if (is_at_end_) return false;
        received_.append(buffer.data(), static_cast<std::size_t>(count));
        return true;
    }

    int socket_;
    bool is_connected_ = false;
    bool is_at_end_ = false;
    std::string received_;
};

}  // namespace barracuda::server
