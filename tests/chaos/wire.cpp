// bad_wire NEAR FAR NAMESPACE: a cable between this network and the namespace, whose ends are
// devices with these names, and which treats packets as real networks do. Each line of standard
// input sets its behaviour from then on, in percent and milliseconds: LOST DELAY JITTER DUPLICATED;
// anything else ends it. Packets with different delays overtake each other. (tc-netem(8) does the
// same where the kernel has it.)
#include "base/random.hpp"

#include <fcntl.h>
#include <linux/if.h>
#include <linux/if_tun.h>
#include <poll.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace {

using SteadyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// A network device whose packets are read and written through a descriptor; -1 if there is none.
int open_device(const char* name) {
    const int device = ::open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC);
    ifreq request{};
    request.ifr_flags = IFF_TUN | IFF_NO_PI;
    std::strncpy(request.ifr_name, name, IFNAMSIZ - 1);
    if (device < 0 || ::ioctl(device, TUNSETIFF, &request) != 0) return -1;
    return device;
}

bool enter(const std::string& name) {
    const int file = ::open(("/run/netns/" + name).c_str(), O_RDONLY | O_CLOEXEC);
    const bool entered = file >= 0 && ::setns(file, CLONE_NEWNET) == 0;
    if (file >= 0) ::close(file);
    return entered;
}

struct Faults {
    unsigned lost = 0;
    unsigned delay = 0;
    unsigned jitter = 0;
    unsigned duplicated = 0;
};

class Wire {
public:
    Wire(int near, int far) : ends_{near, far} {}

    void run() {
        while (!is_over_) {
            std::array<pollfd, 3> waiting{
                pollfd{ends_[0], POLLIN, 0}, {ends_[1], POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}};
            ::poll(waiting.data(), waiting.size(), patience());
            for (std::size_t end = 0; end < 2; ++end)
                if (waiting[end].revents != 0) take(end);
            if (waiting[2].revents != 0) listen();
            deliver();
        }
        std::printf("%lld packets, %lld lost, %lld duplicated\n", packets_, lost_, duplicated_);
    }

private:
    struct Packet {
        int to;
        std::string bytes;
    };

    int patience() const {
        if (queue_.empty()) return -1;
        const auto wait =
            std::chrono::duration_cast<milliseconds>(queue_.begin()->first - SteadyClock::now())
                .count();
        return static_cast<int>(std::max<long>(0, wait + 1));
    }

    void take(std::size_t end) {
        std::array<char, 2048> bytes{};
        ssize_t size = 0;
        while ((size = ::read(ends_[end], bytes.data(), bytes.size())) > 0) {
            ++packets_;
            const bool twice = random_.below(100) < faults_.duplicated;
            duplicated_ += twice;
            for (int copy = 0; copy < (twice ? 2 : 1); ++copy)
                send(ends_[1 - end], {bytes.data(), static_cast<std::size_t>(size)});
        }
    }

    void send(int to, std::string_view bytes) {
        if (random_.below(100) < faults_.lost) {
            ++lost_;
            return;
        }
        const milliseconds delay(faults_.delay + random_.below(faults_.jitter + 1));
        queue_.emplace(SteadyClock::now() + delay, Packet{to, std::string(bytes)});
    }

    void deliver() {
        while (!queue_.empty() && queue_.begin()->first <= SteadyClock::now()) {
            const Packet packet = std::move(queue_.begin()->second);
            queue_.erase(queue_.begin());
            if (::write(packet.to, packet.bytes.data(), packet.bytes.size()) < 0) ++lost_;
        }
    }

    void listen() {
        std::array<char, 256> bytes{};
        const ssize_t size = ::read(STDIN_FILENO, bytes.data(), bytes.size() - 1);
        Faults wanted;
        const int read = std::sscanf(bytes.data(), "%u %u %u %u", &wanted.lost, &wanted.delay,
                                     &wanted.jitter, &wanted.duplicated);
        is_over_ = size <= 0 || read != 4;
        if (!is_over_) faults_ = wanted;
    }

    std::array<int, 2> ends_;
    barracuda::Random random_{static_cast<std::uint64_t>(::getpid())};
    Faults faults_;
    std::multimap<SteadyClock::time_point, Packet> queue_;
    long long packets_ = 0;
    long long lost_ = 0;
    long long duplicated_ = 0;
    bool is_over_ = false;
};

}  // namespace

int main(int count, char** values) {
    if (count != 4) {
        std::fprintf(stderr, "usage: bad_wire NEAR FAR NAMESPACE\n");
        return 2;
    }
    const int near = open_device(values[1]);
    const int far = enter(values[3]) ? open_device(values[2]) : -1;
    if (near < 0 || far < 0) {
        std::perror("bad_wire");
        return 1;
    }
    Wire(near, far).run();
    return 0;
}
