#include "server/preview/gallery.hpp"

#include "rules/position.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <future>
#include <thread>

namespace barracuda::server {
namespace {

Card titled(const std::string& title) { return {Position::closed().setup(), title, ""}; }

// Waits for the picture.
std::string seen(Gallery& gallery, const std::string& key) {
    std::promise<std::string> shown;
    const bool asked = gallery.ask(
        key, titled(key), [&](const Png& png) { shown.set_value(png ? *png : "no picture"); });
    return asked ? shown.get_future().get() : "too busy";
}

TEST(Gallery, PaintsOnceAndKeepsThePicture) {
    std::atomic<int> painted = 0;
    Gallery gallery({.paint = [&](const Card& card) {
        ++painted;
        return std::optional("picture of " + card.title);
    }});
    EXPECT_EQ(seen(gallery, "a"), "picture of a");
    EXPECT_EQ(seen(gallery, "a"), "picture of a");
    EXPECT_EQ(seen(gallery, "b"), "picture of b");
    EXPECT_EQ(painted, 2);
}

TEST(Gallery, ForgetsWhatWasNotAskedForTheLongest) {
    std::atomic<int> painted = 0;
    Gallery gallery({.most_bytes = 200, .paint = [&](const Card&) {
                         ++painted;
                         return std::optional(std::string(100, 'x'));
                     }});
    for (const char* key : {"a", "b", "a", "c", "a"}) (void)seen(gallery, key);
    EXPECT_EQ(gallery.kept(), 2u);
    EXPECT_EQ(painted, 3) << "a was kept";
    (void)seen(gallery, "b");
    EXPECT_EQ(painted, 4) << "b was not";
}

// Paints nothing before it may.
struct SlowPainter {
    std::optional<std::string> operator()(const Card& card) {
        if (card.title == "slow") begun.set_value();
        told.wait();
        return card.title;
    }

    std::promise<void> begun;
    std::promise<void> go_on;
    std::shared_future<void> told = go_on.get_future().share();
};

TEST(Gallery, RefusesWhenTooManyWait) {
    SlowPainter painter;
    std::promise<std::string> last;
    Gallery gallery({.most_waiting = 2, .paint = std::ref(painter)});
    EXPECT_TRUE(gallery.ask("slow", titled("slow"), [](const Png&) {}));
    painter.begun.get_future().wait();
    EXPECT_TRUE(gallery.ask("a", titled("a"), [](const Png&) {}));
    EXPECT_TRUE(gallery.ask("b", titled("b"), [&](const Png& png) { last.set_value(*png); }));
    EXPECT_FALSE(gallery.ask("c", titled("c"), [](const Png&) { FAIL(); }));
    painter.go_on.set_value();
    EXPECT_EQ(last.get_future().get(), "b");
    EXPECT_EQ(seen(gallery, "c"), "c") << "there is room again";
}

TEST(Gallery, EverybodyIsToldWhenItCloses) {
    SlowPainter painter;
    std::atomic<int> told = 0;
    Gallery gallery({.paint = std::ref(painter)});
    const auto count = [&](const Png&) { ++told; };
    EXPECT_TRUE(gallery.ask("slow", titled("slow"), count));
    painter.begun.get_future().wait();
    EXPECT_TRUE(gallery.ask("a", titled("a"), count));
    EXPECT_TRUE(gallery.ask("b", titled("b"), count));
    std::thread closing([&] { gallery.stop(); });
    painter.go_on.set_value();
    closing.join();
    EXPECT_EQ(told, 3);
}

TEST(Gallery, MayBeAtALoss) {
    Gallery gallery({.paint = [](const Card&) { return std::optional<std::string>(); }});
    EXPECT_EQ(seen(gallery, "a"), "no picture");
    EXPECT_EQ(gallery.kept(), 0u);
}

}  // namespace
}  // namespace barracuda::server
