#include "server/net/server.hpp"

#include "server/net/session.hpp"
#include "server/net/visitors.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <csignal>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace barracuda::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
constexpr std::chrono::milliseconds breather{50};  // when the system has no more descriptors

}  // namespace

// The members that follow the strand are used on it alone.
class Server::Impl {
public:
    Impl(Handler handler, Limits limits)
        : handler_(std::move(handler)), limits_(limits), visitors_(limits) {}

    Result<void, OpenError> open(const Place& place);
    std::uint16_t port() const { return port_; }
    void stop_at_signals();
    void run(unsigned threads);
    void stop();

private:
    asio::awaitable<void> accept();
    void welcome(const std::shared_ptr<Session>& session);
    void begin_stop();
    void end_if_done();

    Handler handler_;
    Limits limits_;
    std::uint16_t port_ = 0;
    std::atomic<bool> stopping_ = false;
    asio::io_context context_;
    asio::strand<asio::io_context::executor_type> strand_ = asio::make_strand(context_);
    tcp::acceptor acceptor_{strand_};
    asio::signal_set signals_{strand_};
    asio::steady_timer timer_{strand_};
    std::set<std::shared_ptr<Session>> sessions_;  // all that have not ended
    Visitors visitors_;                            // those that count
    std::size_t turned_away_ = 0;                  // that are being told so
};

Result<void, OpenError> Server::Impl::open(const Place& place) {
    error_code error;
    const auto address = asio::ip::make_address(place.address, error);
    if (error)
        return fail(OpenError{OpenFault::BadAddress, place.address + " is not an IP address"});
    const tcp::endpoint end(address, place.port);
    acceptor_.open(end.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(end, error);
    if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
    const std::string port = std::to_string(place.port);
    if (error == asio::error::address_in_use)
        return fail(OpenError{OpenFault::PortTaken, "port " + port + " is in use"});
    if (error)
        return fail(OpenError{OpenFault::Other, "port " + port + " of " + place.address +
                                                    " cannot be used: " + error.message()});
    port_ = acceptor_.local_endpoint().port();
    return {};
}

void Server::Impl::stop_at_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const error_code& error, int) {
        if (!error) begin_stop();
    });
}

void Server::Impl::run(unsigned threads) {
    asio::co_spawn(strand_, accept(), asio::detached);
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([this] { context_.run(); });
    context_.run();
    for (std::thread& helper : helpers) helper.join();
}

void Server::Impl::stop() {
    asio::post(strand_, [this] { begin_stop(); });
}

asio::awaitable<void> Server::Impl::accept() {
    while (!stopping_) {
        auto [error, socket] =
            co_await acceptor_.async_accept(asio::make_strand(context_), quietly);
        if (stopping_) break;
        if (error) {
            visitors_.send_away_oldest_idle();
            timer_.expires_after(breather);
            co_await timer_.async_wait(quietly);
            continue;
        }
        welcome(std::make_shared<Session>(std::move(socket), handler_, limits_, stopping_));
    }
    end_if_done();
}

void Server::Impl::welcome(const std::shared_ptr<Session>& session) {
    const bool stays = visitors_.admit(session);
    if (!stays && turned_away_ >= limits_.turned_away) return;  // which closes it
    if (!stays) ++turned_away_;
    sessions_.insert(session);
    asio::co_spawn(session->executor(), stays ? session->run() : session->turn_away(),
                   [this, session, stays](const std::exception_ptr&) {
                       asio::post(strand_, [this, session, stays] {
                           if (!stays) --turned_away_;
                           visitors_.remove(session);
                           sessions_.erase(session);
                           end_if_done();
                       });
                   });
}

void Server::Impl::begin_stop() {
    if (stopping_.exchange(true)) return;
    error_code ignored;
    signals_.clear(ignored);  // from now on a signal ends the process
    signals_.cancel(ignored);
    acceptor_.close(ignored);
    for (const auto& session : sessions_)
        asio::post(session->executor(), [session] { session->leave(); });
    timer_.expires_after(limits_.grace);
    timer_.async_wait([this](const error_code& error) {
        if (!error) context_.stop();
    });
    end_if_done();
}

void Server::Impl::end_if_done() {
    if (stopping_ && sessions_.empty()) timer_.cancel();
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server, OpenError> Server::open(const Place& place, Handler handler, Limits limits) {
    auto impl = std::make_unique<Impl>(std::move(handler), limits);
    if (const auto opened = impl->open(place); !opened) return fail(opened.error());
    return Server(std::move(impl));
}

std::uint16_t Server::port() const { return impl_->port(); }
void Server::stop_at_signals() { impl_->stop_at_signals(); }
void Server::run(unsigned threads) { impl_->run(threads); }
void Server::stop() { impl_->stop(); }

}  // namespace barracuda::server
