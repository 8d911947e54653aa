// The file that saves the game at the table, whatever happens to the program. Each running program
// has its own; an unfinished game is found there at the next start.
#pragma once

#include "base/result.hpp"

#include <optional>
#include <string>
#include <utility>

namespace barracuda::cli {

// Locks a file against other programs during its lifetime, and no longer than this program runs.
class FileLock {
public:
    static std::optional<FileLock> take(const std::string& path);

    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

class Autosave {
public:
    // Creates the folder and claims the most recently written file in it that no other program
    // holds; the error is one sentence.
    static Result<Autosave, std::string> open();

    const std::string& path() const { return path_; }

    std::optional<std::string> stored() const;  // the text of the last game

    Result<void, std::string> store(const std::string& text);  // does nothing if already stored

    // Keeps the stored game, if there is one, under a new name, which is returned.
    std::optional<std::string> put_aside();

private:
    Autosave(std::string path, FileLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    std::string path_;
    FileLock lock_;
    std::string last_text_;
};

}  // namespace barracuda::cli
