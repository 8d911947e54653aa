#include "client/loop.hpp"

#include "client/loop_inside.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <utility>

namespace barracuda::client {
namespace {

namespace asio = boost::asio;
using SteadyClock = std::chrono::steady_clock;

}  // namespace

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

void Loop::run() {
    const auto guard = asio::make_work_guard(inside_->context);
    inside_->context.restart();
    inside_->context.run();
}

bool Loop::run_until(const std::function<bool()>& holds, std::chrono::milliseconds patience) {
    const auto guard = asio::make_work_guard(inside_->context);
    const auto end = SteadyClock::now() + patience;
    inside_->context.restart();
    while (!holds())
        if (inside_->context.run_one_until(end) == 0) return holds();
    return true;
}

void Loop::after(std::chrono::microseconds wait, std::function<void()> work) {
    const auto timer = std::make_shared<asio::steady_timer>(inside_->context, wait);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
        if (!error) work();
    });
}

void Loop::post(std::function<void()> work) { asio::post(inside_->context, std::move(work)); }

void Loop::stop() { inside_->context.stop(); }

}  // namespace barracuda::client
