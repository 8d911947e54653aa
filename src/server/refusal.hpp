// Responses that must not be cached: refusals as plain text, for people, and the basis of the API's
// responses.
#pragma once

#include "server/message.hpp"

#include <string_view>

namespace barracuda::server {

Response passing_response(int status, std::string_view type, Body body = {});

// In plain text. The sentence must outlive the response.
Response refusal(int status, std::string_view sentence);

}  // namespace barracuda::server
