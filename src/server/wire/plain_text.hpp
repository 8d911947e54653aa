// Text from people that is shown to others: what it may consist of, so that it cannot affect what
// is around it.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// The text (valid UTF-8) as one line: without control characters, bidirectional marks and invisible
// characters; white space becomes single spaces, with none at either end.
std::string plain_text(std::string_view text);

}  // namespace barracuda::server
