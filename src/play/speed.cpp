#include "play/speed.hpp"

#include <array>

namespace barracuda::play {
namespace {

using namespace std::chrono_literals;

constexpr int presses = 40;
constexpr std::array<std::string_view, 5> speeds{"bullet", "blitz", "rapid", "classical",
                                                 "correspondence"};
static_assert(static_cast<std::size_t>(Speed::Correspondence) + 1 == speeds.size());

}  // namespace

Speed speed_of(const TimeControl& control) {
    if (control.kind() == TimeControl::Kind::Correspondence) return Speed::Correspondence;
    // The longest time plus forty of the longest bonus is far from overflowing.
    const Milliseconds expected = control.time() + presses * control.bonus();
    if (expected < 3min) return Speed::Bullet;
    if (expected < 10min) return Speed::Blitz;
    return expected < 30min ? Speed::Rapid : Speed::Classical;
}

std::string_view word_of(Speed speed) { return speeds[static_cast<std::size_t>(speed)]; }

std::optional<Milliseconds> claim_wait(const std::optional<TimeControl>& control) {
    switch (control ? speed_of(*control) : Speed::Classical) {
        case Speed::Bullet: return 30s;
        case Speed::Blitz: return 60s;
        case Speed::Rapid: return 120s;
        case Speed::Classical: return 300s;
        case Speed::Correspondence: break;
    }
    return std::nullopt;
}

}  // namespace barracuda::play
