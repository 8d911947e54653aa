#include "cli/file_limit.hpp"

#include <sys/resource.h>

namespace barracuda::cli {

void allow_many_connections() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace barracuda::cli
