#include "server/people/buckets.hpp"

#include <algorithm>
#include <cmath>

namespace barracuda::server {
namespace {

double tokens_at(double tokens, Instant at, double per_millisecond, int most, Instant now) {
    const auto passed = static_cast<double>((now.since_epoch() - at.since_epoch()).count());
    return std::min(static_cast<double>(most), tokens + std::max(0.0, passed) * per_millisecond);
}

}  // namespace

std::optional<Problem> Buckets::take(const Rate& published, const std::string& whose, Instant now) {
    if (!limited_) return std::nullopt;
    Rate rate = published;
    if (const auto other = counts_.find(rate.name); other != counts_.end())
        rate.count = other->second;
    const std::lock_guard lock(mutex_);
    const double speed = rate.count / static_cast<double>(rate.within.count());
    auto& bucket = buckets_
                       .try_emplace({rate.name, whose},
                                    Bucket{static_cast<double>(rate.count), now, speed, rate.count})
                       .first->second;
    bucket.tokens = tokens_at(bucket.tokens, bucket.at, speed, rate.count, now);
    bucket.at = std::max(bucket.at, now);
    if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return std::nullopt;
    }
    const double wait = (1 - bucket.tokens) / speed / 1000;
    const auto seconds = rate.within.count() / 1000;
    Problem busy =
        problem("busy", "the limit \"" + std::string(rate.name) +
                            "\" is reached: " + std::to_string(rate.count) + " in " +
                            std::to_string(seconds) + (seconds == 1 ? " second" : " seconds"));
    busy.retry_after = std::max(1, static_cast<int>(std::ceil(wait)));
    busy.limit = std::string(rate.name);
    return busy;
}

void Buckets::sweep(Instant now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(buckets_, [&](const auto& entry) {
        const Bucket& bucket = entry.second;
        return tokens_at(bucket.tokens, bucket.at, bucket.per_millisecond, bucket.most, now) >=
               bucket.most;
    });
}

std::size_t Buckets::size() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

}  // namespace barracuda::server
