// The built web app: its files in memory, read once on start-up, each with the compressed versions
// that the build put next to it. Safe to read from several threads.
#pragma once

#include "base/result.hpp"
#include "server/site/encoding.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

struct Variant {
    std::string content;
    std::string etag;  // including the quotation marks
};

struct File {
    std::array<std::optional<Variant>, 3> variants;  // by encoding; the plain one always exists
    std::string_view type;
    bool never_changes = false;  // the name contains a hash of the content

    const Variant* variant(Encoding encoding) const;
    bool is_compressed() const;

    // The version that the client prefers; among equals, the smallest.
    Encoding best_for(const Preferences& preferences) const;
};

class Site {
public:
    // All files below the folder except hidden ones. FILE.br and FILE.gz are versions of FILE. The
    // error is a sentence that names the folder or the file.
    static Result<Site, std::string> read(const std::filesystem::path& folder);

    // By path, with a leading slash.
    const File* find(std::string_view path) const;

    // The version of the app, which the build writes into version.txt and into every page; empty if
    // there is none.
    const std::string& version() const { return version_; }

    // The app's start page, index.html.
    const File& index() const { return *find("/index.html"); }

    // Whether the app has a page with this path.
    bool has_page(std::string_view path) const;

    // The file for a page: /learn.html for /learn/moving, or the index; in the first of these
    // languages that exists, such as /learn.de.html.
    const File& page(std::string_view path, const std::vector<std::string>& languages) const;

private:
    Site() = default;
    Result<void, std::string> read_file(const std::filesystem::path& folder,
                                        const std::filesystem::path& file);
    void join_variants();
    Result<void, std::string> find_pages();
    Result<void, std::string> find_version();

    std::map<std::string, File, std::less<>> files_;
    std::vector<std::string> routes_;
    std::string version_;
    std::uintmax_t size_ = 0;
};

// Whether a path names an asset with a hash of eight characters: "/assets/app-B0a_9-zZ.js".
bool has_content_hash(std::string_view path);

}  // namespace barracuda::server
