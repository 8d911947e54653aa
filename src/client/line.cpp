#include "client/line.hpp"

#include "base/json.hpp"
#include "base/overloaded.hpp"
#include "base/random.hpp"
#include "client/connection.hpp"
#include "client/loop_inside.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include <algorithm>
#include <deque>
#include <map>
#include <random>
#include <set>
#include <utility>

namespace barracuda::client {
namespace {

namespace asio = boost::asio;
using SteadyClock = std::chrono::steady_clock;

std::uint64_t chance() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

std::string watch_text(std::string_view topic, const std::optional<play::Number>& after) {
    JsonObject object;
    object.text("watch", topic);
    if (after) object.number("after", *after);
    return object.done();
}

std::string leave_text(std::string_view topic) {
    JsonObject object;
    object.text("leave", topic);
    return object.done();
}

std::string topic_of(const std::string& game) { return "game:" + game; }

}  // namespace

class Line::Inside : public std::enable_shared_from_this<Inside> {
public:
    Inside(Loop& loop, Endpoint endpoint, Credentials credentials, Hear hear, LineSettings settings)
        : context_(loop.inside().context),
          endpoint_(std::move(endpoint)),
          credentials_(std::move(credentials)),
          hear_(std::move(hear)),
          settings_(settings),
          random_(chance()),
          name_(std::to_string(random_.next())) {}

    void begin() {
        asio::co_spawn(context_, stay_connected(shared_from_this()), asio::detached);
        asio::co_spawn(context_, look_after(shared_from_this()), asio::detached);
    }
    void watch(const std::string& game, std::optional<play::Number> after);
    void leave(const std::string& game);
    void watch_me();
    void command(const std::string& game, std::optional<play::Number> number,
                 const std::string& command, HearAnswer answer);
    void hang_up();
    void cut() {
        if (connection_) connection_->cut();
    }

    bool is_connected() const { return is_open_; }
    std::size_t connections() const { return connections_; }
    std::size_t waiting() const { return waiting_.size(); }
    std::size_t gaps() const { return gaps_; }

private:
    struct Waiting {
        std::string key;
        std::string text;
        HearAnswer answer;
    };

    asio::awaitable<void> stay_connected(std::shared_ptr<Inside> self);
    asio::awaitable<void> listen();
    asio::awaitable<void> look_after(std::shared_ptr<Inside> self);
    std::chrono::milliseconds next_wait();
    void greet();
    void send(std::string text) {
        if (is_open_) connection_->send(std::move(text));
    }
    void take(const Message& message);
    void answer(const std::string& key, const Result<play::Number, Problem>& result);
    bool is_next(const Event& event);
    void know(const std::string& game, play::Number number);

    asio::io_context& context_;
    Endpoint endpoint_;
    Credentials credentials_;
    Hear hear_;
    LineSettings settings_;
    Random random_;
    std::string name_;  // a prefix for the keys, unique among lines
    std::uint64_t commands_ = 0;

    std::shared_ptr<Connection> connection_;
    bool is_open_ = false;
    bool hangs_up_ = false;
    std::size_t connections_ = 0;
    std::size_t gaps_ = 0;
    std::chrono::milliseconds wait_{0};
    SteadyClock::time_point heard_ = SteadyClock::now();
    asio::steady_timer pause_{context_};
    asio::steady_timer pulse_{context_};

