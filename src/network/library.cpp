// The network library itself, compiled once; all others see its declarations only.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
