// Pictures of links, rendered on a thread of their own, so that nothing else waits for it, and
// cached as long as there is room. Requests beyond what it can render are refused.
#pragma once

#include "server/preview/card.hpp"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace barracuda::server {

using Png = std::shared_ptr<const std::string>;

struct GallerySettings {
    std::size_t most_bytes = 16u << 20;  // of cached pictures
    std::size_t most_waiting = 16;
    std::function<std::optional<std::string>(const Card&)> paint = [](const Card& card) {
        return png_of(card_svg(card), card_size);
    };
};

class Gallery {
public:
    explicit Gallery(GallerySettings settings = {});
    ~Gallery() { stop(); }
    Gallery(const Gallery&) = delete;
    Gallery& operator=(const Gallery&) = delete;

    // Called once: at once, or by the rendering thread. Without a picture if that failed.
    using WhenPainted = std::function<void(const Png&)>;

    // `key` identifies the card. False, without calling `done`, if too many are waiting.
    bool ask(const std::string& key, Card card, WhenPainted done);

    // Everybody who waits gets no picture. Nothing may be requested afterwards.
    void stop();

    std::size_t kept() const;

private:
    struct Job {
        std::string key;
        Card card;
        WhenPainted done;
    };
    struct Kept {
        std::string key;
        Png png;
    };

    void work(const std::stop_token& stop);
    Png painted(const Job& job);
    Png find(const std::string& key);
    void keep(const std::string& key, const Png& png);

    GallerySettings settings_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Job> waiting_;
    std::list<Kept> kept_;  // the most recently requested first
    std::map<std::string, std::list<Kept>::iterator, std::less<>> by_key_;
    std::size_t bytes_ = 0;
    std::jthread painter_;  // last, so that it ends before the other members
};

}  // namespace barracuda::server
