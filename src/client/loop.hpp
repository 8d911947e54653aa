// The thread that lines live on: it makes their callbacks. It does not know what goes over the
// lines; the network library stays behind this header.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace barracuda::client {

class Loop {
public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Runs until stop().
    void run();
    // Runs until the condition holds, which is checked after everything that happens; false if it
    // did not hold in time.
    bool run_until(const std::function<bool()>& holds,
                   std::chrono::milliseconds patience = std::chrono::seconds(10));

    // Calls a function on the loop after this time; not if the loop is destroyed first.
    void after(std::chrono::microseconds wait, std::function<void()> work);

    // May be called from any thread.
    void post(std::function<void()> work);
    void stop();

    // The implementation, for other files of this folder.
    struct Inside;
    Inside& inside() { return *inside_; }

private:
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::client
