// The file that keeps the game at the table, whatever happens to the program. Each running program
// has a file of its own; a game that was left unfinished is found there at the next start.
#pragma once

#include "base/result.hpp"

#include <optional>
#include <string>
#include <utility>

namespace barracuda::cli {

// Keeps other programs away from a file as long as it lives, and no longer than this program runs.
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
    // Makes the folder and claims the file in it that no other program holds and that was written
    // last; the error is one sentence.
    static Result<Autosave, std::string> open();

    const std::string& path() const { return path_; }

    std::optional<std::string> stored() const;  // the text of the last game

    Result<void, std::string> store(
        const std::string& text);  // does nothing if it is stored already

    // Keeps the stored game under a name of its own, which is given back, if there is one.
    std::optional<std::string> put_aside();

private:
    Autosave(std::string path, FileLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    std::string path_;
    FileLock lock_;
    std::string last_text_;
};

}  // namespace barracuda::cli
