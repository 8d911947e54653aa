#include "server/preview/gallery.hpp"

#include <utility>

namespace barracuda::server {

Gallery::Gallery(GallerySettings settings) : settings_(std::move(settings)) {
    painter_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void Gallery::stop() {
    if (!painter_.joinable()) return;
    painter_.request_stop();
    painter_.join();
    for (const Job& job : waiting_) job.done(nullptr);
    waiting_.clear();
}

bool Gallery::ask(const std::string& key, Card card, WhenPainted done) {
    std::unique_lock lock(mutex_);
    if (const Png png = find(key)) {
        lock.unlock();
        done(png);
        return true;
    }
    if (waiting_.size() >= settings_.most_waiting) return false;
    waiting_.push_back({key, std::move(card), std::move(done)});
    lock.unlock();
    changed_.notify_one();
    return true;
}

void Gallery::work(const std::stop_token& stop) {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return !waiting_.empty(); })) return;
            if (stop.stop_requested()) return;
            job = std::move(waiting_.front());
            waiting_.pop_front();
        }
        job.done(painted(job));
    }
}

// Several may have requested the same one before it was ready.
Png Gallery::painted(const Job& job) {
    {
        const std::lock_guard lock(mutex_);
        if (Png png = find(job.key)) return png;
    }
    auto bytes = settings_.paint(job.card);
    if (!bytes) return nullptr;
    auto png = std::make_shared<const std::string>(std::move(*bytes));
    const std::lock_guard lock(mutex_);
    keep(job.key, png);
    return png;
}

Png Gallery::find(const std::string& key) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, found->second);
    return found->second->png;
}

void Gallery::keep(const std::string& key, const Png& png) {
    kept_.push_front({key, png});
    by_key_[key] = kept_.begin();
    bytes_ += png->size();
    while (bytes_ > settings_.most_bytes && !kept_.empty()) {
        bytes_ -= kept_.back().png->size();
        by_key_.erase(kept_.back().key);
        kept_.pop_back();
    }
}

std::size_t Gallery::kept() const {
    const std::lock_guard lock(mutex_);
    return kept_.size();
}

}  // namespace barracuda::server
