#include "cli/load_server.hpp"

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/bench.hpp"

#include <sched.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <utility>

namespace barracuda::cli {
namespace {

constexpr std::chrono::seconds patience{30};  // for a server to start or stop

// What proc(5) says about a process.
std::string about(const ubi::Process& process, const std::string& what) {
    auto content = file_content("/proc/" + std::to_string(process.id()) + "/" + what);
    return content ? std::move(*content) : "";
}

// "Barracuda is running at http://localhost:43121  (Ctrl-C stops it)"
std::optional<std::uint16_t> port_in(std::string_view line) {
    const auto colon = line.rfind("localhost:");
    if (colon == std::string_view::npos) return std::nullopt;
    const auto digits = line.substr(colon + std::string_view("localhost:").size());
    const auto port = parse_number(digits.substr(0, digits.find(' ')));
    return port ? std::optional(static_cast<std::uint16_t>(*port)) : std::nullopt;
}

cpu_set_t first_cores() {
    cpu_set_t set;
    CPU_ZERO(&set);
    ::sched_getaffinity(0, sizeof set, &set);
    return set;
}

}  // namespace

Result<LoadServer, std::string> LoadServer::start(const std::string& store) {
    TemporaryFolder folder;
    if (folder.path().empty()) return fail(std::string("cannot create a temporary folder"));
    std::ofstream(folder.path() / "index.html") << "<!doctype html>";
    const std::string database = store.empty() ? (folder.path() / "games.sqlite").string() : store;
    auto process = ubi::Process::start({own_program(), "serve", "--port", "0", "--limits", "none",
                                        "--root", folder.path().string(), "--store", database,
                                        "--parent", std::to_string(::getpid())});
    if (!process) return fail(process.error());
    const auto line = process->read_line(std::chrono::steady_clock::now() + patience);
    const auto port = line ? port_in(*line) : std::nullopt;
    if (!port) return fail(std::string("the server does not start"));
    return LoadServer(std::move(folder), std::move(*process), {"127.0.0.1", *port});
}

std::size_t LoadServer::memory() const {
    const std::string text = about(process_, "statm");
    const auto fields = words(text);
    const auto pages = fields.size() > 1 ? parse_number(fields[1]) : std::nullopt;
    return static_cast<std::size_t>(pages.value_or(0)) *
           static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

double LoadServer::processor_time() const {
    const std::string text = about(process_, "stat");
    const auto fields = words(std::string_view(text).substr(text.rfind(')') + 1));
    constexpr std::size_t user = 11;  // after the name, as proc(5) counts
    if (fields.size() <= user + 1) return 0;
    const auto ticks =
        parse_number(fields[user]).value_or(0) + parse_number(fields[user + 1]).value_or(0);
    return static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void LoadServer::stop() {
    ::kill(process_.id(), SIGTERM);
    process_.wait(std::chrono::steady_clock::now() + patience);
}

void use_core(unsigned number) {
    static const cpu_set_t all = first_cores();
    if (CPU_COUNT(&all) < 2) return;
    cpu_set_t one;
    CPU_ZERO(&one);
    for (std::size_t core = 0; core < CPU_SETSIZE; ++core) {
        if (!CPU_ISSET(core, &all)) continue;
        if (number-- > 0) continue;
        CPU_SET(core, &one);
        break;
    }
    if (CPU_COUNT(&one) == 1) ::sched_setaffinity(0, sizeof one, &one);
}

}  // namespace barracuda::cli
