// A visitor for std::visit, assembled from one function per alternative.
#pragma once

namespace barracuda {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

}  // namespace barracuda
