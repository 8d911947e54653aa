#include "server/net/visitors.hpp"

#include <boost/asio/post.hpp>

namespace barracuda::server {
namespace {

// Remembers who of those that it was shown has been idle for longest, if anybody is.
class OldestIdle {
public:
    void show(const std::shared_ptr<Session>& session) {
        const auto since = session->idle_since();
        if (!since || (oldest_ && since_ <= *since)) return;
        oldest_ = session;
        since_ = *since;
    }
    const std::shared_ptr<Session>& session() const { return oldest_; }

private:
    std::shared_ptr<Session> oldest_;
    Session::Clock::time_point since_;
};

}  // namespace

bool Visitors::admit(const std::shared_ptr<Session>& session) {
    const auto alike = sessions_.find(session->origin());
    const bool is_proxy = session->origin() == proxy_;
    if (!is_proxy && alike != sessions_.end() && alike->second.size() >= most_of_one_) {
        OldestIdle oldest;
        for (const auto& other : alike->second) oldest.show(other);
        if (!send_away(oldest.session())) return false;
    }
    if (count_ >= most_ && !send_away_oldest_idle()) return false;
    sessions_[session->origin()].insert(session);
    ++count_;
    return true;
}

void Visitors::remove(const std::shared_ptr<Session>& session) {
    const auto alike = sessions_.find(session->origin());
    if (alike == sessions_.end() || alike->second.erase(session) == 0) return;
    --count_;
    if (alike->second.empty()) sessions_.erase(alike);
}

bool Visitors::send_away_oldest_idle() {
    OldestIdle oldest;
    for (const auto& [origin, sessions] : sessions_)
        for (const auto& session : sessions) oldest.show(session);
    return send_away(oldest.session());
}

bool Visitors::send_away(const std::shared_ptr<Session>& session) {
    if (!session) return false;
    remove(session);
    boost::asio::post(session->executor(), [session] { session->leave(); });
    return true;
}

}  // namespace barracuda::server
