// The built web app: its files in memory, read once at the start, each with the compressed forms
// that the build left beside it. It knows nothing of requests and sockets, and it is safe to be
// read by many threads.
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
    std::string etag;  // with its quotation marks
};

struct File {
    std::array<std::optional<Variant>, 3> variants;  // by encoding; there is always the plain one
    std::string_view type;
    bool never_changes = false;  // the name has a hash of the content

    const Variant* variant(Encoding encoding) const;
    bool is_compressed() const;

    // What the client wants most and the file has; of two that are wanted alike, the smaller one.
    Encoding best_for(const Wishes& wishes) const;
};

class Site {
public:
    // Every file below the folder, but hidden ones. FILE.br and FILE.gz are forms of FILE. The
    // reason of a failure is a sentence that names the folder or the file.
    static Result<Site, std::string> read(const std::filesystem::path& folder);

    // By its path, which begins with a slash.
    const File* find(std::string_view path) const;

    // Which build of the app it is, as the build has written it into version.txt; empty if it has
    // not. The pages carry the same.
    const std::string& version() const { return version_; }

    // The page that is the app.
    const File& index() const { return *find("/index.html"); }

    // Whether the app has a page with this path.
    bool has_page(std::string_view path) const;

    // The app as that page begins: /learn.html for /learn/moving, or the index. Of these, the one
    // in the first language that there is: /learn.de.html.
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

// Whether a path is that of an asset with a hash of eight characters in its name:
// "/assets/app-B0a_9-zZ.js".
bool has_content_hash(std::string_view path);

}  // namespace barracuda::server
