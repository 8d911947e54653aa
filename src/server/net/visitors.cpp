#include "server/net/visitors.hpp"

#include <boost/asio/post.hpp>

namespace barracuda::server {
namespace {

// The longest-idle of the visitors that it was shown, if any is idle.
class OldestIdle {
public:
    void show(const std::shared_ptr<Visitor>& visitor) {
        const auto since = visitor->idle_since();
        if (!since || (oldest_ && since_ <= *since)) return;
        oldest_ = visitor;
        since_ = *since;
    }
    const std::shared_ptr<Visitor>& visitor() const { return oldest_; }

private:
    std::shared_ptr<Visitor> oldest_;
    Visitor::SteadyClock::time_point since_;
};

}  // namespace

bool Visitors::admit(const std::shared_ptr<Visitor>& visitor) {
    const auto alike = by_origin_.find(visitor->origin());
    const bool is_proxy = visitor->origin() == proxy_;
    if (!is_proxy && alike != by_origin_.end() && alike->second.size() >= most_of_one_) {
        OldestIdle oldest;
        for (const auto& other : alike->second) oldest.show(other);
        if (!send_away(oldest.visitor())) return false;
    }
    if (count_ >= most_ && !send_away_oldest_idle()) return false;
    by_origin_[visitor->origin()].insert(visitor);
    ++count_;
    return true;
}

void Visitors::remove(const std::shared_ptr<Visitor>& visitor) {
    const auto alike = by_origin_.find(visitor->origin());
    if (alike == by_origin_.end() || alike->second.erase(visitor) == 0) return;
    --count_;
    if (alike->second.empty()) by_origin_.erase(alike);
}

bool Visitors::send_away_oldest_idle() {
    OldestIdle oldest;
    for (const auto& [origin, alike] : by_origin_)
        for (const auto& visitor : alike) oldest.show(visitor);
    return send_away(oldest.visitor());
}

bool Visitors::send_away(const std::shared_ptr<Visitor>& visitor) {
    if (!visitor) return false;
    remove(visitor);
    boost::asio::post(visitor->executor(), [visitor] { visitor->leave(); });
    return true;
}

}  // namespace barracuda::server
