// Databases for tests: an empty one for each test, of either kind.
#pragma once

#include "base/temporary_folder.hpp"
#include "kit/postgres.hpp"
#include "store/store.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>

namespace barracuda::store {

// The parameter is the kind of database.
class OnBothDatabases : public testing::TestWithParam<const char*> {
protected:
    bool is_postgres() const { return std::string_view(GetParam()) == "PostgreSQL"; }
    const std::string& url() const { return url_; }

    Store opened() const {
        auto store = Store::open(url());
        if (!store) throw std::runtime_error(store.error());
        return std::move(*store);
    }

private:
    TemporaryFolder folder_;
    std::string url_ =
        is_postgres() ? kit::empty_postgres() : (folder_.path() / "store.db").string();
};

#define BOTH_DATABASES(Suite)                                                    \
    INSTANTIATE_TEST_SUITE_P(On, Suite, testing::Values("SQLite", "PostgreSQL"), \
                             [](const auto& it) { return std::string(it.param); })

}  // namespace barracuda::store
