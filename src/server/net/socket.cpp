#include "server/net/socket.hpp"

#include "base/text.hpp"

#include <boost/asio/post.hpp>
#include <boost/beast/http/fields.hpp>

#include <utility>

namespace barracuda::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using std::chrono::milliseconds;

constexpr std::size_t piece_to_read = 128;  // allocated while waiting; most messages are short

}  // namespace

Socket::Socket(TcpSocket socket, Channel channel, const Limits& limits)
    : stream_(Gathering(std::move(socket))),
      watch_(stream_.get_executor()),
      channel_(std::move(channel)),
      limits_(&limits) {}

void Socket::set_up(const Response& response) {
    stream_.set_option(
        websocket::stream_base::timeout{limits_->linger, websocket::stream_base::none(), false});
    stream_.read_message_max(limits_->message_bytes);
    stream_.text(true);
    stream_.set_option(websocket::stream_base::decorator([&](websocket::response_type& head) {
        for (const OwnHeader& header : response.own_headers) head.set(header.name, header.value);
    }));
    // A pong returns the payload of its ping: the time it was sent.
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
        heard_ = SteadyClock::now();
        said_goodbye_ |= kind == websocket::frame_type::close && !closes_;
        const auto sent = parse_number(payload);
        if (kind != websocket::frame_type::pong || !sent) return;
        const auto now = std::chrono::duration_cast<milliseconds>(heard_.time_since_epoch());
        const auto took = now - milliseconds(*sent);
        if (took >= milliseconds(0) && took <= limits_->silence) channel_.listener->measured(took);
    });
}

void Socket::begin(std::unique_ptr<const Upgrade> upgrade, std::function<void()> when_over) {
    when_over_ = std::move(when_over);
    set_up(upgrade->response);
    const auto& request = upgrade->request;
    stream_.async_accept(
        request, [self = shared_from_this(), kept = std::move(upgrade)](const Error& error) {
            if (error) return self->end(false);
            self->talk();
        });
}

void Socket::talk() {
    heard_ = SteadyClock::now();
    channel_.outlet->when_changed([weak = weak_from_this()] {
        if (const auto socket = weak.lock()) socket->wake();
    });
    read();
    write();
    look_after();
}

void Socket::read() {
    stream_.async_read_some(
        heard_so_far_, piece_to_read,
        [self = shared_from_this()](const Error& error, std::size_t) { self->hear(error); });
}

void Socket::hear(const Error& error) {
    // Unless it was told to go, a client that says goodbye closes the page, even if it does not
    // wait for our answer.
    if (error) return end(said_goodbye_ && !channel_.outlet->is_closed());
    heard_ = SteadyClock::now();
    if (!stream_.is_message_done()) return read();
    if (!stream_.got_text()) close(websocket::close_code::unknown_data);
    const auto data = heard_so_far_.cdata();
    if (!closes_) channel_.listener->hear({static_cast<const char*>(data.data()), data.size()});
    heard_so_far_.consume(heard_so_far_.size());
    read();
}

// From any thread, whenever there is something to send; calls that are not done yet are merged.
void Socket::wake() {
    if (is_woken_.exchange(true)) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
        self->is_woken_ = false;
        self->write();
    });
}

// While the system accepts nothing, messages stay in the outlet, which is bounded.
void Socket::write() {
    if (ends_ || closes_ || !stream_.is_open()) return;
    if (channel_.outlet->is_cut()) return cut();
    if (is_sending_) return;
    const Outlet::Batch batch = channel_.outlet->take();
    if (batch.texts.empty() && batch.is_last) return close(websocket::close_code::going_away);
    if (batch.texts.empty()) return;
    is_sending_ = true;
    for (const Text& text : batch.texts) stream_.next_layer().add(*text);
    stream_.next_layer().send([self = shared_from_this()](const Error& error) {
        self->is_sending_ = false;
        if (!error) self->write();  // what was added meanwhile
    });
}

// Pings the client and cuts it off if it stays silent, even when nothing can be sent.
void Socket::look_after() {
    if (ends_) return;
    if (SteadyClock::now() - heard_ > limits_->silence) return cut();
    if (!is_pinging_) ping();
    watch_.expires_after(limits_->ping);
    watch_.async_wait([self = shared_from_this()](const Error& cancelled) {
        if (!cancelled) self->look_after();
    });
}

// The pong also measures the round trip.
void Socket::ping() {
    is_pinging_ = true;
    const auto now =
        std::chrono::duration_cast<milliseconds>(SteadyClock::now().time_since_epoch());
    const std::string payload = std::to_string(now.count());
    stream_.async_ping(websocket::ping_data(payload.data(), payload.size()),
                       [self = shared_from_this()](const Error&) { self->is_pinging_ = false; });
}

// The client's answer to it, or a timeout, ends the reading.
void Socket::close(websocket::close_code why) {
    if (std::exchange(closes_, true)) return;
    stream_.async_close(why, [self = shared_from_this()](const Error&) {});
}

void Socket::cut() {
    Error ignored;
    beast::get_lowest_layer(stream_).close(ignored);
}

void Socket::end(bool said_goodbye) {
    if (std::exchange(ends_, true)) return;
    channel_.outlet->when_changed({});
    watch_.cancel();
    cut();
    channel_.listener->gone(said_goodbye);
    std::exchange(when_over_, {})();
}

}  // namespace barracuda::server
