// A folder with a small web app, for as long as a test takes.
#pragma once

#include "base/temporary_folder.hpp"
#include "kit/files.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace barracuda::server {

class Folder {
public:
    Folder() {
        write("index.html", "<!doctype html><title>Barracuda</title>");
        write("index.html.br", "index as brotli");
        write("index.html.gz", "index as gzip");
        write("assets/app-B0a_9-zZ.js", "let plain");
        write("assets/app-B0a_9-zZ.js.br", "js as br");
        write("assets/app-B0a_9-zZ.js.gz", "js as gz");
        write("assets/engine-01234567.wasm", "wasm");
        write("sw.js", "worker");
    }

    const std::filesystem::path& path() const { return folder_.path(); }

    void write(const std::string& name, std::string_view content) const {
        kit::write_file(path() / name, content);
    }

private:
    TemporaryFolder folder_;
};

}  // namespace barracuda::server
