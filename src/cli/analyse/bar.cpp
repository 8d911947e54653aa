#include "cli/analyse/bar.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

constexpr std::int64_t bar_width = 20;

std::string bar_text(std::int64_t done, std::int64_t all) {
    const std::int64_t filled = std::min(bar_width, all == 0 ? 0 : done * bar_width / all);
    return '[' + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(bar_width - filled), '.') + ']';
}

}  // namespace

void AnalysisBar::show(std::int64_t game, const std::string& turn) {
    progress_.show(fmt::format("{} game {} of {}, {}{}", bar_text(done(), actions_), game, games_,
                               turn, time_left()));
}

std::string AnalysisBar::time_left() const {
    if (judged_ == 0) return {};
    const auto left =
        (SteadyClock::now() - begin_) * std::max<std::int64_t>(0, actions_ - done()) / judged_;
    return fmt::format(", {} left", duration_text(std::chrono::ceil<std::chrono::seconds>(left)));
}

std::string duration_text(std::chrono::seconds duration) {
    const auto seconds = duration.count();
    if (seconds < 60) return fmt::format("{} s", seconds);
    const auto minutes = (seconds + 59) / 60;
    if (minutes < 60) return fmt::format("{} min", minutes);
    return fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

}  // namespace barracuda::cli
