#include "server/refusal.hpp"

#include "server/security.hpp"

namespace barracuda::server {

Response passing_response(int status, std::string_view type, Body body) {
    Response response;
    response.status = status;
    response.headers.push_back({"Content-Type", type});
    response.headers.push_back({"Cache-Control", "no-store"});
    add_security(response, Audience::Ourselves);
    response.body = std::move(body);
    return response;
}

Response refusal(int status, std::string_view sentence) {
    return passing_response(status, "text/plain; charset=utf-8", sentence);
}

}  // namespace barracuda::server
