#include "server/net/session.hpp"

#include "server/respond.hpp"

#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>

#include <algorithm>
#include <array>
#include <ctime>
#include <optional>

namespace barracuda::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::beast::error_code;
constexpr std::size_t piece_size = 64 << 10;
constexpr std::string_view too_large_body = "The body of this request is too large.\n";

template <class Fields>
std::string joined(const Fields& fields, http::field name) {
    std::string all;
    const auto [begin, end] = fields.equal_range(name);
    for (auto field = begin; field != end; ++field) {
        if (!all.empty()) all += ", ";
        all += std::string_view(field->value().data(), field->value().size());
    }
    return all;
}

template <class Message>
Request request_of(const Message& message) {
    return {std::string(message.method_string()), std::string(message.target()),
            joined(message, http::field::accept_encoding),
            joined(message, http::field::if_none_match),
            joined(message, http::field::accept_language)};
}

// The refusal of what could not be read; none if there is nobody left to be told.
std::optional<Response> refusal_of(const error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return refusal(431, "The headers of this request are too large.\n");
    if (error == http::error::body_limit) return refusal(413, too_large_body);
    if (error == http::error::end_of_stream || error == http::error::partial_message)
        return std::nullopt;
    if (error.category() == http::make_error_code(http::error::bad_method).category())
        return refusal(400, "This is not a well-formed HTTP/1.1 request.\n");
    return std::nullopt;
}

template <class Message>
std::optional<Response> fault_of(const Message& message) {
    if (message.version() == 11 && message.count(http::field::host) != 1)
        return refusal(400, "A request needs exactly one Host header.\n");
    return std::nullopt;
}

AddressBytes bytes_of(const asio::ip::tcp::socket& socket) {
    error_code error;
    const auto address = socket.remote_endpoint(error).address();  // gone already: all zeros
    return address.is_v4()
               ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
               : address.to_v6().to_bytes();
}

}  // namespace

Session::Session(asio::ip::tcp::socket socket, const Handler& handler, const Limits& limits,
                 const std::atomic<bool>& stopping)
    : stream_(std::move(socket)),
      buffer_(limits.header_bytes + limits.body_bytes),
      handler_(&handler),
      limits_(&limits),
      stopping_(&stopping),
      origin_(origin_of(bytes_of(stream_.socket()))) {
    become_idle();
    error_code ignored;
    stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

asio::awaitable<void> Session::run() {
    bool goes_on = true;
    while (goes_on && !*stopping_ && !leaves_) goes_on = co_await answer_one();
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
    stream_.close();
}

asio::awaitable<void> Session::turn_away() {
    co_await refuse(refusal(503, "There are too many visitors at the moment.\n"));
    stream_.close();
}

void Session::leave() {
    leaves_ = true;
    if (is_idle()) stream_.close();
}

void Session::become_idle() {
    if (!is_idle()) idle_since_ = Clock::now().time_since_epoch().count();
}

std::optional<Session::Clock::time_point> Session::idle_since() const {
    const Clock::rep since = idle_since_;
    if (since == busy) return std::nullopt;
    return Clock::time_point(Clock::duration(since));
}

// False if the connection is to be closed.
asio::awaitable<bool> Session::answer_one() {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_->header_bytes));
    parser.body_limit(boost::none);  // whether there may be one is known behind the header
    stream_.expires_after(limits_->request);
    become_idle();
    auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, quietly);
    // Nobody waits for the body of what is refused anyway.
    const bool is_read =
        parser.get().method() == http::verb::get || parser.get().method() == http::verb::head;
    if (!error && is_read && !parser.is_done()) {
        parser.body_limit(limits_->body_bytes);
        if (parser.content_length().value_or(0) > limits_->body_bytes)
            co_return co_await refuse(refusal(413, too_large_body));
        auto [body_error, body_size] = co_await http::async_read(stream_, buffer_, parser, quietly);
        error = body_error;
    }
    become_busy();
    if (error) {
        const auto response = refusal_of(error);
        if (response) co_await refuse(*response);
        co_return false;
    }
    if (const auto fault = fault_of(parser.get())) co_return co_await refuse(*fault);
    const Response response = (*handler_)(request_of(parser.get()));
    if (!is_read) co_return co_await refuse(response);
    const bool stays = parser.get().keep_alive() && !*stopping_ && !leaves_;
    const bool sent = co_await send(response, stays ? Connection::Stays : Connection::Ends);
    co_return sent&& stays;
}

// Small answers leave in one piece with their heads; large ones in pieces, each with a deadline of
// its own, so that a slow line is no reason to be cut off.
asio::awaitable<bool> Session::send(const Response& response, Connection connection) {
    std::string head = head_text(response, connection, std::time(nullptr));
    std::string_view body = response.is_head ? std::string_view() : response.body;
    const std::array first{asio::const_buffer(head.data(), head.size()),
                           asio::const_buffer(body.data(), std::min(body.size(), piece_size))};
    stream_.expires_after(limits_->piece);
    const auto [error, size] = co_await asio::async_write(stream_, first, quietly);
    if (error) co_return false;
    body.remove_prefix(std::min(body.size(), piece_size));
    while (!body.empty()) {
        const std::string_view piece = body.substr(0, piece_size);
        const bool sent = co_await send_piece(piece);
        if (!sent) co_return false;
        body.remove_prefix(piece.size());
    }
    co_return true;
}

asio::awaitable<bool> Session::send_piece(std::string_view piece) {
    stream_.expires_after(limits_->piece);
    const auto [error, size] =
        co_await asio::async_write(stream_, asio::buffer(piece.data(), piece.size()), quietly);
    co_return !error;
}

asio::awaitable<bool> Session::refuse(const Response& response) {
    become_busy();
    const bool sent = co_await send(response, Connection::Ends);
    if (sent) co_await say_farewell();
    co_return false;
}

// Closing with something unread would reset the connection, and the answer might be lost.
asio::awaitable<void> Session::say_farewell() {
    become_idle();
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_.expires_after(limits_->farewell);
    std::array<char, 4096> unread;
    while (!*stopping_ && !leaves_) {
        const auto [error, size] = co_await stream_.async_read_some(asio::buffer(unread), quietly);
        if (error) co_return;
    }
}

}  // namespace barracuda::server
