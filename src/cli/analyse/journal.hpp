// What an analysis has found so far, in memory and, action by action, in a file, so that an
// interruption loses next to nothing. The file is append-only text; a line truncated when the
// program died is ignored.
#pragma once

#include "base/result.hpp"
#include "cli/analyse/judgement.hpp"

#include <cstdio>
#include <map>
#include <memory>
#include <string>

namespace barracuda::cli {

// What determines the judgements of a game: its start, its actions, and draw offers and refusals.
std::string journal_key(const Record& record);

class Journal {
public:
    // Opens or creates the file; without a path there is none. Fails with one sentence, also if the
    // file belongs to another analysis or another program is writing it.
    static Result<Journal, std::string> open(const std::string& path, const std::string& analyst);

    // As many as there are, from the first action.
    const Judgements& of_game(const std::string& key);

    // Replaces those from `index`, which is at most the current number.
    Result<void, std::string> add(const std::string& key, std::size_t index, Judgement judgement);

    // Everything is done: removes the file.
    void remove();

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

    Journal(std::string path, File file) : path_(std::move(path)), file_(std::move(file)) {}
    Result<void, std::string> load(const std::string& analyst);
    void take_line(std::string_view line);
    void keep(const std::string& key, std::size_t index, Judgement judgement);
    Result<void, std::string> write(const std::string& text);

    std::string path_;
    File file_;
    std::map<std::string, Judgements> games_;
    std::string current_;  // the game that the file's last lines are about
};

}  // namespace barracuda::cli
