// A folder with a small web app, for as long as a test takes.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace barracuda::server {

class Folder {
public:
    Folder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "barracuda-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data());
        write("index.html", "<!doctype html><title>Barracuda</title>");
        write("index.html.br", "index as brotli");
        write("index.html.gz", "index as gzip");
        write("assets/app-B0a_9-zZ.js", "let plain");
        write("assets/app-B0a_9-zZ.js.br", "js as br");
        write("assets/app-B0a_9-zZ.js.gz", "js as gz");
        write("assets/engine-01234567.wasm", "wasm");
        write("sw.js", "worker");
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }

    void write(const std::string& name, std::string_view content) {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << content;
    }

private:
    std::filesystem::path path_;
};

}  // namespace barracuda::server
