#include "server/net/gathering.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>

namespace barracuda::server {
namespace {

constexpr char whole_text = static_cast<char>(0x81);
constexpr std::size_t longest_in_one_byte = 125;
constexpr std::size_t longest_in_two_bytes = 0xffff;
constexpr char two_bytes_follow = 126;
constexpr char eight_bytes_follow = 127;

void append_size(std::string& frame, std::size_t size) {
    if (size <= longest_in_one_byte) {
        frame += static_cast<char>(size);
        return;
    }
    const bool is_short = size <= longest_in_two_bytes;
    frame += is_short ? two_bytes_follow : eight_bytes_follow;
    for (int shift = is_short ? 8 : 56; shift >= 0; shift -= 8)
        frame += static_cast<char>((size >> shift) & 0xff);
}

}  // namespace

void Gathering::add(std::string_view text) {
    constexpr std::size_t longest_head = 10;
    unsent_.reserve(unsent_.size() + longest_head + text.size());
    unsent_ += whole_text;
    append_size(unsent_, text.size());
    unsent_ += text;
}

// Sends as much as the system accepts. What is sent takes up no more memory.
Gathering::Error Gathering::send_some() {
    const std::string all = std::move(unsent_);
    unsent_.clear();
    Error error;
    std::size_t sent = 0;
    while (!error && sent < all.size())
        sent +=
            socket_.write_some(boost::asio::buffer(all.data() + sent, all.size() - sent), error);
    if (error != boost::asio::error::would_block) return error;
    unsent_ = all.substr(sent);
    return {};
}

}  // namespace barracuda::server
