// What an analysis has found so far, in memory and, action by action, in a file: whoever interrupts
// it loses next to nothing. The file is text, and only ever grows; a line that was cut off when the
// program died is passed over.
#pragma once

#include "base/result.hpp"
#include "cli/analyse/judgement.hpp"

#include <cstdio>
#include <map>
#include <memory>
#include <string>

namespace barracuda::cli {

// What decides the judgements of a game: its start, its actions, and what was said about draws.
std::string journal_key(const Record& record);

class Journal {
public:
    // Opens the file, or begins it; without a path there is none. Fails with one sentence, also if
    // the file is of another analysis or another program is writing it.
    static Result<Journal, std::string> open(const std::string& path, const std::string& analyst);

    // As many as there are, from the first action on.
    const Judgements& of_game(const std::string& key);

    // Replaces those from `index` on, which is at most the number there is.
    Result<void, std::string> add(const std::string& key, std::size_t index, Judgement judgement);

    // Everything is done: the file is not needed any more.
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
    std::string current_;  // the game that the last lines of the file are about
};

}  // namespace barracuda::cli
