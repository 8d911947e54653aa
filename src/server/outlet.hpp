// The queue of texts to be sent to one client that stays connected: any thread adds to it, the
// connection empties it. It is bounded: a client that does not read is cut off, and may reconnect
// and continue where it was. It knows nothing about sockets.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace barracuda::server {

// Shared by all clients that get the same text.
using Text = std::shared_ptr<const std::string>;

inline Text text_of(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

inline constexpr std::size_t usual_queue = 64 << 10;

class Outlet {
public:
    explicit Outlet(std::size_t most_bytes = usual_queue) : most_bytes_(most_bytes) {}

    // False if nothing can be sent any more: the outlet is closed, or the client is cut off because
    // the queue was full already. Several texts are added together, whatever their size.
    bool push(Text text) { return add({&text, 1}); }
    bool push(std::vector<Text> texts) { return add(texts); }

    // Accepts nothing more; what is in the queue is still sent.
    void close();

    bool is_closed() const;
    bool is_cut() const;

    // For the connection. `changed` is called, from any thread, when there is something to take; it
    // must not call the outlet.
    struct Batch {
        std::vector<Text> texts;
        bool is_last = false;
        bool is_cut = false;  // the client is too slow: send nothing more
    };
    Batch take();
    void when_changed(std::function<void()> changed);

private:
    bool add(std::span<Text> texts);

    mutable std::mutex mutex_;
    std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    std::vector<Text> texts_;
    bool is_closed_ = false;
    bool is_cut_ = false;
    std::function<void()> changed_;
};

// The server's side of a client that stays connected, by a WebSocket or as the reader of a stream.
// Called from one thread at a time.
class Listener {
public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;

    virtual void hear(std::string_view message) = 0;
    // The round trip of a message, as measured by the server.
    virtual void measured(std::chrono::milliseconds round_trip) = 0;
    // The reader of a stream has everything that was in the outlet. Whether there is more now.
    virtual bool goes_on() { return false; }
    // The last call. `closed`: the client said goodbye, as a page does when it is closed.
    virtual void gone(bool closed) = 0;
};

struct Channel {
    std::shared_ptr<Outlet> outlet;
    std::shared_ptr<Listener> listener;
};

}  // namespace barracuda::server
