#include "engine/anchors/budget.hpp"

#include <algorithm>

namespace barracuda::engine::anchors {
namespace {

constexpr Milliseconds reserve{30};  // for the way to the other end and back
constexpr std::uint64_t nodes_between_looks = 32;

std::optional<Milliseconds> time_for(const ubi::Limits& limits, Player actor) {
    if (limits.infinite) return std::nullopt;
    if (limits.move_time) return limits.move_time;
    const auto left = limits.time[actor];
    if (!left) return std::nullopt;
    const Milliseconds share = *left / 30 + limits.increment[actor] / 2;
    return std::max(Milliseconds{1}, std::min(share, *left - reserve));
}

}  // namespace

Budget::Budget(const ubi::Limits& limits, Player actor, const SearchSignals& signals)
    : signals_(signals),
      most_nodes_(limits.nodes),
      time_(time_for(limits, actor)),
      pondering_(limits.ponder),
      begun_(SteadyClock::now()),
      clock_begun_(begun_) {}

bool Budget::spend() {
    if (spent_) return false;
    if (most_nodes_ && nodes_ >= *most_nodes_)
        spent_ = true;
    else if (nodes_ % nodes_between_looks == 0)
        spent_ = signals_.stop || time_is_up();
    if (!spent_) ++nodes_;
    return !spent_;
}

bool Budget::time_is_up() {
    const auto now = SteadyClock::now();
    if (pondering_ && signals_.ponder_hit) {
        pondering_ = false;
        clock_begun_ = now;
    }
    return time_ && !pondering_ && now - clock_begun_ >= *time_;
}

Milliseconds Budget::elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - begun_);
}

ubi::SearchInfo Budget::info(int depth, ubi::Score score, Action best) const {
    ubi::SearchInfo info;
    info.depth = depth;
    info.selective_depth = depth;
    info.score = score;
    info.nodes = nodes_;
    info.time = elapsed();
    const auto milliseconds =
        static_cast<std::uint64_t>(std::max<std::int64_t>(1, info.time.count()));
    info.nodes_per_second = nodes_ * 1000 / milliseconds;
    info.line = {best};
    return info;
}

}  // namespace barracuda::engine::anchors
