#include "server/preview/words.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr std::array languages{Language::English, Language::German, Language::French,
                               Language::Spanish, Language::Italian};

TEST(PreviewWords, SayWhatIsAsked) {
    const Invitation invitation{
        "Ann", {.clock = TimeControl::with_increment(300s, 5s), .colour = Colour::White}};
    const Words words = words_about(invitation, Language::English);
    EXPECT_EQ(words.title, "Ann invites you to a game of Barragoon");
    EXPECT_EQ(words.description(),
              "Closed set-up, 5 min + 5 s, you play Brown. In your browser, no account needed.");
    EXPECT_EQ(words_about(invitation, Language::German).description(),
              "Geschlossene Aufstellung, 5 min + 5 s, du spielst Braun. Im Browser, ohne Konto.");
    EXPECT_EQ(words_about(invitation, Language::French).terms,
              "Disposition fermée, 5 min + 5 s, tu as les pions marron");
    EXPECT_EQ(words_about(Invitation{}, Language::English).title,
              "You’re invited to a game of Barragoon");
}

TEST(PreviewWords, KnowEveryClockAndSetUp) {
    const auto terms = [](const Terms& asked) {
        return words_about(Invitation{{}, asked}, Language::English).terms;
    };
    EXPECT_EQ(terms({.setup = "open"}), "Open set-up, no clock");
    EXPECT_EQ(terms({.setup = "7/7 w"}), "A given position, no clock");
    EXPECT_EQ(terms({.clock = TimeControl::sudden_death(90s)}), "Closed set-up, 1 min 30 s");
    EXPECT_EQ(terms({.clock = TimeControl::sudden_death(1500ms)}), "Closed set-up, 1500 ms");
    EXPECT_EQ(terms({.clock = TimeControl::with_delay(60s, 3s)}),
              "Closed set-up, 1 min, 3 s delay");
    EXPECT_EQ(terms({.clock = TimeControl::days_per_action(1)}),
              "Closed set-up, one day per action");
    EXPECT_EQ(terms({.clock = TimeControl::days_per_action(3)}),
              "Closed set-up, 3 days per action");
    EXPECT_EQ(terms({.express_me = 1, .colour = Colour::Brown}),
              "Closed set-up, no clock, with a handicap, you play White");
}

TEST(PreviewWords, SayHowAGameStands) {
    Encounter game{.names = {"Ann", std::nullopt}, .setup = "closed"};
    const auto description = [&](const char* outcome) {
        game.outcome = outcome;
        return words_about(game, Language::English).description();
    };
    EXPECT_EQ(words_about(game, Language::English).title, "Ann – Guest · Barragoon");
    EXPECT_EQ(words_about(game, Language::English).headline, "Ann – Guest");
    EXPECT_EQ(description(""), "Closed set-up, no clock. Watch it live.");
    EXPECT_EQ(description("white time-out"), "Closed set-up, no clock. White won.");
    EXPECT_EQ(description("brown resignation"), "Closed set-up, no clock. Brown won.");
    EXPECT_EQ(description("nobody agreement"), "Closed set-up, no clock. A draw.");
    EXPECT_EQ(description("nobody aborted"), "Closed set-up, no clock. The game was called off.");
    game.names = {};
    EXPECT_EQ(words_about(game, Language::English).title, "A game of Barragoon");
}

TEST(PreviewWords, AreDifferentInEveryLanguage) {
    std::set<std::string> said;
    for (const Language language : languages) {
        for (const Terms& terms :
             {Terms{.express_me = 2, .colour = Colour::White},
              Terms{.setup = "open", .clock = TimeControl::with_delay(60s, 1s)},
              Terms{.setup = "given", .clock = TimeControl::days_per_action(1)},
              Terms{.clock = TimeControl::days_per_action(2), .colour = Colour::Brown}}) {
            const Words words = words_about(Invitation{"Ann", terms}, language);
            EXPECT_TRUE(said.insert(words.description()).second) << words.description();
            EXPECT_EQ(words.title.find('{'), std::string::npos) << words.title;
            EXPECT_EQ(words.description().find('{'), std::string::npos) << words.description();
        }
        EXPECT_TRUE(said.insert(words_about(Invitation{"Ann", {}}, language).title).second);
        EXPECT_TRUE(said.insert(words_about(Invitation{}, language).title).second);
        for (const char* outcome : {"", "white x", "brown x", "nobody x", "nobody aborted"}) {
            const Words words = words_about(
                Encounter{.names = {}, .setup = "closed", .outcome = outcome}, language);
            EXPECT_TRUE(said.insert(words.description()).second) << words.description();
        }
    }
}

TEST(PreviewWords, AreInTheFirstLanguageThatWeSpeak) {
    EXPECT_EQ(language_among({"pt", "it", "de"}), Language::Italian);
    EXPECT_EQ(language_among({"pt"}), Language::English);
    EXPECT_EQ(language_among({}), Language::English);
    for (const Language language : languages)
        EXPECT_EQ(language_named(name_of(language)), language);
}

}  // namespace
}  // namespace barracuda::server
