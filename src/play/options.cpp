#include "play/options.hpp"

#include <utility>

namespace barracuda::play {
namespace {

using namespace std::chrono_literals;

std::optional<PerPlayer<TimeControl>> for_both(const std::optional<TimeControl>& control) {
    if (!control) return std::nullopt;
    return PerPlayer<TimeControl>{*control, *control};
}

Milliseconds time_to_begin(const std::optional<TimeControl>& control, Matchmaking matchmaking) {
    if (control && control->kind() == TimeControl::Kind::Correspondence) return control->time();
    return matchmaking == Matchmaking::Link ? 60s : 30s;
}

}  // namespace

Options on_one_device(const std::optional<TimeControl>& control, bool touch_move) {
    // A released piece or barragoon is final (R10.4).
    return {.time = for_both(control),
            .take_back = touch_move ? TakeBack::Never : TakeBack::AtOnce,
            .refunds_thought = true};
}

Options against_computer(const std::optional<TimeControl>& control, bool touch_move) {
    Options options = on_one_device(control, touch_move);
    options.whole_moves = true;
    return options;
}

Options online(const std::optional<TimeControl>& control, bool touch_move,
               Matchmaking matchmaking) {
    return {.time = for_both(control),
            .take_back = touch_move ? TakeBack::Never : TakeBack::Asked,
            .may_abort = true,
            .may_claim = true,
            .clocks_wait = true,
            .begin_within = time_to_begin(control, matchmaking),
            .quiet_after_outage = 30s,
            .rematch_within = 1h};
}

Options swapped(const Options& options) {
    Options other = options;
    std::swap(other.seats.white, other.seats.brown);
    if (other.time) std::swap(other.time->white, other.time->brown);
    return other;
}

}  // namespace barracuda::play
