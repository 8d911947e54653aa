// The thread that lines live on: whoever runs the loop is called back by them. It knows nothing of
// what goes over the lines; the network library stays behind this header.
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
    // Runs until it holds, which is asked after everything that happens; false if it never did in
    // that time.
    bool run_until(const std::function<bool()>& holds,
                   std::chrono::milliseconds patience = std::chrono::seconds(10));

    // Calls a function on the loop, once so much time has passed. It is forgotten if the loop goes
    // first.
    void after(std::chrono::microseconds wait, std::function<void()> work);

    // From any thread.
    void post(std::function<void()> work);
    void stop();

    // What runs it, for other files of this folder.
    struct Inside;
    Inside& inside() { return *inside_; }

private:
    std::unique_ptr<Inside> inside_;
};

}  // namespace barracuda::client