    std::map<std::string, std::optional<play::Number>> watched_;  // with the last event of each
    bool watches_me_ = false;
    std::deque<Waiting> waiting_;  // in the order they were sent
};

asio::awaitable<void> Line::Inside::stay_connected([[maybe_unused]] std::shared_ptr<Inside> self) {
    while (!hangs_up_) {
        connection_ = std::make_shared<Connection>(context_);
        const bool reached = co_await connection_->open(endpoint_, credentials_);
        if (reached && !hangs_up_) {
            greet();
            co_await listen();
        }
        is_open_ = false;
        connection_->cut();
        if (hangs_up_) break;
        pause_.expires_after(next_wait());
        co_await pause_.async_wait(quietly);
    }
    connection_.reset();
}

// With jitter, so that disconnected clients do not all come back at once.
std::chrono::milliseconds Line::Inside::next_wait() {
    wait_ = wait_.count() == 0 ? settings_.first_wait : std::min(2 * wait_, settings_.longest_wait);
    const auto most = static_cast<std::uint32_t>(wait_.count());
    return std::chrono::milliseconds(most / 2 + random_.below(most + 1));
}

void Line::Inside::greet() {
    is_open_ = true;
    ++connections_;
    heard_ = SteadyClock::now();
    wait_ = {};
    if (watches_me_) send(watch_text("me", std::nullopt));
    for (const auto& [game, last] : watched_) send(watch_text(topic_of(game), last));
    for (const Waiting& waiting : waiting_) send(waiting.text);
}

asio::awaitable<void> Line::Inside::listen() {
    const auto connection = connection_;
    boost::beast::flat_buffer buffer;
    while (!hangs_up_) {
        const auto [error, size] = co_await connection->stream().async_read(buffer, quietly);
        if (error) co_return;
        heard_ = SteadyClock::now();
        const auto data = buffer.cdata();
        const auto message = parse_message({static_cast<const char*>(data.data()), data.size()});
        buffer.consume(buffer.size());
        if (message) take(*message);
    }
}

asio::awaitable<void> Line::Inside::look_after([[maybe_unused]] std::shared_ptr<Inside> self) {
    while (!hangs_up_) {
        pulse_.expires_after(settings_.ping);
        co_await pulse_.async_wait(quietly);
        if (!is_open_) continue;
        if (SteadyClock::now() - heard_ > settings_.silence)
            cut();
        else
            send(R"({"ping":1})");
    }
}

void Line::Inside::take(const Message& message) {
    const auto hand_on = [&] {
        if (hear_) hear_(message);
    };
    std::visit(Overloaded{
                   [&](const Done& done) { answer(done.key, done.number); },
                   [&](const Refused& refused) { answer(refused.key, fail(refused.problem)); },
                   [&](const Event& event) {
                       if (is_next(event)) hand_on();
                   },
                   [&](const State& state) {
                       know(state.game, state.standing.number);
                       hand_on();
                   },
                   [&](const Pong&) {},
                   [&](const auto&) { hand_on(); },
               },
               message);
}

void Line::Inside::know(const std::string& game, play::Number number) {
    if (const auto watched = watched_.find(game); watched != watched_.end())
        watched->second = number;
}

// Skips events already seen, and requests missing ones.
bool Line::Inside::is_next(const Event& event) {
    const auto watched = watched_.find(event.game);
    if (watched == watched_.end()) return false;
    auto& last = watched->second;
    if (last && event.standing.number <= *last) return false;
    if (last && event.standing.number > *last + 1) {
        ++gaps_;
        send(watch_text(topic_of(event.game), last));
        return false;
    }
    last = event.standing.number;
    return true;
}

void Line::Inside::answer(const std::string& key, const Result<play::Number, Problem>& result) {
    const auto found = std::ranges::find(waiting_, key, &Waiting::key);
    if (found == waiting_.end()) return;  // answered before the line was cut, and once more since
    const HearAnswer call = std::move(found->answer);
    waiting_.erase(found);
    call(result);
}

void Line::Inside::watch(const std::string& game, std::optional<play::Number> after) {
    watched_[game] = after;
    send(watch_text(topic_of(game), after));
}

void Line::Inside::leave(const std::string& game) {
    if (watched_.erase(game) > 0) send(leave_text(topic_of(game)));
}

void Line::Inside::watch_me() {
    watches_me_ = true;
    send(watch_text("me", std::nullopt));
}

void Line::Inside::command(const std::string& game, std::optional<play::Number> number,
                           const std::string& command, HearAnswer answer) {
    std::string key = name_ + "-" + std::to_string(++commands_);
    JsonObject object;
    object.text("do", key);
    object.text("game", game);
    if (number) object.number("number", *number);
    object.text("command", command);
    waiting_.push_back({std::move(key), object.done(), std::move(answer)});
    send(waiting_.back().text);
}

void Line::Inside::hang_up() {
    if (std::exchange(hangs_up_, true)) return;
    hear_ = nullptr;
    waiting_.clear();
    pause_.cancel();
    pulse_.cancel();
    if (is_open_)
        connection_->say_goodbye();
    else
        cut();
}

Line::Line(Loop& loop, Endpoint endpoint, Credentials credentials, Hear hear, LineSettings settings)
    : inside_(std::make_shared<Inside>(loop, std::move(endpoint), std::move(credentials),
                                       std::move(hear), settings)) {
    inside_->begin();
}
Line::~Line() {
    if (inside_) inside_->hang_up();
}
Line::Line(Line&&) noexcept = default;
Line& Line::operator=(Line&&) noexcept = default;

void Line::watch(const std::string& game, std::optional<play::Number> after) {
    inside_->watch(game, after);
}
void Line::leave(const std::string& game) { inside_->leave(game); }
void Line::watch_me() { inside_->watch_me(); }
void Line::command(const std::string& game, std::optional<play::Number> number,
                   const std::string& command, HearAnswer answer) {
    inside_->command(game, number, command, std::move(answer));
}
void Line::hang_up() { inside_->hang_up(); }
void Line::cut() { inside_->cut(); }
bool Line::is_connected() const { return inside_->is_connected(); }
std::size_t Line::connections() const { return inside_->connections(); }
std::size_t Line::waiting() const { return inside_->waiting(); }
std::size_t Line::gaps() const { return inside_->gaps(); }

}  // namespace barracuda::client
