#include "server/site/language.hpp"

#include "server/site/weighted.hpp"

#include <algorithm>

namespace barracuda::server {

std::vector<std::string> languages_of(std::string_view accept_language) {
    std::vector<Weighted> preferences = parse_weighted(accept_language);
    std::ranges::stable_sort(preferences, std::ranges::greater{}, &Weighted::weight);
    std::vector<std::string> languages;
    for (const auto& [name, weight] : preferences) {
        if (weight == 0) break;
        std::string language;
        for (const char c : name.substr(0, name.find('-')))
            language += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        languages.push_back(std::move(language));
    }
    return languages;
}

}  // namespace barracuda::server
