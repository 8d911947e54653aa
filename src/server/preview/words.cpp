#include "server/preview/words.hpp"

#include "base/text.hpp"
#include "play/words.hpp"

#include <algorithm>
#include <array>

namespace barracuda::server {
namespace {

struct Phrases {
    std::string_view invites;  // {name}
    std::string_view invited;
    std::string_view closed;
    std::string_view open;
    std::string_view given;
    std::string_view no_clock;
    std::string_view delay;  // {time}, {wait}
    std::string_view one_day;
    std::string_view days;  // {days}
    std::string_view handicap;
    std::string_view play_white;
    std::string_view play_brown;
    std::string_view no_account;
    std::string_view guest;
    std::string_view game;
    std::string_view live;
    std::string_view white_won;
    std::string_view brown_won;
    std::string_view draw;
    std::string_view aborted;
};

constexpr std::array<std::string_view, 5> language_names{"en", "de", "fr", "es", "it"};

constexpr std::array<Phrases, 5> all_phrases{
    Phrases{.invites = "{name} invites you to a game of Barragoon",
            .invited = "You’re invited to a game of Barragoon",
            .closed = "Closed set-up",
            .open = "Open set-up",
            .given = "A given position",
            .no_clock = "no clock",
            .delay = "{time}, {wait} delay",
            .one_day = "one day per action",
            .days = "{days} days per action",
            .handicap = "with a handicap",
            .play_white = "you play White",
            .play_brown = "you play Brown",
            .no_account = "In your browser, no account needed.",
            .guest = "Guest",
            .game = "A game of Barragoon",
            .live = "Watch it live.",
            .white_won = "White won.",
            .brown_won = "Brown won.",
            .draw = "A draw.",
            .aborted = "The game was called off."},
    Phrases{.invites = "{name} lädt dich zu einer Partie Barragoon ein",
            .invited = "Du bist zu einer Partie Barragoon eingeladen",
            .closed = "Geschlossene Aufstellung",
            .open = "Offene Variante",
            .given = "Vorgegebene Stellung",
            .no_clock = "ohne Uhr",
            .delay = "{time}, {wait} Verzögerung",
            .one_day = "ein Tag je Aktion",
            .days = "{days} Tage je Aktion",
            .handicap = "mit Vorgabe",
            .play_white = "du spielst Weiß",
            .play_brown = "du spielst Braun",
            .no_account = "Im Browser, ohne Konto.",
            .guest = "Gast",
            .game = "Eine Partie Barragoon",
            .live = "Schau live zu.",
            .white_won = "Weiß hat gewonnen.",
            .brown_won = "Braun hat gewonnen.",
            .draw = "Unentschieden.",
            .aborted = "Die Partie wurde abgesagt."},
    Phrases{.invites = "{name} t’invite à une partie de Barragoon",
            .invited = "Une partie de Barragoon t’attend",
            .closed = "Disposition fermée",
            .open = "Variante ouverte",
            .given = "Position donnée",
            .no_clock = "sans pendule",
            .delay = "{time}, délai de {wait}",
            .one_day = "un jour par action",
            .days = "{days} jours par action",
            .handicap = "avec handicap",
            .play_white = "tu as les pions blancs",
            .play_brown = "tu as les pions marron",
            .no_account = "Dans le navigateur, sans compte.",
            .guest = "Invité",
            .game = "Une partie de Barragoon",
            .live = "À suivre en direct.",
            .white_won = "Blanc a gagné.",
            .brown_won = "Marron a gagné.",
            .draw = "Match nul.",
            .aborted = "La partie a été annulée."},
    Phrases{.invites = "{name} te invita a una partida de Barragoon",
            .invited = "Te invitan a una partida de Barragoon",
            .closed = "Variante cerrada",
            .open = "Variante abierta",
            .given = "Posición dada",
            .no_clock = "sin reloj",
            .delay = "{time}, retardo de {wait}",
            .one_day = "un día por acción",
            .days = "{days} días por acción",
            .handicap = "con hándicap",
            .play_white = "juegas con las Blancas",
            .play_brown = "juegas con las Marrones",
            .no_account = "En el navegador, sin cuenta.",
            .guest = "Invitado",
            .game = "Una partida de Barragoon",
            .live = "Síguela en directo.",
            .white_won = "Han ganado las Blancas.",
            .brown_won = "Han ganado las Marrones.",
            .draw = "Empate.",
            .aborted = "La partida se ha cancelado."},
    Phrases{.invites = "{name} ti invita a una partita di Barragoon",
            .invited = "Una partita di Barragoon ti aspetta",
            .closed = "Disposizione chiusa",
            .open = "Variante aperta",
            .given = "Posizione data",
            .no_clock = "senza orologio",
            .delay = "{time}, ritardo di {wait}",
            .one_day = "un giorno per azione",
            .days = "{days} giorni per azione",
            .handicap = "con handicap",
            .play_white = "giochi con il Bianco",
            .play_brown = "giochi con il Marrone",
            .no_account = "Nel browser, senza account.",
            .guest = "Ospite",
            .game = "Una partita di Barragoon",
            .live = "Guardala in diretta.",
            .white_won = "Ha vinto il Bianco.",
            .brown_won = "Ha vinto il Marrone.",
            .draw = "Patta.",
            .aborted = "La partita è stata annullata."},
};

const Phrases& phrases_in(Language language) {
    return all_phrases[static_cast<std::size_t>(language)];
}

// "5 min", "30 s", "1 min 30 s"; the same in all languages.
std::string time_text(Milliseconds time) {
    const auto seconds = time.count() / 1000;
    if (time.count() % 1000 != 0) return std::to_string(time.count()) + " ms";
    if (seconds < 60) return std::to_string(seconds) + " s";
    const std::string minutes = std::to_string(seconds / 60) + " min";
    return seconds % 60 == 0 ? minutes : minutes + ' ' + std::to_string(seconds % 60) + " s";
}

std::string days_text(int days, const Phrases& say) {
    if (days == 1) return std::string(say.one_day);
    return filled(say.days, {{"days", std::to_string(days)}});
}

std::string clock_text(const std::optional<TimeControl>& clock, const Phrases& say) {
    if (!clock) return std::string(say.no_clock);
    switch (clock->kind()) {
        case TimeControl::Kind::Increment:
            return time_text(clock->time()) + " + " + time_text(clock->bonus());
        case TimeControl::Kind::Delay:
            return filled(say.delay, {{"time", time_text(clock->time())},
                                      {"wait", time_text(clock->bonus())}});
        case TimeControl::Kind::Correspondence: {
            const auto day = std::chrono::duration_cast<std::chrono::days>(clock->time());
            return days_text(static_cast<int>(day.count()), say);
        }
        default: return time_text(clock->time());
    }
}

std::string terms_text(std::string_view setup, const std::optional<TimeControl>& clock,
                       const Phrases& say) {
    const std::string_view name = setup == "closed" ? say.closed
                                  : setup == "open" ? say.open
                                                    : say.given;
    return std::string(name) + ", " + clock_text(clock, say);
}

std::string_view outcome_text(std::string_view outcome, const Phrases& say) {
    if (outcome.empty()) return say.live;
    const auto parts = words(outcome);
    if (parts.back() == "aborted") return say.aborted;
    const auto winner = play::parse_player(parts.front());
    if (!winner) return say.draw;
    return *winner == Player::White ? say.white_won : say.brown_won;
}

}  // namespace

Language language_named(std::string_view name) {
    const auto found = std::ranges::find(language_names, name);
    return found == language_names.end() ? Language::English
                                         : static_cast<Language>(found - language_names.begin());
}

Language language_among(const std::vector<std::string>& names) {
    for (const std::string& name : names)
        if (std::ranges::find(language_names, name) != language_names.end())
            return language_named(name);
    return Language::English;
}

std::string_view name_of(Language language) {
    return language_names[static_cast<std::size_t>(language)];
}

Words words_about(const Invitation& invitation, Language language) {
    const Phrases& say = phrases_in(language);
    const Terms& terms = invitation.terms;
    std::string text = terms_text(terms.setup, terms.clock, say);
    if (terms.express_me != terms.express_opponent) text.append(", ").append(say.handicap);
    if (terms.colour != Colour::Lot)
        text.append(", ").append(terms.colour == Colour::White ? say.play_brown : say.play_white);
    const std::string title =
        invitation.by ? filled(say.invites, {{"name", *invitation.by}}) : std::string(say.invited);
    return {title, title, std::move(text), std::string(say.no_account)};
}

Words words_about(const Encounter& encounter, Language language) {
    const Phrases& say = phrases_in(language);
    const auto& [white, brown] = encounter.names;
    std::string terms = terms_text(encounter.setup, encounter.clock, say);
    std::string outcome(outcome_text(encounter.outcome, say));
    if (!white && !brown)
        return {std::string(say.game), std::string(say.game), std::move(terms), std::move(outcome)};
    const std::string guest(say.guest);
    const std::string names = white.value_or(guest) + " – " + brown.value_or(guest);
    return {names + " · Barragoon", names, std::move(terms), std::move(outcome)};
}

}  // namespace barracuda::server
