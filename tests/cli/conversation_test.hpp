// A conversation at the table, with files in memory.
#pragma once

#include "cli/play/conversation.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::cli {

class ConversationTest : public testing::Test {
protected:
    void start(const Position& position, bool touch = false) {
        Environment environment{
            .read_file = [this](const std::string& path) -> Result<std::string, std::string> {
                if (!files.contains(path)) return fail("cannot read " + path);
                return files[path];
            },
            .write_file = [this](const std::string& path,
                                 std::string_view text) -> Result<void, std::string> {
                if (path.starts_with("/forbidden")) return fail("cannot write " + path);
                files[path] = text;
                return {};
            },
            .file_exists = [this](const std::string& path) { return files.contains(path); },
            .style = [] { return picture::TextStyle{.unicode = false, .colour = false}; },
            .date = "2026.11.15"};
        talk.emplace(Table{.live = at_terminal(Game(position, touch))}, environment);
    }

    void SetUp() override { start(Position::closed()); }

    std::string say(std::string_view line) { return talk->answer(line).text; }
    void say_all(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) say(line);
    }
    const Table& table() const { return talk->table(); }
    const Game& game() const { return talk->table().game(); }

    std::map<std::string, std::string> files;
    std::optional<Conversation> talk;
};

}  // namespace barracuda::cli
