#include "match/standings.hpp"

namespace barracuda::match {
namespace {

// Half points of a player: 0, 1 or 2, which is also the index in GameCounts.
std::size_t half_points(std::optional<Player> winner, Player player) {
    return !winner ? 1 : *winner == player ? 2 : 0;
}

}  // namespace

Standings::Standings(std::size_t players, const Schedule& schedule) : faults_(players) {
    for (const Schedule::Meeting& meeting : schedule.meetings())
        meetings_.push_back({meeting, {}, {}});
}

bool Standings::add(const ScheduledGame& scheduled, const FinishedGame& finished) {
    MeetingResults& results = meetings_[scheduled.meeting];
    const Player first = scheduled.second_leg ? Player::Brown : Player::White;
    const std::size_t points = half_points(finished.winner, first);
    ++results.games[points];
    ++white_[half_points(finished.winner, Player::White)];
    turns_ += finished.game.turns().size();
    count_finish(scheduled, finished);

    const auto half = half_pairs_.find(scheduled.pair);
    if (half == half_pairs_.end()) {
        half_pairs_.emplace(scheduled.pair, points);
        return false;
    }
    ++results.pairs[half->second + points];
    half_pairs_.erase(half);
    return true;
}

void Standings::count_finish(const ScheduledGame& scheduled, const FinishedGame& finished) {
    switch (finished.finish) {
        case Finish::Board: ++(finished.winner ? finishes_.lost_on_board : finishes_.dead); break;
        case Finish::Repetition: ++finishes_.repetition; break;
        case Finish::Length: ++finishes_.length; break;
        case Finish::Agreed: ++finishes_.agreed; break;
        case Finish::Fault: {
            ++finishes_.fault;
            const std::size_t loser = scheduled.players[opponent_of(*finished.winner)];
            ++faults_[loser][static_cast<std::size_t>(finished.misbehaviour->fault)];
        }
    }
}

GameCounts Standings::games_of(std::size_t player) const {
    GameCounts sum{};
    for (const MeetingResults& meeting : meetings_) {
        if (meeting.players.first != player && meeting.players.second != player) continue;
        const bool is_first = meeting.players.first == player;
        const GameCounts games = is_first ? meeting.games : reversed(meeting.games);
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += games[i];
    }
    return sum;
}

}  // namespace barracuda::match
