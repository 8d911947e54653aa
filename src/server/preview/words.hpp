// The texts of link previews, in five languages.
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
// The first one that we have, otherwise English.
Language language_among(const std::vector<std::string>& names);
std::string_view name_of(Language language);

struct Invitation {
    std::optional<std::string> by{};  // none: a guest without a name
    Terms terms;
};

struct Encounter {
    PerPlayer<std::optional<std::string>> names;
    std::string setup;
    std::optional<TimeControl> clock{};
    std::string outcome{};  // as in the database: "white time-out"; empty if the game is running
};

struct Words {
    std::string title;
    std::string headline;  // a picture's title, without the name of the program
    std::string terms;     // the terms, in a few words
    std::string more;      // what the reader can do, or how the game ended

    // "Closed set-up, 5 min + 5 s. Watch it live."
    std::string description() const { return terms + ". " + more; }
};

Words words_about(const Invitation& invitation, Language language);
Words words_about(const Encounter& encounter, Language language);

}  // namespace barracuda::server
