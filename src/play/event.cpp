#include "play/event.hpp"

#include "base/text.hpp"
#include "play/words.hpp"

namespace barracuda::play {
namespace {

// Takes the part up to the next blank off the text.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::string who_text(const std::optional<Player>& by) {
    return std::string(by ? word_of(*by) : "server");
}

}  // namespace

std::string to_text(const Event& event) {
    return std::to_string(event.number) + ' ' + std::to_string(event.at.since_epoch().count()) +
           ' ' + who_text(event.by) + ' ' + to_text(event.command);
}

std::optional<Event> parse_event(std::string_view text) {
    std::string_view rest = text;
    const auto number = parse_number(take_word(rest));
    const auto at = parse_number(take_word(rest));
    const std::string_view who = take_word(rest);
    const auto by = parse_player(who);
    const auto command = parse_command(rest);
    if (!number || !at || !command || (!by && who != "server")) return std::nullopt;
    const Event event{*number, Instant{Milliseconds{*at}}, by, *command};
    return to_text(event) == text ? std::optional(event) : std::nullopt;
}

}  // namespace barracuda::play
