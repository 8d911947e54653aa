// The network and JSON libraries themselves, compiled once; everyone else sees only declarations.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
#include <boost/json/src.hpp>
