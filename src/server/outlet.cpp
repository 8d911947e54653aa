#include "server/outlet.hpp"

namespace barracuda::server {

bool Outlet::add(std::span<Text> texts) {
    const std::lock_guard lock(mutex_);
    if (is_closed_ || is_cut_) return false;
    is_cut_ = bytes_ >= most_bytes_;
    if (is_cut_) texts_.clear();
    for (Text& text : texts) {
        if (is_cut_) break;
        bytes_ += text->size();
        texts_.push_back(std::move(text));
    }
    if (changed_) changed_();
    return !is_cut_;
}

void Outlet::close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    if (changed_) changed_();
}

bool Outlet::is_closed() const {
    const std::lock_guard lock(mutex_);
    return is_closed_;
}

bool Outlet::is_cut() const {
    const std::lock_guard lock(mutex_);
    return is_cut_;
}

Outlet::Batch Outlet::take() {
    const std::lock_guard lock(mutex_);
    bytes_ = 0;
    return {std::exchange(texts_, {}), is_closed_, is_cut_};
}

void Outlet::when_changed(std::function<void()> changed) {
    const std::lock_guard lock(mutex_);
    changed_ = std::move(changed);
}

}  // namespace barracuda::server
