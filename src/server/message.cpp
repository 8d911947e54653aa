#include "server/message.hpp"

#include <array>
#include <utility>

namespace barracuda::server {
namespace {

std::string_view reason(int status) {
    switch (status) {
        case 101: return "Switching Protocols";
        case 200: return "OK";
        case 201: return "Created";
        case 204: return "No Content";
        case 304: return "Not Modified";
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 409: return "Conflict";
        case 413: return "Content Too Large";
        case 415: return "Unsupported Media Type";
        case 422: return "Unprocessable Content";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 503: return "Service Unavailable";
        default: return "Unknown";
    }
}

void add(std::string& text, std::string_view name, std::string_view value) {
    text.append(name).append(": ").append(value).append("\r\n");
}

void add_two_digits(std::string& text, int number) {
    text += static_cast<char>('0' + number / 10);
    text += static_cast<char>('0' + number % 10);
}

}  // namespace

Handler at_once(std::function<Response(const Request&)> answer) {
    return [answer = std::move(answer)](const Request& request, const Reply& reply) {
        reply(answer(request));
    };
}

std::string http_date(std::time_t time) {
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    std::string text = days[static_cast<std::size_t>(parts.tm_wday)];
    text += ", ";
    add_two_digits(text, parts.tm_mday);
    text.append(" ").append(months[static_cast<std::size_t>(parts.tm_mon)]).append(" ");
    text.append(std::to_string(parts.tm_year + 1900)).append(" ");
    add_two_digits(text, parts.tm_hour);
    text += ':';
    add_two_digits(text, parts.tm_min);
    text += ':';
    add_two_digits(text, parts.tm_sec);
    return text + " GMT";
}

std::string head_text(const Response& response, Connection connection, std::time_t now) {
    std::string text;
    text.reserve(1536);
    text.append("HTTP/1.1 ").append(std::to_string(response.status));
    text.append(" ").append(reason(response.status)).append("\r\n");
    add(text, "Date", http_date(now));
    for (const Header& header : response.headers) add(text, header.name, header.value);
    for (const OwnHeader& header : response.own_headers) add(text, header.name, header.value);
    if (response.channel)
        add(text, "Transfer-Encoding", "chunked");
    else if (response.status != 304 && response.status != 204)
        add(text, "Content-Length", std::to_string(response.body.size()));
    add(text, "Connection", connection == Connection::Stays ? "keep-alive" : "close");
    return text + "\r\n";
}

}  // namespace barracuda::server
