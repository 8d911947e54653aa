#include "rules/record/error.hpp"

#include "base/text.hpp"

namespace barracuda {

std::string text_of(const RecordError& error) {
    std::string text = error.place;
    const TextFault& fault = error.fault;
    if (!fault.text.empty()) text += (text.empty() ? "" : " ") + quoted(fault.text, 40);
    if (!text.empty()) text += ": ";
    if (const auto clause = clause_of(fault); !clause.empty()) text += std::string(clause) + ": ";
    return text + text_of(fault);
}

}  // namespace barracuda
