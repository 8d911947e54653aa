#include "match/game_record.hpp"

namespace barracuda::match {
namespace {

// "time forfeit" is how records mark a loss on time.
std::string termination_of(const FinishedGame& finished) {
    const auto with_detail = [&](const std::string& text) {
        const std::string& detail = finished.misbehaviour->detail;
        return detail.empty() ? text : text + ": " + detail;
    };
    switch (finished.finish) {
        case Finish::Board: return "normal";
        case Finish::Repetition: return "adjudication: repetition";
        case Finish::Length: return "adjudication: length";
        case Finish::Agreed: return "adjudication: both agree";
        case Finish::Fault: break;
    }
    switch (finished.misbehaviour->fault) {
        case EngineFault::Crashed: return with_detail("abandoned: crashed");
        case EngineFault::Hung: return with_detail("abandoned: hung");
        case EngineFault::Illegal: return with_detail("rules infraction");
        case EngineFault::Flagged: break;
    }
    return "time forfeit";
}

std::string time_control_of(const Allowance& white, const Allowance& brown) {
    return white == brown ? to_text(white) : to_text(white) + " / " + to_text(brown);
}

// Forced wins are left out, as engines count actions and records count turns.
std::optional<Evaluation> evaluation_of(const ActionNote& note, Player actor) {
    if (!note.score || note.score->kind() != ubi::Score::Kind::Points) return std::nullopt;
    const ubi::Score score = actor == Player::White ? *note.score : note.score->reversed();
    return Evaluation{false, score.value()};
}

// The mover's score when choosing the move, and the clock after the mover's last action in the
// turn.
void annotate(Record& record, const FinishedGame& finished) {
    std::size_t action = record.placements.size();
    for (RecordTurn& turn : record.turns) {
        const Player mover = finished.game.before(action).actor();
        turn.evaluation = evaluation_of(finished.notes[action], mover);
        const std::size_t end = action + 1 + turn.placements.size();
        for (; action < end; ++action) {
            const auto& clock = finished.notes[action].clock;
            if (finished.game.before(action).actor() == mover && clock)
                turn.clock_ms = clock->count();
        }
    }
}

}  // namespace

Record record_of(const MatchSettings& settings, const ScheduledGame& scheduled,
                 const FinishedGame& finished) {
    const auto& white = settings.contestants[scheduled.players.white];
    const auto& brown = settings.contestants[scheduled.players.brown];
    const std::string round =
        std::to_string(scheduled.pair + 1) + "." + (scheduled.second_leg ? "2" : "1");
    Record record = record_of(finished.game,
                              {{"Event", "Match"},
                               {"White", white.name},
                               {"Brown", brown.name},
                               {"Round", round},
                               {"TimeControl", time_control_of(white.allowance, brown.allowance)},
                               {"Termination", termination_of(finished)}});
    record.result = !finished.winner                    ? RecordResult::Drawn
                    : *finished.winner == Player::White ? RecordResult::WhiteWins
                                                        : RecordResult::BrownWins;
    annotate(record, finished);
    return record;
}

}  // namespace barracuda::match
