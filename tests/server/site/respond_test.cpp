#include "server/site/respond.hpp"

#include "server/site/folder.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

class Respond : public testing::Test {
protected:
    Response get(const std::string& target, const std::string& encodings = {},
                 const std::string& etag = {}) const {
        return respond(*site_, {"GET", target, encodings, etag});
    }
    static std::string header(const Response& response, std::string_view name) {
        std::string found;
        for (const Header& header : response.headers)
            if (header.name == name) found += header.value;
        return found;
    }

    Folder folder_;
    Result<Site, std::string> site_ = Site::read(folder_.path());
};

constexpr std::string_view page = "<!doctype html><title>Barracuda</title>";

TEST_F(Respond, ServesFiles) {
    const Response script = get("/assets/app-B0a_9-zZ.js?x=1");
    EXPECT_EQ(script.status, 200);
    EXPECT_EQ(script.body, "let plain");
    EXPECT_EQ(header(script, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(header(script, "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(header(script, "Content-Encoding"), "");
    EXPECT_EQ(header(script, "Vary"), "Accept-Encoding");
    const Response worker = get("/sw.js", "br");
    EXPECT_EQ(worker.body, "worker");
    EXPECT_EQ(header(worker, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(worker, "Vary"), "");
}

TEST_F(Respond, ServesTheFormThatIsWanted) {
    const Response brotli = get("/", "gzip, deflate, br");
    EXPECT_EQ(brotli.body, "index as brotli");
    EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
    EXPECT_EQ(header(brotli, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(brotli, "Vary"), "Accept-EncodingAccept-Language");
    const Response gzip = get("/", "gzip");
    EXPECT_EQ(gzip.body, "index as gzip");
    EXPECT_EQ(header(gzip, "Content-Encoding"), "gzip");
    EXPECT_NE(header(brotli, "ETag"), header(gzip, "ETag"));
}

TEST_F(Respond, SendsNothingTwice) {
    const std::string tag = header(get("/", "br"), "ETag");
    const Response again = get("/", "br", "\"other\", W/" + tag);
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(header(again, "ETag"), tag);
    EXPECT_EQ(header(again, "Vary"), "Accept-EncodingAccept-Language");
    EXPECT_EQ(header(again, "Cache-Control"), "no-cache");
    EXPECT_NE(header(again, "Content-Security-Policy"), "");
    EXPECT_EQ(get("/", "br", "*").status, 304);
    EXPECT_EQ(get("/", "gzip", tag).status, 200) << "the tag of another form";
    EXPECT_EQ(get("/nowhere", "br", tag).status, 404);
}

TEST_F(Respond, PagesAreTheApp) {
    for (const char* path : {"/", "/play", "/learn/moving", "/learn/", "/analysis?bgn=x",
                             "/embed/game", "/index.html", "http://localhost:8080/play"}) {
        const Response response = get(path);
        EXPECT_EQ(response.status, 200) << path;
        EXPECT_EQ(response.body, page) << path;
        EXPECT_EQ(header(response, "Cache-Control"), "no-cache") << path;
    }
}

TEST_F(Respond, PagesAreTheFileMadeForThem) {
    folder_.write("learn.html", "lessons");
    site_ = Site::read(folder_.path());
    EXPECT_EQ(get("/learn/moving").body, "lessons");
    EXPECT_EQ(get("/learn").status, 200);
    EXPECT_EQ(header(get("/learn"), "Cache-Control"), "no-cache");
    EXPECT_EQ(get("/rules").body, page);
}

TEST_F(Respond, PagesAreInTheLanguageThatIsWantedMost) {
    folder_.write("index.de.html", "Deutsch");
    folder_.write("index.fr.html", "Français");
    const auto site = Site::read(folder_.path());
    const auto get = [&](const std::string& target, const std::string& languages) {
        return respond(*site, {"GET", target, {}, {}, languages});
    };
    EXPECT_EQ(get("/", "de-AT,de;q=0.9,en;q=0.8").body, "Deutsch");
    EXPECT_EQ(get("/rules", "de;q=0.5, FR").body, "Français");
    EXPECT_EQ(get("/nowhere", "fr").body, "Français");
    EXPECT_EQ(get("/", "nl").body, page);
    EXPECT_EQ(get("/", "").body, page);
    EXPECT_EQ(header(get("/", "de"), "Vary"), "Accept-Language");
    EXPECT_EQ(header(get("/", ""), "Vary"), "Accept-EncodingAccept-Language");
    EXPECT_EQ(get("/index.html", "de").body, page);
    EXPECT_EQ(header(get("/sw.js", "de"), "Vary"), "");
}

TEST_F(Respond, UnknownPagesAreTheAppWithAnError) {
    for (const char* path : {"/nowhere", "/assets", "/assets/", "//", "/Play"}) {
        const Response response = get(path);
        EXPECT_EQ(response.status, 404) << path;
        EXPECT_EQ(response.body, page) << path;
    }
}

TEST_F(Respond, UnknownFilesAreOneSentence) {
    for (const char* path :
         {"/nowhere.js", "/assets/app-00000000.js", "/play/x.png", "/index.html.br"}) {
        const Response response = get(path);
        EXPECT_EQ(response.status, 404) << path;
        EXPECT_EQ(response.body, "There is no such file here.\n") << path;
        EXPECT_EQ(header(response, "Content-Type"), "text/plain; charset=utf-8");
        EXPECT_EQ(header(response, "Cache-Control"), "no-store");
    }
}

TEST_F(Respond, RefusesMalformedAddresses) {
    for (const char* path : {"/../index.html", "/%2e%2e/index.html", "/%zz", "*", "/a%00"})
        EXPECT_EQ(get(path).status, 400) << path;
}

TEST_F(Respond, HeadIsGetWithoutTheBody) {
    const Response head = respond(*site_, {"HEAD", "/play", "br", ""});
    EXPECT_EQ(head.status, 200);
    EXPECT_TRUE(head.is_head);
    EXPECT_EQ(head.body, "index as brotli") << "it is counted";
}

TEST_F(Respond, RefusesOtherMethods) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""}) {
        const Response response = respond(*site_, {method, "/", "", ""});
        EXPECT_EQ(response.status, 405) << method;
        EXPECT_EQ(header(response, "Allow"), "GET, HEAD") << method;
        EXPECT_FALSE(response.is_head);
    }
}

TEST_F(Respond, EveryAnswerIsGuarded) {
    for (const char* path : {"/", "/embed", "/nowhere", "/nowhere.js", "/%zz", "/sw.js",
                             "/assets/engine-01234567.wasm"}) {
        const Response response = get(path);
        const bool framed = path == std::string_view("/embed");
        EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff") << path;
        EXPECT_EQ(header(response, "X-Frame-Options"), framed ? "" : "DENY") << path;
        EXPECT_TRUE(header(response, "Content-Security-Policy")
                        .ends_with(framed ? "frame-ancestors *" : "frame-ancestors 'none'"))
            << path;
    }
}

}  // namespace
}  // namespace barracuda::server
