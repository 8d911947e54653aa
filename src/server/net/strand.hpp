// Connections run on a strand each, so that their handlers never run at the same time, however many
// threads there are. The types name the executor, because Asio's polymorphic one is noticeably
// slower. For net/*.cpp only.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <chrono>

namespace barracuda::server {

using Executor = boost::asio::strand<boost::asio::io_context::executor_type>;
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
using Stream = boost::beast::basic_stream<boost::asio::ip::tcp, Executor>;
using Timer = boost::asio::basic_waitable_timer<
    std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T>
using Task = boost::asio::awaitable<T, Executor>;

// Operations return their error instead of throwing it.
inline constexpr auto quietly = boost::asio::as_tuple(boost::asio::use_awaitable_t<Executor>());

}  // namespace barracuda::server
