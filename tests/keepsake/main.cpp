// make_keepsake URL: fills an empty database for tests/data/store. version-N.db is such a file,
// version-N.sql a dump: pg_dump --no-owner --no-privileges --inserts, without the name of the
// schema and the settings.
#include "store/keepsake.hpp"

#include <cstdio>

int main(int count, char** values) {
    using namespace barracuda::store;
    if (count != 2) {
        std::fprintf(stderr, "usage: make_keepsake URL\n");
        return 2;
    }
    const auto store = Store::open(values[1]);
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().c_str());
        return 1;
    }
    Writer writer(values[1]);
    for (const Change& change : keepsake()) {
        if (const Written written = writer.write(change); !written) {
            std::fprintf(stderr, "%s\n", written.error().reason.c_str());
            return 1;
        }
    }
    return 0;
}
