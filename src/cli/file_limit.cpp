#include "cli/file_limit.hpp"

#include <sys/resource.h>

namespace barracuda::cli {

std::size_t allow_many_connections() {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

}  // namespace barracuda::cli
