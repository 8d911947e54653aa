// A private server of PostgreSQL for tests, run by tools/postgres. It knows nothing of our tables
// and of no test framework.
#pragma once

#include <string>
#include <vector>

namespace barracuda::kit {

class Postgres {
public:
    // Starts a server in a temporary folder. Settings are as in its configuration: "fsync=off".
    explicit Postgres(std::vector<std::string> settings = {});
    ~Postgres();  // ends it, and removes the folder

    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

    const std::string& url() const { return url_; }

    void kill();   // as a loss of power would
    void start();  // again

private:
    std::string folder_;
    std::vector<std::string> settings_;
    std::string url_;
};

// The program of PostgreSQL that runs statements, with more arguments: "--command=select 1".
std::string run_psql(const std::string& url, std::vector<std::string> arguments);

// An empty database on a server that tests share: that of BARRACUDA_POSTGRES, which ctest has
// started, else one of our own, until the program ends.
std::string empty_postgres();

}  // namespace barracuda::kit
