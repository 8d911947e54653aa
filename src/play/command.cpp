#include "play/command.hpp"

#include "base/overloaded.hpp"
#include "base/text.hpp"
#include "rules/text/notation.hpp"

namespace barracuda::play {
namespace {

constexpr std::array<std::string_view, 4> offer_kinds{"agreement", "repetition", "back", "rematch"};

std::string with_kind(std::string_view verb, OfferKind kind) {
    return std::string(verb) + ' ' + std::string(word_of(kind));
}

std::optional<Command> parse_word(std::string_view word) {
    if (word == "resign") return Resign{};
    if (word == "abort") return Abort{};
    if (word == "time") return Time{};
    if (word == "pause") return Pause{};
    if (word == "resume") return Resume{};
    return std::nullopt;
}

std::optional<Command> parse_with_kind(std::string_view verb, std::string_view argument) {
    const auto kind = parse_offer_kind(argument);
    if (!kind) return std::nullopt;
    if (verb == "offer") return Offer{*kind};
    if (verb == "accept") return Accept{*kind};
    if (verb == "decline") return Decline{*kind};
    return std::nullopt;
}

std::optional<Command> parse_outage(std::string_view text) {
    const auto time = parse_number(text);
    if (!time || *time < 0 || Milliseconds{*time} > longest_time) return std::nullopt;
    // Leading zeros, or "-0", would give one command two texts.
    if (std::to_string(*time) != text) return std::nullopt;
    return Outage{Milliseconds{*time}};
}

}  // namespace

std::string_view word_of(OfferKind kind) { return offer_kinds[static_cast<std::size_t>(kind)]; }

std::optional<OfferKind> parse_offer_kind(std::string_view text) {
    for (const OfferKind kind : all_offer_kinds)
        if (word_of(kind) == text) return kind;
    return std::nullopt;
}

std::string to_text(const Command& command) {
    return std::visit(
        Overloaded{
            [](Action action) { return barracuda::to_text(action); },
            [](const Touch& touch) { return "touch " + barracuda::to_text(touch.square); },
            [](const Offer& offer) { return with_kind("offer", offer.kind); },
            [](const Accept& accept) { return with_kind("accept", accept.kind); },
            [](const Decline& decline) { return with_kind("decline", decline.kind); },
            [](const Resign&) { return std::string("resign"); },
            [](const Abort&) { return std::string("abort"); },
            [](const Claim& claim) { return std::string(claim.win ? "claim win" : "claim draw"); },
            [](const Time&) { return std::string("time"); },
            [](const Outage& outage) { return "outage " + std::to_string(outage.time.count()); },
            [](const Pause&) { return std::string("pause"); },
            [](const Resume&) { return std::string("resume"); },
        },
        command);
}

std::optional<Command> parse_command(std::string_view text) {
    if (const auto action = parse_action(text)) return *action;
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return parse_word(text);
    const std::string_view verb = text.substr(0, space);
    const std::string_view argument = text.substr(space + 1);
    if (verb == "touch") {
        const auto square = parse_square(argument);
        return square ? std::optional<Command>(Touch{*square}) : std::nullopt;
    }
    if (verb == "claim" && argument == "win") return Claim{true};
    if (verb == "claim" && argument == "draw") return Claim{false};
    if (verb == "outage") return parse_outage(argument);
    return parse_with_kind(verb, argument);
}

}  // namespace barracuda::play
