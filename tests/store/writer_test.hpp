// Tests of writing, on both databases.
#pragma once

#include "store/database.hpp"
#include "store/samples.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda::store {

// The kind of failure in words, or "written".
inline std::string outcome_of(const Written& written) {
    if (written) return "written";
    using Kind = StoreFailure::Kind;
    switch (written.error().kind) {
        case Kind::Conflict: return "conflict";
        case Kind::Unavailable: return "unavailable";
        case Kind::InDoubt: return "in doubt";
        case Kind::Busy: return "busy";
        case Kind::Refused: return "refused";
    }
    return "?";
}

class WriterTest : public OnBothDatabases {
protected:
    using Outcomes = std::vector<std::string>;

    void add_games(int count) {
        Writer writer(url());
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(writer.write({AddGame{sample_game("g" + std::to_string(i))}}));
    }

    std::int64_t number_of(const Id& game) const { return (*store_.game(game))->number; }
    std::size_t length_of(const Id& game) const { return store_.events(game)->size(); }

    Store store_ = opened();
};

}  // namespace barracuda::store
