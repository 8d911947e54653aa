#include "play/live_game.hpp"

#include "base/overloaded.hpp"

#include <algorithm>
#include <cassert>

// What commands do. objections.cpp decides which are allowed; live_time.cpp has what time does.
namespace barracuda::play {
namespace {

std::optional<Player> player_of(Asker asker) {
    if (asker == Asker::White) return Player::White;
    if (asker == Asker::Brown) return Player::Brown;
    return std::nullopt;
}

DrawKind draw_kind(OfferKind kind) {
    return kind == OfferKind::Repetition ? DrawKind::Repetition : DrawKind::Agreement;
}

OfferKind offer_kind(DrawKind kind) {
    return kind == DrawKind::Repetition ? OfferKind::Repetition : OfferKind::Agreement;
}

Result<void, Refusal> checked(const Result<void, Explanation>& said) {
    if (!said) return fail(Refusal{Code::Illegal, said.error()});
    return {};
}

// Commands that stop or check the clocks leave them as they are; everything else resumes the game.
bool lets_clocks_stand(const Command& command) {
    return std::holds_alternative<Pause>(command) || std::holds_alternative<Resume>(command) ||
           std::holds_alternative<Outage>(command) || std::holds_alternative<Time>(command);
}

// A handicap stays with its player when colours change.
Position with_levels_swapped(const Position& start) {
    Setup setup = start.setup();
    std::swap(setup.express_levels.white, setup.express_levels.brown);
    return *Position::from(setup);
}

}  // namespace

LiveGame::LiveGame(Options options, Game game, Instant now)
    : options_(std::make_shared<const Options>(std::move(options))),
      game_(std::move(game)),
      last_time_(now),
      change_time_(now) {
    if (options_->time) clock_.emplace(*options_->time);
    if (game_.outcome()) end_ = *game_.outcome();
    if (clock_ && clocks_run() && !end_) clock_ = clock_->started(game_.position().actor(), now);
    if (clock_) begun_ = clock_->reading(now);
}

Result<LiveGame::Step, Refusal> LiveGame::step(const Request& request) const {
    if (const auto objected = objection(request)) return fail(*objected);
    // `time` only triggers what the server does anyway.
    const bool of_server = std::holds_alternative<Time>(request.command);
    const auto by = of_server ? std::nullopt : player_of(request.by);
    const Command command = by ? settled(request.command, *by) : request.command;
    Step step{*this, {number_ + 1, std::max(request.now, last_time_), by, command}};
    if (const auto done = step.game.perform(step.event); !done) return fail(done.error());
    return step;
}

Result<LiveGame, Refusal> LiveGame::after(const Event& event) const {
    if (event.number != number_ + 1 || event.at < last_time_) return fail(Refusal{Code::BadNumber});
    LiveGame next = *this;
    if (const auto done = next.perform(event); !done) return fail(done.error());
    return next;
}

LiveGame LiveGame::rematch(Instant now) const {
    return {swapped(*options_), Game(with_levels_swapped(game_.start()), game_.touch_move()), now};
}

// Offering what the opponent has offered means accepting it.
Command LiveGame::settled(const Command& command, Player by) const {
    const auto* const offer = std::get_if<Offer>(&command);
    if (!offer) return command;
    const bool draw = offer->kind == OfferKind::Agreement || offer->kind == OfferKind::Repetition;
    if (draw && game_.offer() && game_.offer()->by != by)
        return Accept{offer_kind(game_.offer()->kind)};
    return offered(offer->kind) == opponent_of(by) ? Command(Accept{offer->kind}) : command;
}

Result<void, Refusal> LiveGame::perform(const Event& event) {
    number_ = event.number;
    last_time_ = event.at;
    const Instant at = event.at;
    if (!lets_clocks_stand(event.command)) go_on(at);
    const auto by_player = [&](auto&& does) {
        return event.by ? does(*event.by) : Done(fail(Refusal{Code::NotYours}));
    };
    const auto ends = [&](GameEnd end) {
        finish(end, at);
        return Done{};
    };
    return std::visit(
        Overloaded{
            [&](Action action) { return act(action, at); },
            [&](const Touch& touched) { return touch(touched.square); },
            [&](const Offer& made) {
                return by_player([&](Player by) { return offer(made.kind, by, at); });
            },
            [&](const Accept& made) {
                return by_player([&](Player by) { return accept(made.kind, by, at); });
            },
            [&](const Decline& made) {
                return by_player([&](Player by) { return decline(made.kind, by); });
            },
            [&](const Resign&) {
                return by_player([&](Player by) {
                    const auto said = game_.resign(by);
                    return said ? ends(*game_.outcome()) : checked(said);
                });
            },
            [&](const Abort&) { return ends(Aborted{}); },
            [&](const Claim& claim) {
                return by_player([&](Player by) {
                    return ends(Claimed{claim.win ? std::optional(by) : std::nullopt});
                });
            },
            [&](const Time&) { return look_at_clock(at); },
            [&](const Outage& outage) {
                forgive(outage.time, at);
                return Done{};
            },
            [&](const Pause&) { return pause(at); },
            [&](const Resume&) { return go_on(at) ? Done{} : Done(fail(Refusal{Code::NoEffect})); },
        },
        event.command);
}

Result<void, Refusal> LiveGame::act(Action action, Instant at) {
    const Player actor = game_.position().actor();
    if (const auto played = game_.play(action); !played) return checked(played);
    back_offer_.reset();
    change(at);
    if (!first_acts_[actor]) first_acts_[actor] = game_.size();
    if (clock_) {
        readings_.push_back(to_restore(at));
        const Player next = game_.position().actor();
        if (clock_->running())
            clock_ = clock_->acted(next, at, tolerance(at));
        else if (clocks_run())
            clock_ = clock_->started(next, at);
        begun_ = clock_->reading(at);
    }
    if (game_.outcome()) finish(*game_.outcome(), at);
    return {};
}

Result<void, Refusal> LiveGame::touch(Square square) {
    if (!game_.touch(square)) return fail(Refusal{Code::NoEffect});
    return {};
}

Result<void, Refusal> LiveGame::offer(OfferKind kind, Player by, Instant at) {
    if (kind == OfferKind::Back && options_->take_back == TakeBack::AtOnce)
        return take_back(by, at);
    if (kind == OfferKind::Back) {
        back_offer_ = by;
        return {};
    }
    if (kind == OfferKind::Rematch) {
        rematch_offer_ = by;
        return {};
    }
    return checked(game_.offer_draw(by, draw_kind(kind)));
}

Result<void, Refusal> LiveGame::accept(OfferKind kind, Player by, Instant at) {
    if (offered(kind) != opponent_of(by)) return fail(Refusal{Code::NoOffer});
    if (kind == OfferKind::Back) return take_back(opponent_of(by), at);
    if (kind == OfferKind::Rematch) {
        rematch_offer_.reset();
        rematch_is_agreed_ = true;
        return {};
    }
    if (const auto said = game_.accept_draw(by); !said) return checked(said);
    finish(*game_.outcome(), at);
    return {};
}

Result<void, Refusal> LiveGame::decline(OfferKind kind, Player by) {
    if (offered(kind) != opponent_of(by)) return fail(Refusal{Code::NoOffer});
    if (kind == OfferKind::Back)
        back_offer_.reset();
    else if (kind == OfferKind::Rematch)
        rematch_offer_.reset();
    else
        return checked(game_.decline_draw(by));
    return {};
}

Result<void, Refusal> LiveGame::look_at_clock(Instant at) {
    if (is_over() || !due() || at < *due()) return fail(Refusal{Code::TooEarly});
    if (!is_flagged(at)) {
        finish(Aborted{}, at);
        return {};
    }
    if (const auto said = game_.run_out_of_time(game_.position().actor()); !said)
        return checked(said);
    finish(*game_.outcome(), at);
    return {};
}

// Back to before the asker's last action, or move. Time used after it is not spent.
Result<void, Refusal> LiveGame::take_back(Player asker, Instant at) {
    const auto size = last_to_take_back(asker);
    if (!size) return fail(Refusal{Code::NothingToTakeBack});
    std::optional<Clock::Reading> reading;
    while (game_.size() > *size) {
        game_.take_back();
        if (readings_.empty()) continue;
        reading = readings_.back();
        readings_.pop_back();
    }
    for (const Player player : both_players)
        if (first_acts_[player] && *first_acts_[player] > *size) first_acts_[player].reset();
    end_.reset();
    back_offer_.reset();
    rematch_offer_.reset();
    rematch_is_agreed_ = false;
    change(at);
    if (!clock_) return {};
    const Clock::Reading shown = reading.value_or(to_restore(at));
    clock_ = clocks_run() ? clock_->restored(shown, game_.position().actor(), at)
                          : Clock(*options_->time);
    begun_ = clock_->reading(at);
    return {};
}

void LiveGame::finish(GameEnd end, Instant at) {
    end_ = end;
    back_offer_.reset();
    if (clock_) clock_ = clock_->stopped(at);
    change(at);
}

void LiveGame::change(Instant at) {
    changed_ = number_;
    change_time_ = at;
}

std::vector<PendingOffer> LiveGame::offers() const {
    std::vector<PendingOffer> pending;
    for (const OfferKind kind : all_offer_kinds)
        if (const auto by = offered(kind)) pending.push_back({*by, kind});
    return pending;
}

std::optional<Player> LiveGame::offered(OfferKind kind) const {
    if (kind == OfferKind::Rematch) return rematch_offer_;
    if (is_over()) return std::nullopt;
    if (kind == OfferKind::Back) return back_offer_;
    const auto& offer = game_.offer();
    return offer && offer->kind == draw_kind(kind) ? std::optional(offer->by) : std::nullopt;
}

// The index in the history of the first action or move to be taken back.
std::optional<std::size_t> LiveGame::last_to_take_back(Player player) const {
    const auto counts = [&](std::size_t index) {
        return !options_->whole_moves || game_.before(index).owed() == 0;
    };
    for (std::size_t index = game_.size(); index-- > 0;)
        if (game_.before(index).actor() == player && counts(index)) return index;
    return std::nullopt;
}

}  // namespace barracuda::play
