// What a link to a challenge or a game says of itself where it is shown, in five languages. All of
// these texts are here; it knows nothing of pages and pictures.
#pragma once

#include "server/wire/terms.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

enum class Language : std::uint8_t { English, German, French, Spanish, Italian };

// "de"; English for others.
Language language_named(std::string_view name);
// The first one that we speak, else English.
Language language_among(const std::vector<std::string>& names);
std::string_view name_of(Language language);

struct Invitation {
    std::optional<std::string> by{};  // none: somebody who has not given a name
    Terms terms;
};

struct Encounter {
    PerPlayer<std::optional<std::string>> names;
    std::string setup;
    std::optional<TimeControl> clock{};
    std::string outcome{};  // as in the store: "white time-out"; empty: the game is running
};

struct Words {
    std::string title;
    std::string headline;  // the title of a picture, which has the name of the program elsewhere
    std::string terms;     // what is played, in a few words
    std::string more;      // what the reader can do, or how the game has ended

    // "Closed set-up, 5 min + 5 s. Watch it live."
    std::string description() const { return terms + ". " + more; }
};

Words words_about(const Invitation& invitation, Language language);
Words words_about(const Encounter& encounter, Language language);

}  // namespace barracuda::server
