#include "server/site/site.hpp"

#include "base/file.hpp"
#include "base/text.hpp"
#include "server/request_path.hpp"
#include "server/site/media_type.hpp"
#include "server/site/routes.hpp"

#include <algorithm>
#include <cstdint>

namespace barracuda::server {
namespace {

namespace fs = std::filesystem;

// The app has a few megabytes; a hundred times that must be somebody's home folder.
constexpr std::uintmax_t most_bytes = 256u << 20;

constexpr std::size_t longest_version = 64;

std::size_t index_of(Encoding encoding) { return static_cast<std::size_t>(encoding); }

// FNV-1a: whoever can choose the content gains nothing from a collision.
std::string etag_of(std::string_view content) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : content) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    std::string text = "\"";
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[hash >> shift & 15u];
    return text + '-' + std::to_string(content.size()) + '"';
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// "/app.js.br" -> "/app.js", if there is such a file and the extension is the encoding's.
std::optional<std::string> plain_path(const std::string& path, Encoding encoding) {
    const std::string_view ending = encoding == Encoding::Brotli ? ".br" : ".gz";
    if (!path.ends_with(ending)) return std::nullopt;
    return path.substr(0, path.size() - ending.size());
}

}  // namespace

const Variant* File::variant(Encoding encoding) const {
    const auto& found = variants[index_of(encoding)];
    return found ? &*found : nullptr;
}

bool File::is_compressed() const {
    return variant(Encoding::Brotli) != nullptr || variant(Encoding::Gzip) != nullptr;
}

Encoding File::best_for(const Preferences& preferences) const {
    Encoding best = Encoding::Identity;
    int most = 0;
    for (const Encoding encoding : all_encodings) {
        if (variant(encoding) == nullptr || preferences.weight(encoding) <= most) continue;
        best = encoding;
        most = preferences.weight(encoding);
    }
    return best;
}

bool has_content_hash(std::string_view path) {
    constexpr std::size_t length = 8;
    if (first_segment(path) != "assets") return false;
    std::string_view stem = last_segment(path);
    stem = stem.substr(0, stem.find('.'));
    if (stem.size() < length + 2 || stem[stem.size() - length - 1] != '-') return false;
    return std::ranges::all_of(stem.substr(stem.size() - length), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
}

Result<Site, std::string> Site::read(const fs::path& folder) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) return fail("there is no folder " + folder.string());
    Site site;
    fs::recursive_directory_iterator entry(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (is_hidden(entry->path())) {
            entry.disable_recursion_pending();
        } else if (std::error_code unknown; entry->is_regular_file(unknown)) {
            if (const auto done = site.read_file(folder, entry->path()); !done)
                return fail(done.error());
        }
    }
    if (error) return fail("the folder " + folder.string() + " cannot be read: " + error.message());
    if (site.find("/index.html") == nullptr)
        return fail("the folder " + folder.string() + " has no index.html");
    site.join_variants();
    if (const auto done = site.find_pages(); !done) return fail(done.error());
    if (const auto done = site.find_version(); !done) return fail(done.error());
    return site;
}

Result<void, std::string> Site::read_file(const fs::path& folder, const fs::path& file) {
    auto content = file_content(file.string());
    if (!content) return fail("the file " + file.string() + " cannot be read");
    Variant plain{std::move(*content), {}};
    size_ += plain.content.size();
    if (size_ > most_bytes)
        return fail("the folder " + folder.string() + " has more than 256 MB: is it the web app?");
    plain.etag = etag_of(plain.content);
    const std::string path = "/" + fs::path(file).lexically_relative(folder).generic_string();
    File& entry = files_[path];
    entry.type = media_type(path);
    entry.never_changes = has_content_hash(path);
    entry.variants[index_of(Encoding::Identity)] = std::move(plain);
    return {};
}

// Moves FILE.br and FILE.gz into FILE.
void Site::join_variants() {
    for (auto entry = files_.begin(); entry != files_.end();) {
        const auto current = entry++;
        for (const Encoding encoding : {Encoding::Brotli, Encoding::Gzip}) {
            const auto path = plain_path(current->first, encoding);
            const auto plain = path ? files_.find(*path) : files_.end();
            if (plain == files_.end()) continue;
            plain->second.variants[index_of(encoding)] =
                std::move(current->second.variants[index_of(Encoding::Identity)]);
            files_.erase(current);
            break;
        }
    }
}

Result<void, std::string> Site::find_pages() {
    routes_ = default_routes();
    const File* file = find("/routes.json");
    if (file == nullptr) return {};
    auto routes = parse_routes(file->variant(Encoding::Identity)->content);
    if (!routes) return fail("routes.json cannot be used: " + routes.error());
    routes_ = std::move(*routes);
    return {};
}

Result<void, std::string> Site::find_version() {
    const File* file = find("/version.txt");
    if (file == nullptr) return {};
    version_ = trimmed(file->variant(Encoding::Identity)->content);
    const bool fits =
        version_.size() <= longest_version && std::ranges::all_of(version_, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        });
    if (!fits) return fail<std::string>("version.txt cannot be used: it is not a short word");
    return {};
}

const File* Site::find(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

bool Site::has_page(std::string_view path) const {
    const std::string_view segment = first_segment(path);
    return path == "/" ||
           (!segment.empty() && std::ranges::find(routes_, segment) != routes_.end());
}

const File& Site::page(std::string_view path, const std::vector<std::string>& languages) const {
    std::string name = "/" + std::string(first_segment(path));
    if (!has_page(path) || find(name + ".html") == nullptr) name = "/index";
    for (const std::string& language : languages)
        if (const File* file = find(std::string(name).append(".").append(language).append(".html")))
            return *file;
    return *find(name + ".html");
}

}  // namespace barracuda::server
