// The API described for programs (OpenAPI 3.1) and, in one page, for people.
#pragma once

#include "server/message.hpp"

#include <span>
#include <string_view>

namespace barracuda::server {

struct Operation {
    std::string_view method;  // in lower case
    std::string_view path;    // "/api/games/{id}"
    std::string_view summary;
    std::string_view body;    // the schema of what is sent; empty: nothing
    std::string_view answer;  // the schema of what comes back; empty: see `type`
    int status;               // if all is well
    std::string_view type = "application/json";
    std::string_view query = "";  // the names of parameters, separated by blanks
};

std::span<const Operation> operations();

std::string openapi_json();

Response description();
Response description_page();

}  // namespace barracuda::server
