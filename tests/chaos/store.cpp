// store_chaos URL: plays games on a database, which tools/chaos kills meanwhile, until SIGTERM.
// Then compares the games with what was acknowledged; the exit code is 1 if something is wrong.
#include "store/load.hpp"

#include <csignal>
#include <cstdio>

namespace {

volatile std::sig_atomic_t ended = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

int play(const std::string& url) {
    using namespace barracuda::store;
    const auto store = Store::open(url);
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().c_str());
        return 2;
    }
    Ledger acknowledged;
    Load load(*store, added_games(url, 100), "load",
              [&](const Id& game, std::int64_t number, const std::string& text) {
                  acknowledged[game][number] = text;
              });
    load.run([] { return ended == 0; });
    const auto mistakes = mistakes_in(*store, acknowledged);
    for (const std::string& mistake : mistakes) std::printf("%s\n", mistake.c_str());
    const auto counts = load.counts();
    std::printf("%lld acknowledged, %lld refused, %lld in doubt, %lld conflicts, %zu mistakes\n",
                static_cast<long long>(counts.acknowledged), static_cast<long long>(counts.refused),
                static_cast<long long>(counts.in_doubt), static_cast<long long>(counts.conflicts),
                mistakes.size());
    return mistakes.empty() && counts.conflicts == 0 && counts.acknowledged > 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** values) {
    if (count != 2) {
        std::fprintf(stderr, "usage: store_chaos URL\n");
        return 2;
    }
    std::signal(SIGTERM, [](int) { ended = 1; });
    return play(values[1]);
}
