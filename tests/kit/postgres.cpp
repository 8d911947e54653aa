#include "kit/postgres.hpp"

#include "kit/process.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>

namespace barracuda::kit {
namespace {

std::string checked(const std::string& program, const std::vector<std::string>& arguments) {
    const Finished finished = run_process(program, arguments);
    if (finished.exit_code != 0) throw std::runtime_error(program + ": " + finished.err);
    return finished.out;
}

std::string tool(const std::vector<std::string>& arguments) {
    return checked(BARRACUDA_TOOLS "/postgres", arguments);
}

const std::string& shared_server() {
    static const char* const given = std::getenv("BARRACUDA_POSTGRES");
    static const auto own =
        given ? nullptr : std::make_unique<Postgres>(std::vector<std::string>{"fsync=off"});
    static const std::string url = given ? given : own->url();
    return url;
}

}  // namespace

Postgres::Postgres(std::vector<std::string> settings) : settings_(std::move(settings)) {
    std::filesystem::permissions(temporary_.path(), std::filesystem::perms(0755));
    start();
}

Postgres::~Postgres() { run_process(BARRACUDA_TOOLS "/postgres", {"stop", folder_}); }

void Postgres::kill() { tool({"kill", folder_}); }

void Postgres::start() {
    std::vector<std::string> arguments{"start", folder_};
    arguments.insert(arguments.end(), settings_.begin(), settings_.end());
    url_ = tool(arguments);
    url_.erase(url_.find_last_not_of('\n') + 1);
}

std::string run_psql(const std::string& url, const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"psql", "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", url};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return checked("/usr/bin/env", all);
}

// A separate schema is as good as a separate database, and faster to create.
std::string empty_postgres() {
    static int count = 0;
    const std::string name = "test_" + std::to_string(::getpid()) + "_" + std::to_string(++count);
    run_psql(shared_server(), {"--command=create schema " + name});
    return shared_server() + "&options=-csearch_path%3D" + name;
}

}  // namespace barracuda::kit
