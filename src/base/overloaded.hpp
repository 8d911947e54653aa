// A function for std::visit, put together from one for each alternative.
#pragma once

namespace barracuda {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

}  // namespace barracuda
