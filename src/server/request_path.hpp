// The path that a request names. It knows nothing of files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

// The target without query and fragment, percent-decoded. None if it does not begin with a slash,
// a percent sign is not followed by two digits, the text is not valid UTF-8 or has control
// characters, or a part of it could be taken for something else: "." and "..", a backslash, an
// encoded slash. The form with `http://host` in front, meant for proxies, is understood.
std::optional<std::string> path_of(std::string_view target);

// "/learn/moving" -> "learn"; "" for "/".
std::string_view first_segment(std::string_view path);

// "/assets/app.js" -> "app.js"
std::string_view last_segment(std::string_view path);

}  // namespace barracuda::server
