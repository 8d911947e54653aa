#include "server/net/server.hpp"

#include "server/net/visitor.hpp"
#include "server/net/visitors.hpp"
#include "server/wire/problem.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>

#include <list>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace barracuda::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Doorkeeper = std::function<std::optional<Response>(const AddressBytes&)>;
constexpr std::chrono::milliseconds accept_pause{50};  // when the system is out of file descriptors

}  // namespace

// The members after `strand_` are only used on it.
class Server::Impl {
public:
    Impl(Handler handler, Limits limits)
        : handler_(std::move(handler)), limits_(limits), visitors_(limits) {}

    Result<void, OpenError> open(const Endpoint& endpoint);
    std::uint16_t port() const { return port_; }
    void every(std::chrono::milliseconds period, std::function<void()> work);
    void at_the_door(Doorkeeper ask) { at_the_door_ = std::move(ask); }
    void when_stopping(std::function<void()> work) { when_stopping_ = std::move(work); }
    void post(std::function<void()> work) { asio::post(context_, std::move(work)); }
    void run(unsigned threads);
    void stop();

private:
    struct Routine {
        Timer timer;
        std::chrono::milliseconds period;
        std::function<void()> work;
    };

    Task<void> repeat(Routine& routine);
    Task<void> accept();
    std::optional<Response> objection(const std::shared_ptr<Visitor>& visitor);
    void welcome(const std::shared_ptr<Visitor>& visitor);
    void forget(const std::shared_ptr<Visitor>& visitor, bool stayed);
    void begin_stop();
    void end_if_done();

    Handler handler_;
    Limits limits_;
    std::uint16_t port_ = 0;
    std::atomic<bool> stopping_ = false;
    asio::io_context context_;
    Executor strand_ = asio::make_strand(context_);
    tcp::acceptor acceptor_{strand_};
    Timer timer_{strand_};
    std::set<std::shared_ptr<Visitor>> connected_;  // all open ones
    Visitors visitors_;                             // those that count towards the limits
    std::size_t turned_away_ = 0;                   // how many are being refused right now
    std::list<Routine> routines_;
    Doorkeeper at_the_door_;
    std::function<void()> when_stopping_;
};

Result<void, OpenError> Server::Impl::open(const Endpoint& endpoint) {
    error_code error;
    const auto address = asio::ip::make_address(endpoint.address, error);
    if (error)
        return fail(OpenError{OpenFault::BadAddress, endpoint.address + " is not an IP address"});
    const tcp::endpoint end(address, endpoint.port);
    acceptor_.open(end.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(end, error);
    if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
    const std::string port = std::to_string(endpoint.port);
    if (error == asio::error::address_in_use)
        return fail(OpenError{OpenFault::PortTaken, "port " + port + " is in use"});
    if (error)
        return fail(OpenError{OpenFault::Other, "port " + port + " of " + endpoint.address +
                                                    " cannot be used: " + error.message()});
    port_ = acceptor_.local_endpoint().port();
    return {};
}

void Server::Impl::every(std::chrono::milliseconds period, std::function<void()> work) {
    routines_.push_back({Timer(asio::make_strand(context_)), period, std::move(work)});
}

// On a strand of its own, so that newcomers need not wait for it.
Task<void> Server::Impl::repeat(Routine& routine) {
    while (!stopping_) {
        routine.work();
        routine.timer.expires_after(routine.period);
        co_await routine.timer.async_wait(quietly);
    }
}

void Server::Impl::run(unsigned threads) {
    asio::co_spawn(strand_, accept(), asio::detached);
    for (Routine& routine : routines_)
        asio::co_spawn(routine.timer.get_executor(), repeat(routine), asio::detached);
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([this] { context_.run(); });
    context_.run();
    for (std::thread& helper : helpers) helper.join();
}

void Server::Impl::stop() {
    asio::post(strand_, [this] { begin_stop(); });
}

Task<void> Server::Impl::accept() {
    while (!stopping_) {
        auto [error, socket] =
            co_await acceptor_.async_accept(asio::make_strand(context_), quietly);
        if (stopping_) break;
        if (error) {
            visitors_.send_away_oldest_idle();
            timer_.expires_after(accept_pause);
            co_await timer_.async_wait(quietly);
            continue;
        }
        welcome(std::make_shared<Visitor>(std::move(socket), handler_, limits_, stopping_));
    }
    end_if_done();
}

// Admits a client, or says why not.
std::optional<Response> Server::Impl::objection(const std::shared_ptr<Visitor>& visitor) {
    auto refused = at_the_door_ ? at_the_door_(visitor->address()) : std::nullopt;
    if (!refused && !visitors_.admit(visitor))
        refused = response_of(problem("unavailable", "there are too many visitors at the moment"));
    return refused;
}

void Server::Impl::welcome(const std::shared_ptr<Visitor>& visitor) {
    auto refused = objection(visitor);
    const bool stays = !refused;
    if (!stays && turned_away_ >= limits_.turned_away) return;  // closes the connection
    if (!stays) ++turned_away_;
    connected_.insert(visitor);
    asio::co_spawn(visitor->executor(),
                   stays ? visitor->run() : visitor->turn_away(std::move(*refused)),
                   [this, visitor, stays](const std::exception_ptr&) {
                       visitor->go_on([this, visitor, stays] { forget(visitor, stays); });
                   });
}

// From any thread.
void Server::Impl::forget(const std::shared_ptr<Visitor>& visitor, bool stayed) {
    asio::post(strand_, [this, visitor, stayed] {
        if (!stayed) --turned_away_;
        visitors_.remove(visitor);
        connected_.erase(visitor);
        end_if_done();
    });
}

void Server::Impl::begin_stop() {
    if (stopping_.exchange(true)) return;
    error_code ignored;
    acceptor_.close(ignored);
    if (when_stopping_) when_stopping_();
    for (Routine& routine : routines_)
        asio::post(routine.timer.get_executor(), [&routine] { routine.timer.cancel(); });
    for (const auto& visitor : connected_)
        asio::post(visitor->executor(), [visitor] { visitor->leave(); });
    timer_.expires_after(limits_.grace);
    timer_.async_wait([this](const error_code& error) {
        if (!error) context_.stop();
    });
    end_if_done();
}

void Server::Impl::end_if_done() {
    if (stopping_ && connected_.empty()) timer_.cancel();
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

Result<Server, OpenError> Server::open(const Endpoint& endpoint, Handler handler, Limits limits) {
    auto impl = std::make_unique<Impl>(std::move(handler), limits);
    if (const auto opened = impl->open(endpoint); !opened) return fail(opened.error());
    return Server(std::move(impl));
}

std::uint16_t Server::port() const { return impl_->port(); }
void Server::every(std::chrono::milliseconds period, std::function<void()> work) {
    impl_->every(period, std::move(work));
}
void Server::at_the_door(Doorkeeper ask) { impl_->at_the_door(std::move(ask)); }
void Server::when_stopping(std::function<void()> work) { impl_->when_stopping(std::move(work)); }
void Server::post(std::function<void()> work) { impl_->post(std::move(work)); }
void Server::run(unsigned threads) { impl_->run(threads); }
void Server::stop() { impl_->stop(); }

}  // namespace barracuda::server
