// The network library's side of a loop. For client/*.cpp only: it includes the network library.
#pragma once

#include "client/loop.hpp"

#include <boost/asio/io_context.hpp>

namespace barracuda::client {

struct Loop::Inside {
    boost::asio::io_context context{1};  // one thread at a time
};

}  // namespace barracuda::client
