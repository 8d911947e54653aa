// Any text as a command or as an event of a game in progress: if it can be read, it is written
// exactly as it was read, and whoever gives it at any time, the game answers and stays sound. Lines
// are events, played one after another.
#include "base/text.hpp"
#include "fuzz/check.hpp"
#include "play/live_game.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

namespace {

void check_sound(const play::LiveGame& before, const play::LiveGame::Step& step) {
    fuzz::require(step.event.number == before.number() + 1, "numbers have no gaps");
    fuzz::require(step.game.number() == step.event.number, "the game has the number of its event");
    fuzz::require(step.event.at >= before.last_time(), "time does not go backwards");
    const auto again = before.after(step.event);
    fuzz::require(again && again->due() == step.game.due(), "an event does what its command did");
}

void ask(play::LiveGame& live, const play::Event& event) {
    const play::Asker by = event.by ? play::seat(*event.by) : play::Asker::Server;
    const auto step = live.step({by, event.command, event.at, event.number});
    if (!step) return;
    check_sound(live, *step);
    live = step->game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto control = TimeControl::with_increment(Milliseconds{60'000}, Milliseconds{1'000});
    const bool touch_move = size % 2 == 1;
    play::LiveGame live(play::online(control, touch_move, play::Matchmaking::Lobby),
                        Game(Position::closed(), touch_move), Instant{Milliseconds{0}});
    for (const std::string_view line : split(text, '\n')) {
        if (const auto command = play::parse_command(line))
            fuzz::require(play::to_text(*command) == line, "a command is written as it was read");
        const auto event = play::parse_event(line);
        if (!event) continue;
        fuzz::require(play::to_text(*event) == line, "an event is written as it was read");
        ask(live, *event);
    }
    return 0;
}
