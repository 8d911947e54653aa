// The contents of the databases in tests/data/store. make_keepsake (tests/keepsake) writes them;
// here they are compared.
#pragma once

#include "store/samples.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda::store {

inline std::string keepsake_file(std::size_t version, const std::string& ending) {
    return std::string(TEST_DATA_DIR) + "/store/version-" + std::to_string(version) + ending;
}

inline std::vector<Change> keepsake() {
    AppendEvents end = sample_append("game2", 1, "resign");
    end.events[0].key = "anna:1";
    end.summary.outcome = R"({"winner":"brown","ending":"resignation","clause":null})";
    end.summary.rematch = "game3";
    Challenge answered = sample_challenge("challenge2", 5);
    answered.to = "bert";
    return {
        {AddPerson{{.id = "anna", .name = "Anna", .created = 1}},
         AddSession{{.hash = "hash", .person = "anna", .created = 1, .used = 2}}},
        {AddPerson{{.id = "bert", .name = {}, .created = 2}}, SetNickname{"bert", "Bertie"}},
        {SetReturnLink{{.hash = "way back", .person = "bert", .expires = 3}}},
        {AddChallenge{sample_challenge("challenge1", 4)}},
        {AddChallenge{answered}},
        {DecideChallenge{"challenge2", "accepted", "game2"}, AddGame{sample_game("game2", 6)}},
        {AddGame{sample_game("game1", 5)}},
        {sample_append("game1", 0)},
        {sample_append("game2", 0)},
        {end, AddGame{sample_game("game3", 7)}},
        {AddChat{"game1", {.number = 1, .at = 8, .by = "bert", .text = "good-luck"}}},
        {Beat{9}},
    };
}

inline void expect_guests(const Store& store) {
    EXPECT_EQ((*store.person("bert"))->nickname, "Bertie");
    EXPECT_EQ((*store.return_link("way back"))->person, "bert");
}

inline void expect_keepsake(const Store& store, std::size_t version) {
    EXPECT_EQ((*store.person("anna"))->name, "Anna");
    EXPECT_EQ((*store.person("bert"))->name, std::nullopt);
    EXPECT_EQ((*store.session("hash"))->used, 2);
    EXPECT_EQ((*store.challenge("challenge1"))->state, "open");
    EXPECT_EQ((*store.challenge("challenge2"))->game, "game2");
    EXPECT_EQ((*store.game("game1"))->summary, sample_append("game1", 0).summary);
    EXPECT_EQ((*store.game("game2"))->summary.rematch, "game3");
    EXPECT_EQ((*store.game("game2"))->number, 2);
    EXPECT_EQ(store.events("game2")->at(1).key, "anna:1");
    EXPECT_EQ(store.chat("game1")->at(0).text, "good-luck");
    EXPECT_EQ(store.running_games()->size(), 2U);
    EXPECT_EQ(*store.last_beat(), 9);
    if (version >= 2) expect_guests(store);
}

}  // namespace barracuda::store
