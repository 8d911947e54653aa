#include "server/net/visitor.hpp"

#include "server/net/reading.hpp"
#include "server/net/socket.hpp"

#include <boost/asio/async_result.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>

#include <algorithm>
#include <array>
#include <ctime>
#include <optional>
#include <sstream>

namespace barracuda::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::beast::error_code;
constexpr std::size_t piece_size = 64 << 10;

std::string chunk_of(const std::string& content) {
    std::ostringstream text;
    text << std::hex << content.size() << "\r\n" << content << "\r\n";
    return text.str();
}

AddressBytes bytes_of(const TcpSocket& socket) {
    error_code error;
    const auto address = socket.remote_endpoint(error).address();  // zeros if it is gone
    return address.is_v4()
               ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()
               : address.to_v6().to_bytes();
}

}  // namespace

Visitor::Visitor(TcpSocket socket, const Handler& handler, const Limits& limits,
                 const std::atomic<bool>& stopping)
    : executor_(socket.get_executor()),
      stream_(std::move(socket)),
      buffer_(limits.header_bytes + limits.body_bytes),
      handler_(&handler),
      limits_(&limits),
      stopping_(&stopping),
      address_(bytes_of(stream_->socket())),
      origin_(origin_of(address_)) {
    become_idle();
    error_code ignored;
    stream_->socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

Task<void> Visitor::run() {
    bool goes_on = true;
    while (goes_on && !*stopping_ && !leaves_) goes_on = co_await answer_one();
    if (upgrade_) co_return;
    error_code ignored;
    stream_->socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
    stream_->close();
}

Task<void> Visitor::turn_away(Response why) {
    co_await refuse(why);
    stream_->close();
}

void Visitor::leave() {
    leaves_ = true;
    if (outlet_) outlet_->close();
    if (is_idle()) stream_->close();
}

void Visitor::become_idle() {
    if (!is_idle()) idle_since_ = SteadyClock::now().time_since_epoch().count();
}

std::optional<Visitor::SteadyClock::time_point> Visitor::idle_since() const {
    const SteadyClock::rep since = idle_since_;
    if (since == busy) return std::nullopt;
    return SteadyClock::time_point(SteadyClock::duration(since));
}

// False if the connection has to be closed.
Task<bool> Visitor::answer_one() {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_->header_bytes));
    parser.body_limit(boost::none);  // decided once the headers are known
    stream_->expires_after(limits_->request);
    become_idle();
    auto [error, size] = co_await http::async_read_header(*stream_, buffer_, parser, quietly);
    // No need to wait for a body that will be refused.
    if (!error)
        if (const auto fault = fault_of(parser.get())) co_return co_await refuse(*fault);
    if (!error && !parser.is_done()) {
        parser.body_limit(limits_->body_bytes);
        if (parser.content_length().value_or(0) > limits_->body_bytes)
            co_return co_await refuse(too_large_body());
        if (asks_before_body(parser.get())) co_await send_piece("HTTP/1.1 100 Continue\r\n\r\n");
        auto [body_error, body_size] =
            co_await http::async_read(*stream_, buffer_, parser, quietly);
        error = body_error;
    }
    become_busy();
    if (error) {
        const auto response = refusal_of(error);
        if (response) co_await refuse(*response);
        co_return false;
    }
    Response response = co_await response_to(request_of(parser.get(), address_));
    if (response.channel) {
        outlet_ = response.channel->outlet;
        if (leaves_ || *stopping_) outlet_->close();
        if (response.status == 101) {
            // Frees what the request needed: the socket may stay open for hours.
            upgrade_ = std::make_unique<Socket::Upgrade>(parser.release(), std::move(response));
            co_return false;
        }
        if (response.is_head)
            co_await send(response, Connection::Ends);
        else
            co_await stream(response);
        response.channel->listener->gone(false);
        co_return false;
    }
    const bool stays = parser.get().keep_alive() && !*stopping_ && !leaves_;
    const bool sent = co_await send(response, stays ? Connection::Stays : Connection::Ends);
    co_return sent&& stays;
}

// The response may come later and from another thread.
Task<Response> Visitor::response_to(const Request& request) {
    const auto ask = [this, &request](auto completion) {
        auto shared = std::make_shared<decltype(completion)>(std::move(completion));
        (*handler_)(request, [this, shared](Response response) {
            asio::post(executor_, [shared, response = std::move(response)]() mutable {
                (*shared)(std::move(response));
            });
        });
    };
    return asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(
        ask, asio::use_awaitable_t<Executor>());
}

void Visitor::go_on(std::function<void()> when_over) {
    if (!upgrade_) return when_over();
    const auto socket =
        std::make_shared<Socket>(stream_->release_socket(), *upgrade_->response.channel, *limits_);
    stream_.reset();
    buffer_.clear();
    buffer_.shrink_to_fit();
    socket->begin(std::move(upgrade_), std::move(when_over));
}

// Sends lines until the channel closes. An empty line from time to time shows whether the client is
// still reading.
Task<void> Visitor::stream(const Response& response) {
    const auto wake = std::make_shared<Timer>(executor_);
    outlet_->when_changed([wake] { asio::post(wake->get_executor(), [wake] { wake->cancel(); }); });
    bool sent = co_await send_piece(head_text(response, Connection::Ends, std::time(nullptr)));
    while (sent) {
        const Outlet::Batch batch = outlet_->take();
        std::string lines;
        for (const Text& text : batch.texts) lines.append(*text).append("\n");
        if (lines.empty() && !batch.is_last && !batch.is_cut) {
            if (response.channel->listener->goes_on()) continue;
            wake->expires_after(limits_->ping);
            const auto [woken] = co_await wake->async_wait(quietly);
            if (!woken) sent = co_await send_piece("1\r\n\n\r\n");
            continue;
        }
        if (batch.is_cut) break;
        if (!lines.empty()) sent = co_await send_piece(chunk_of(lines));
        if (!batch.is_last) continue;
        co_await send_piece("0\r\n\r\n");
        break;
    }
    outlet_->when_changed({});
}

// Sends a small body together with the headers and a large one in pieces, each with its own
// deadline, so that a slow connection is not cut off for being slow.
Task<bool> Visitor::send(const Response& response, Connection connection) {
    std::string head = head_text(response, connection, std::time(nullptr));
    std::string_view body = response.is_head ? std::string_view() : response.body.view();
    const std::array first{asio::const_buffer(head.data(), head.size()),
                           asio::const_buffer(body.data(), std::min(body.size(), piece_size))};
    stream_->expires_after(limits_->piece);
    const auto [error, size] = co_await asio::async_write(*stream_, first, quietly);
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

Task<bool> Visitor::send_piece(std::string_view piece) {
    stream_->expires_after(limits_->piece);
    const auto [error, size] =
        co_await asio::async_write(*stream_, asio::buffer(piece.data(), piece.size()), quietly);
    co_return !error;
}

Task<bool> Visitor::refuse(const Response& response) {
    become_busy();
    const bool sent = co_await send(response, Connection::Ends);
    if (sent) co_await linger();
    co_return false;
}

// Closing with unread input would reset the connection, and the response could be lost.
Task<void> Visitor::linger() {
    become_idle();
    error_code ignored;
    stream_->socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_->expires_after(limits_->linger);
    std::array<char, 4096> unread;
    while (!*stopping_ && !leaves_) {
        const auto [error, size] = co_await stream_->async_read_some(asio::buffer(unread), quietly);
        if (error) co_return;
    }
}

}  // namespace barracuda::server
