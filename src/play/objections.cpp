#include "base/overloaded.hpp"
#include "play/live_game.hpp"

// Which commands are allowed: for whom, when, and under which options. The rules of the game are
// checked when a command is carried out.
namespace barracuda::play {
namespace {

std::optional<Refusal> refuse(Code code) { return Refusal{code}; }

bool is_of_server(const Command& command) {
    return std::holds_alternative<Outage>(command) || std::holds_alternative<Pause>(command) ||
           std::holds_alternative<Resume>(command);
}

bool may_say(Asker asker, const Command& command) {
    const bool of_server = is_of_server(command);
    switch (asker) {
        case Asker::White:
        case Asker::Brown: return !of_server;
        case Asker::Server:
            return of_server || std::holds_alternative<Time>(command) ||
                   std::holds_alternative<Abort>(command);
        case Asker::Outsider: break;
    }
    return false;
}

bool is_about(const Command& command, OfferKind wanted) {
    return std::visit(Overloaded{
                          [&](const Offer& offer) { return offer.kind == wanted; },
                          [&](const Accept& accept) { return accept.kind == wanted; },
                          [&](const Decline& decline) { return decline.kind == wanted; },
                          [](const auto&) { return false; },
                      },
                      command);
}

}  // namespace

std::optional<Refusal> LiveGame::objection(const Request& request) const {
    if (!may_say(request.by, request.command)) return refuse(Code::NotYours);
    if (request.made_for && *request.made_for > number_) return refuse(Code::BadNumber);
    if (request.made_for && *request.made_for < changed_) return refuse(Code::Stale);
    if (const auto objected = objection_to_time(request)) return objected;
    return objection_by_kind(request);
}

// Commands that come too early or too late.
std::optional<Refusal> LiveGame::objection_to_time(const Request& request) const {
    const bool rematch = is_about(request.command, OfferKind::Rematch);
    // Time that has run out does not come back.
    const bool timed_out = game_.outcome() && game_.outcome()->ending == Ending::TimeOut;
    const bool reopens = options_->take_back == TakeBack::AtOnce && !timed_out &&
                         request.command == Command(Offer{OfferKind::Back});
    if (is_over())
        return rematch || reopens ? std::nullopt
                                  : std::optional(refusal(Code::GameOver, Reason::GameOver));
    if (rematch) return refuse(Code::TooEarly);
    const bool looks = std::holds_alternative<Time>(request.command) ||
                       std::holds_alternative<Outage>(request.command);
    return !looks && is_flagged(request.now) ? refuse(Code::TooLate) : std::nullopt;
}

std::optional<Refusal> LiveGame::objection_by_kind(const Request& request) const {
    const Player by = request.by == Asker::Brown ? Player::Brown : Player::White;
    const bool acts = by == game_.position().actor();
    return std::visit(
        Overloaded{
            [&](Action) { return acts ? std::nullopt : refuse(Code::NotYourTurn); },
            [&](const Touch&) {
                if (!game_.touch_move()) return refuse(Code::NotAllowed);
                return acts ? std::nullopt : refuse(Code::NotYourTurn);
            },
            [&](const Offer& offer) { return objection_to(offer, by, request.now); },
            [&](const Accept& accept) {
                if (auto objected = objection_to_answer(accept.kind, by)) return objected;
                return accept.kind == OfferKind::Rematch ? objection_to_rematch(request.now)
                                                         : std::nullopt;
            },
            [&](const Decline& decline) { return objection_to_answer(decline.kind, by); },
            [&](const Abort&) {
                if (request.by == Asker::Server) return std::optional<Refusal>();
                if (!options_->may_abort) return refuse(Code::NotAllowed);
                return both_have_acted() ? refuse(Code::TooLate) : std::nullopt;
            },
            [&](const Claim&) { return objection_to_claim(by, request); },
            [](const Resign&) { return std::optional<Refusal>(); },
            [](const Time&) { return std::optional<Refusal>(); },
            [](const Outage&) { return std::optional<Refusal>(); },
            [](const Pause&) { return std::optional<Refusal>(); },
            [](const Resume&) { return std::optional<Refusal>(); },
        },
        request.command);
}

std::optional<Refusal> LiveGame::objection_to(const Offer& offer, Player by, Instant now) const {
    if (offered(offer.kind) == by) return refuse(Code::NoEffect);
    if (offer.kind == OfferKind::Rematch) return objection_to_rematch(now);
    if (offer.kind != OfferKind::Back) return std::nullopt;
    if (options_->take_back == TakeBack::Never) return refuse(Code::NotAllowed);
    return last_to_take_back(by) ? std::nullopt : refuse(Code::NothingToTakeBack);
}

std::optional<Refusal> LiveGame::objection_to_rematch(Instant now) const {
    if (rematch_is_agreed_) return refuse(Code::NoEffect);
    const auto& within = options_->rematch_within;
    return within && now > change_time_.later_by(*within) ? refuse(Code::TooLate) : std::nullopt;
}

std::optional<Refusal> LiveGame::objection_to_answer(OfferKind kind, Player by) const {
    if (offered(kind) == opponent_of(by)) return std::nullopt;
    const bool is_draw = kind == OfferKind::Agreement || kind == OfferKind::Repetition;
    return is_draw ? refusal(Code::NoOffer, Reason::NoOffer) : refuse(Code::NoOffer);
}

std::optional<Refusal> LiveGame::objection_to_claim(Player by, const Request& request) const {
    const bool live = !options_->time || (*options_->time)[opponent_of(by)].kind() !=
                                             TimeControl::Kind::Correspondence;
    if (!options_->may_claim || !live) return refuse(Code::NotAllowed);
    const auto& absence = request.absent[opponent_of(by)];
    const auto from = absence ? claimable(by, *absence) : std::nullopt;
    return from && *from <= request.now ? std::nullopt : refuse(Code::TooEarly);
}

Refusal LiveGame::refusal(Code code, Reason reason) const {
    Explanation explanation{.reason = reason, .actor = game_.position().actor()};
    explanation.owed = game_.position().owed();
    if (game_.outcome()) explanation.ending = game_.outcome()->ending;
    // The rules have no aborted or claimed games.
    const bool known = reason != Reason::GameOver || game_.outcome();
    return {code, known ? std::optional(explanation) : std::nullopt};
}

}  // namespace barracuda::play
