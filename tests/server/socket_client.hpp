// A WebSocket over a client with plain sockets, which can also be rude: it sends any frame.
#pragma once

#include "server/client.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace barracuda::server {

class SocketClient {
public:
    enum Kind : unsigned char { Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };
    struct Frame {
        Kind kind;
        std::string payload;
    };

    explicit SocketClient(Client client) : client_(std::move(client)) {}

    // The answer to the request to change to a WebSocket.
    std::optional<Answer> open(std::string_view target, std::string_view headers = {},
                               const std::string& host = "test") {
        return client_.ask("GET " + std::string(target) + " HTTP/1.1\r\nHost: " + host +
                               "\r\nConnection: Upgrade\r\n"
                               "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                               std::string(headers) + "\r\n",
                           false);
    }

    static std::string frame_of(std::string_view payload, Kind kind = Text) {
        std::string frame{static_cast<char>(0x80 | kind)};
        if (payload.size() < 126) {
            frame += static_cast<char>(0x80 | payload.size());
        } else {
            frame += static_cast<char>(0x80 | 126);
            frame += static_cast<char>(payload.size() >> 8);
            frame += static_cast<char>(payload.size() & 0xff);
        }
        frame += std::string(4, '\0');  // a mask that changes nothing
        return frame.append(payload);
    }
    bool send(std::string_view payload, Kind kind = Text) {
        return client_.send(frame_of(payload, kind));
    }
    bool send_raw(std::string_view bytes) { return client_.send(bytes); }

    // The next frame; nothing if the connection ends or nothing comes.
    std::optional<Frame> receive_frame() {
        const auto head = client_.read(2);
        if (!head) return std::nullopt;
        const auto kind = static_cast<Kind>((*head)[0] & 0x0f);
        std::size_t size = static_cast<unsigned char>((*head)[1]) & 0x7f;
        const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (more > 0) {
            const auto digits = client_.read(more);
            if (!digits) return std::nullopt;
            size = 0;
            for (const char c : *digits) size = size * 256 + static_cast<unsigned char>(c);
        }
        auto payload = client_.read(size);
        if (!payload) return std::nullopt;
        return Frame{kind, std::move(*payload)};
    }

    // The next text; pings on the way are answered.
    std::optional<std::string> receive() {
        while (auto frame = receive_frame()) {
            if (frame->kind == Text) return std::move(frame->payload);
            if (frame->kind == Close) return std::nullopt;
            if (frame->kind == Ping) send(frame->payload, Pong);
        }
        return std::nullopt;
    }

    Client& client() { return client_; }

private:
    Client client_;
};

}  // namespace barracuda::server
