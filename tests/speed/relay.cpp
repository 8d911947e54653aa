// A bare relay of a game's messages, as a limit to compare the server with: one command in, an
// acknowledgement and an event to each of the two players out. No rules, no storage, no limits; one
// thread, written like Beast's own chat example. Prints its port.
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using Text = std::shared_ptr<const std::string>;

// The average size of the server's events, but always the same position.
const std::string fen = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1";

Text text_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

std::string standing(int number) {
    return "\"number\":" + std::to_string(number) + ",\"fen\":\"" + fen + "\",\"actor\":\"" +
           (number % 2 == 0 ? "white" : "brown") +
           R"(","owed":0,"clocks":{"white":300000,"brown":300000,"running":"white"},"offers":[],"outcome":null})";
}

class Player;

struct Table {
    int number = 0;
    std::vector<Player*> players;
};

using Tables = std::map<std::string, Table>;

class Player : public std::enable_shared_from_this<Player> {
public:
    Player(tcp::socket socket, Tables& tables) : stream_(std::move(socket)), tables_(&tables) {}

    void begin() {
        beast::get_lowest_layer(stream_).socket().set_option(tcp::no_delay(true));
        stream_.text(true);
        stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& head) {
            head.set("Sec-WebSocket-Protocol", "barracuda.1");
        }));
        stream_.async_accept([self = shared_from_this()](const error_code& error) {
            if (!error) self->read();
        });
    }

    void send(Text text) {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

private:
    void read() {
        stream_.async_read(
            buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
                if (error) return self->leave();
                const auto data = self->buffer_.cdata();
                self->hear(boost::json::parse({static_cast<const char*>(data.data()), data.size()})
                               .as_object());
                self->buffer_.consume(self->buffer_.size());
                self->read();
            });
    }

    void write() {
        stream_.async_write(asio::buffer(*queue_.front()),
                            [self = shared_from_this()](const error_code& error, std::size_t) {
                                if (error) return;
                                self->queue_.pop_front();
                                if (!self->queue_.empty()) self->write();
                            });
    }

    void hear(const boost::json::object& message) {
        if (const auto* topic = message.if_contains("watch")) watch(topic->as_string().c_str());
        if (const auto* key = message.if_contains("do"))
            relay(key->as_string().c_str(), message.at("game").as_string().c_str(),
                  message.at("command").as_string().c_str());
        if (message.contains("ping")) send(text_of(R"({"pong":1,"now":0})"));
    }

    void watch(const std::string& topic) {
        table_ = &(*tables_)[topic.substr(5)];
        const std::string me = table_->players.empty() ? "white" : "brown";
        table_->players.push_back(this);
        send(text_of("{\"topic\":\"" + topic + R"(","state":{"id":")" + topic.substr(5) +
                     R"(","me":")" + me + "\"," + standing(table_->number) + "}"));
    }

    void relay(const std::string& key, const std::string& game, const std::string& command) {
        const int number = ++table_->number;
        send(text_of(R"({"done":")" + key + "\",\"number\":" + std::to_string(number) + "}"));
        const Text event =
            text_of("{\"topic\":\"game:" + game + R"(","event":{"at":1700000000000,"by":")" +
                    (number % 2 == 1 ? "white" : "brown") + R"(","command":")" + command + "\"," +
                    standing(number) + "}");
        for (Player* player : table_->players) player->send(event);
    }

    void leave() {
        if (table_) std::erase(table_->players, this);
    }

    websocket::stream<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_;
    std::deque<Text> queue_;
    Tables* tables_;
    Table* table_ = nullptr;
};

void accept(tcp::acceptor& acceptor, Tables& tables) {
    acceptor.async_accept([&](const error_code& error, tcp::socket socket) {
        if (!error) std::make_shared<Player>(std::move(socket), tables)->begin();
        accept(acceptor, tables);
    });
}

}  // namespace

int main() {
    asio::io_context context(1);
    Tables tables;
    tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
    std::printf("%d\n", acceptor.local_endpoint().port());
    std::fflush(stdout);
    accept(acceptor, tables);
    context.run();
}
