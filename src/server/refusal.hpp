// Responses that hold for the moment and are kept by nobody: refusals in plain text, for people,
// and what the API makes its own of.
#pragma once

#include "server/message.hpp"

#include <string_view>

namespace barracuda::server {

Response passing_response(int status, std::string_view type, Body body = {});

// In plain text. The sentence must outlive the response.
Response refusal(int status, std::string_view sentence);

}  // namespace barracuda::server
