#include "rules/record_error.hpp"

#include "base/text.hpp"

namespace barracuda {

std::string text_of(const RecordError& error) {
    std::string text = error.place;
    if (!error.text.empty()) text += (text.empty() ? "" : " ") + quoted(error.text, 40);
    if (!text.empty()) text += ": ";
    if (!error.clause.empty()) text += error.clause + ": ";
    return text + error.message;
}

}  // namespace barracuda
