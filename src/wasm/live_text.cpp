#include "wasm/live_text.hpp"

#include "base/text.hpp"
#include "rules/text/fen.hpp"
#include "wasm/game_text.hpp"
#include "wasm/instant.hpp"

namespace barracuda::wasm {
namespace {

using OptionalControl = std::optional<TimeControl>;

// "-" means none.
Result<OptionalControl, Problem> read_control(std::string_view text) {
    if (text == "-") return OptionalControl();
    const auto control = TimeControl::parse(text);
    if (!control) return fail(Problem{control.error().message});
    return OptionalControl(*control);
}

std::optional<play::Options> options_for(std::string_view use, const OptionalControl& control,
                                         bool touch_move) {
    if (use == "device") return play::on_one_device(control, touch_move);
    if (use == "computer") return play::against_computer(control, touch_move);
    if (use == "lobby") return play::online(control, touch_move, play::Matchmaking::Lobby);
    if (use == "link") return play::online(control, touch_move, play::Matchmaking::Link);
    return std::nullopt;
}

// The commands of the game so far, separated by commas.
Result<void, Problem> add_history(Game& game, std::string_view text) {
    if (text.empty()) return {};
    for (const std::string_view word : split(text, ',')) {
        const auto command = parse_game_command(word);
        if (!command) return complain(quoted(word) + " is not a command");
        if (const auto done = perform(game, *command); !done)
            return complain(quoted(word) + ": " + text_of(done.error()));
    }
    return {};
}

Result<play::LiveGame, Problem> begin_live(std::string_view text, std::size_t& at) {
    const auto start = parse_fen(next_line(text, at));
    if (!start) return fail(problem_of(start.error()));
    const std::string_view terms = next_line(text, at);
    const auto parts = words(terms);
    if (parts.size() < 4 || (parts[1] != "on" && parts[1] != "off"))
        return complain(quoted(terms) + " is not like `device off 300+5 0`");
    const bool touch_move = parts[1] == "on";
    const auto control = read_control(parts[2]);
    if (!control) return fail(control.error());
    const auto options = options_for(parts[0], *control, touch_move);
    if (!options)
        return complain("a game is for device, computer, lobby or link, not for " +
                        quoted(parts[0]));
    const auto began = parse_instant(parts[3]);
    if (!began) return complain(quoted(parts[3]) + " is not a time");
    Game game(*start, touch_move);
    const std::string_view history =
        parts.size() > 4 ? terms.substr(static_cast<std::size_t>(parts[4].data() - terms.data()))
                         : "";
    if (const auto added = add_history(game, history); !added) return fail(added.error());
    return play::LiveGame(*options, std::move(game), *began);
}

Result<void, Problem> add_event(play::LiveGame& live, std::string_view line) {
    const auto event = play::parse_event(line);
    if (!event || !parse_instant(std::to_string(event->at.since_epoch().count())))
        return complain(quoted(line) + " is not an event");
    auto next = live.after(*event);
    if (!next) return complain("event " + quoted(line) + ": " + play::text_of(next.error()));
    live = std::move(*next);
    return {};
}

}  // namespace

Result<const play::LiveGame*, Problem> LiveReader::read(std::string_view text) {
    return replay_.read(text, begin_live, add_event);
}

}  // namespace barracuda::wasm
