// Pictures of links, painted by a thread of their own, so that nobody else waits for it, and kept
// as long as there is room. What is asked for faster than it can be painted is refused.
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
    std::size_t most_bytes = 16u << 20;  // of pictures that are kept
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

    // Called once, perhaps at once, else by the thread that paints. No picture: there is none.
    using Done = std::function<void(const Png&)>;

    // `key` says what is on the card. False, and `done` is not called, if too many wait already.
    bool ask(const std::string& key, Card card, Done done);

    // Whoever waits gets no picture. Nothing may be asked any more.
    void stop();

    std::size_t kept() const;

private:
    struct Job {
        std::string key;
        Card card;
        Done done;
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
    std::list<Kept> kept_;  // what was asked for last stands first
    std::map<std::string, std::list<Kept>::iterator, std::less<>> by_key_;
    std::size_t bytes_ = 0;
    std::jthread painter_;  // the last member: it ends before the others do
};

}  // namespace barracuda::server
