// The description of the API for programs (OpenAPI 3.1) and, as a page, for people.
#pragma once

#include "server/message.hpp"

#include <span>
#include <string_view>

namespace barracuda::server {

struct Operation {
    std::string_view method;  // in lower case
    std::string_view path;    // "/api/games/{id}"
    std::string_view summary;
    std::string_view body;    // its schema; empty: there is none
    std::string_view answer;  // its schema; empty: see `type`
    int status;               // of a good answer
    std::string_view type = "application/json";
    std::string_view query = "";   // names of parameters, separated by spaces
    std::string_view header = "";  // name of one
};

std::span<const Operation> operations();

std::string openapi_json();

Response description();
Response description_page();

}  // namespace barracuda::server
