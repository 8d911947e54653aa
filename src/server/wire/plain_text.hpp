// Text from people that is shown to others: what it is made of and what it may not do to the page
// around it. It knows nothing of what is said.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// A valid text as one line: without control characters, marks that turn the direction of writing,
// and characters that nobody sees; any blanks are one space, and none is at either end.
std::string plain_text(std::string_view text);

}  // namespace barracuda::server
