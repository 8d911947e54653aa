// A private PostgreSQL server for tests, run by tools/postgres. It knows nothing of our tables or
// the test framework.
#pragma once

#include "base/temporary_folder.hpp"

#include <string>
#include <vector>

namespace barracuda::kit {

class Postgres {
public:
    // Starts a server in a temporary folder. Settings are written as in its configuration:
    // "fsync=off".
    explicit Postgres(std::vector<std::string> settings = {});
    ~Postgres();  // stops it and removes the folder

    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

    const std::string& url() const { return url_; }

    void kill();   // like a power failure
    void start();  // again

private:
    TemporaryFolder temporary_;
    const std::string folder_ = temporary_.path() / "server";
    std::vector<std::string> settings_;
    std::string url_;
};

// PostgreSQL's psql, with further arguments: "--command=select 1".
std::string run_psql(const std::string& url, const std::vector<std::string>& arguments);

// An empty database on a server shared by tests: the one at BARRACUDA_POSTGRES, started by ctest,
// or else one of our own, until the program ends.
std::string empty_postgres();

}  // namespace barracuda::kit
