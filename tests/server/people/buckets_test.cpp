// Rate limits with invented time.
#include "server/people/buckets.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(Buckets, SayWhatIsTooMuch) {
    Buckets buckets;
    const Instant now{Milliseconds{0}};
    for (const auto& [rate, sentence] :
         {std::pair(rates::new_connections(1),
                    "the limit \"new-connections\" is reached: 1 in 1 second"),
          {rates::chat, "the limit \"chat\" is reached: 5 in 10 seconds"}}) {
        for (int i = 0; i < rate.count; ++i) EXPECT_FALSE(buckets.take(rate, "anna", now));
        const auto busy = buckets.take(rate, "anna", now);
        ASSERT_TRUE(busy);
        EXPECT_EQ(busy->detail, sentence);
        EXPECT_FALSE(buckets.take(rate, "bert", now)) << "others are not concerned";
        const Instant later = now.later_by(Milliseconds{1000 * *busy->retry_after});
        EXPECT_FALSE(buckets.take(rate, "anna", later)) << "as long as was said";
    }
}

TEST(Buckets, AreForgottenWhenTheyAreFullAgain) {
    Buckets buckets;
    const Instant now{Milliseconds{0}};
    buckets.take(rates::chat, "anna", now);
    buckets.sweep(now);
    EXPECT_EQ(buckets.size(), 1u);
    buckets.sweep(now.later_by(rates::chat.within));
    EXPECT_EQ(buckets.size(), 0u);
}

}  // namespace
}  // namespace barracuda::server
