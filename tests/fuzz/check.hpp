// How a fuzz target reports a fault.
#pragma once

#include "kit/conformance.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace barracuda::fuzz {

inline void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "violated: %s\n", what.c_str());
    std::abort();
}

inline void require_none(const kit::Violation& violation) {
    require(!violation, violation.value_or(""));
}

}  // namespace barracuda::fuzz
