#include "client/http.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <optional>
#include <utility>

namespace barracuda::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

beast::string_view beast_view(std::string_view text) { return {text.data(), text.size()}; }

}  // namespace

class Http::Inside {
public:
    Inside(Endpoint endpoint, Credentials credentials, std::chrono::milliseconds patience)
        : endpoint_(std::move(endpoint)),
          credentials_(std::move(credentials)),
          patience_(patience) {}

    const Credentials& credentials() const { return credentials_; }

    Result<Response, std::string> ask(const HttpRequest& request) {
        const bool was_open = stream_.has_value();
        auto answer = attempt(request);
        // The server closes long-idle connections: that is no answer to this request.
        if (!answer && was_open && closed_unheard_) answer = attempt(request);
        return answer;
    }

    HttpRequest request(std::string_view method, const std::string& path, std::string_view body,
                        std::string_view key) const {
        HttpRequest made;
        made.method_string(beast_view(method));
        made.target(path);
        made.version(11);
        made.set(http::field::host, endpoint_.host + ":" + std::to_string(endpoint_.port));
        if (!credentials_.token.empty())
            made.set(http::field::authorization, "Bearer " + credentials_.token);
        else if (!credentials_.cookie.empty())
            made.set(http::field::cookie, credentials_.cookie);
        if (!key.empty()) made.set("Idempotency-Key", beast_view(key));
        made.body() = body;
        made.prepare_payload();
        return made;
    }

private:
    Result<Response, std::string> attempt(const HttpRequest& request) {
        closed_unheard_ = false;
        if (const auto error = connect()) return give_up(error);
        stream_->expires_after(patience_);
        if (const auto error = finish([&](auto& done) {
                http::async_write(*stream_, request,
                                  [&](const error_code& result, std::size_t) { done = result; });
            }))
            return lost(error);
        HttpResponse response;
        if (const auto error = finish([&](auto& done) {
                http::async_read(*stream_, buffer_, response,
                                 [&](const error_code& result, std::size_t) { done = result; });
            }))
            return lost(error);
        if (!response.keep_alive()) stream_.reset();
        keep_cookie(response);
        return Response{static_cast<int>(response.result_int()), std::move(response.body())};
    }

    error_code connect() {
        if (stream_) return {};
        buffer_.clear();
        tcp::resolver resolver(context_);
        error_code error;
        const auto ends = resolver.resolve(endpoint_.host, std::to_string(endpoint_.port), error);
        if (error) return error;
        stream_.emplace(context_);
        stream_->expires_after(patience_);
        error = finish([&](auto& done) {
            stream_->async_connect(
                ends, [&](const error_code& result, const tcp::endpoint&) { done = result; });
        });
        if (!error) stream_->socket().set_option(tcp::no_delay(true), error);
        return error;
    }

    // Until the pending operation is over, which the stream's deadline guarantees.
    template <class Begin>
    error_code finish(Begin&& begin) {
        error_code done;
        begin(done);
        context_.restart();
        context_.run();
        return done;
    }

    Result<Response, std::string> lost(const error_code& error) {
        closed_unheard_ = error == http::error::end_of_stream ||
                          error == asio::error::connection_reset ||
                          error == asio::error::broken_pipe;
        return give_up(error);
    }

    Result<Response, std::string> give_up(const error_code& error) {
        stream_.reset();
        return fail("the server does not answer: " + error.message());
    }

    void keep_cookie(const HttpResponse& response) {
        const auto cookie = response[http::field::set_cookie];
        if (!cookie.empty()) credentials_.cookie = std::string(cookie.substr(0, cookie.find(';')));
    }

    Endpoint endpoint_;
    Credentials credentials_;
    std::chrono::milliseconds patience_;
    asio::io_context context_;
    std::optional<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_;
    bool closed_unheard_ = false;
};

Http::Http(Endpoint endpoint, Credentials credentials, std::chrono::milliseconds patience)
    : inside_(std::make_unique<Inside>(std::move(endpoint), std::move(credentials), patience)) {}
Http::Http(Http&&) noexcept = default;
Http& Http::operator=(Http&&) noexcept = default;
Http::~Http() = default;

Result<Response, std::string> Http::ask(std::string_view method, const std::string& path,
                                        std::string_view body, std::string_view key) {
    return inside_->ask(inside_->request(method, path, body, key));
}

const Credentials& Http::credentials() const { return inside_->credentials(); }

}  // namespace barracuda::client
