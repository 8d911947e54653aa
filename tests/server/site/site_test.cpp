#include "server/site/site.hpp"

#include "server/site/folder.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

Site read(const Folder& folder) {
    auto site = Site::read(folder.path());
    EXPECT_TRUE(site) << site.error();
    return *std::move(site);
}

TEST(Site, JoinsTheFormsOfAFile) {
    const Folder folder;
    const Site site = read(folder);
    const File* app = site.find("/assets/app-B0a_9-zZ.js");
    ASSERT_NE(app, nullptr);
    EXPECT_EQ(app->variant(Encoding::Identity)->content, "let plain");
    EXPECT_EQ(app->variant(Encoding::Brotli)->content, "js as br");
    EXPECT_EQ(app->variant(Encoding::Gzip)->content, "js as gz");
    EXPECT_EQ(app->type, "text/javascript; charset=utf-8");
    EXPECT_TRUE(app->never_changes);
    EXPECT_EQ(site.find("/assets/app-B0a_9-zZ.js.br"), nullptr);
    const File* worker = site.find("/sw.js");
    ASSERT_NE(worker, nullptr);
    EXPECT_FALSE(worker->is_compressed());
    EXPECT_FALSE(worker->never_changes);
}

TEST(Site, TagsDifferWhereContentsDo) {
    const Folder folder;
    const Site site = read(folder);
    const File& index = site.index();
    const auto& tag = index.variant(Encoding::Identity)->etag;
    EXPECT_TRUE(tag.size() > 4 && tag.starts_with('"') && tag.ends_with('"')) << tag;
    EXPECT_NE(tag, index.variant(Encoding::Brotli)->etag);
    EXPECT_NE(tag, site.find("/sw.js")->variant(Encoding::Identity)->etag);
    EXPECT_EQ(tag, read(folder).index().variant(Encoding::Identity)->etag);
}

TEST(Site, ChoosesTheFormThatIsWantedMost) {
    const Folder folder;
    const Site site = read(folder);
    const auto best = [&](std::string_view header) {
        return site.index().best_for(Preferences::from(header));
    };
    EXPECT_EQ(best("gzip, deflate, br"), Encoding::Brotli);
    EXPECT_EQ(best("gzip"), Encoding::Gzip);
    EXPECT_EQ(best("br;q=0.5, gzip;q=0.8"), Encoding::Gzip);
    EXPECT_EQ(best("br;q=0.5, identity"), Encoding::Identity);
    EXPECT_EQ(best("br;q=0.1"), Encoding::Brotli);
    EXPECT_EQ(best(""), Encoding::Identity);
    EXPECT_EQ(best("*;q=0"), Encoding::Identity) << "better than nothing";
    EXPECT_EQ(site.find("/sw.js")->best_for(Preferences::from("br")), Encoding::Identity);
}

TEST(Site, KnowsItsPages) {
    Folder folder;
    EXPECT_TRUE(read(folder).has_page("/"));
    EXPECT_TRUE(read(folder).has_page("/learn/moving"));
    EXPECT_FALSE(read(folder).has_page("/club"));
    EXPECT_FALSE(read(folder).has_page("//"));
    folder.write("routes.json", "[\"\", \"club\"]");
    EXPECT_TRUE(read(folder).has_page("/"));
    EXPECT_TRUE(read(folder).has_page("/club/house"));
    EXPECT_FALSE(read(folder).has_page("/learn"));
    EXPECT_FALSE(read(folder).has_page("//"));
}

TEST(Site, KnowsItsVersion) {
    Folder folder;
    EXPECT_EQ(read(folder).version(), "");
    folder.write("version.txt", "0123456789abcdef\n");
    EXPECT_EQ(read(folder).version(), "0123456789abcdef");
}

TEST(Site, PagesMayHaveAFileOfTheirOwn) {
    Folder folder;
    folder.write("learn.html", "lessons");
    folder.write("club.html", "no page");
    const Site site = read(folder);
    const File* lessons = site.find("/learn.html");
    EXPECT_EQ(&site.page("/learn", {}), lessons);
    EXPECT_EQ(&site.page("/learn/moving", {}), lessons);
    for (const char* path : {"/", "/rules", "/club", "//", "/learn.html"})
        EXPECT_EQ(&site.page(path, {}), &site.index()) << path;
}

TEST(Site, PagesMayHaveAFilePerLanguage) {
    Folder folder;
    for (const char* name : {"index.de.html", "index.en.html", "learn.html", "learn.de.html"})
        folder.write(name, name);
    const Site site = read(folder);
    EXPECT_EQ(&site.page("/", {"de"}), site.find("/index.de.html"));
    EXPECT_EQ(&site.page("/club", {"de"}), site.find("/index.de.html"));
    EXPECT_EQ(&site.page("/rules", {"it", "en", "de"}), site.find("/index.en.html"));
    EXPECT_EQ(&site.page("/learn/moving", {"it", "de"}), site.find("/learn.de.html"));
    EXPECT_EQ(&site.page("/learn", {"it"}), site.find("/learn.html"));
    EXPECT_EQ(&site.page("/", {}), &site.index());
    EXPECT_EQ(&site.page("/", {"", "*", "../x", "br"}), &site.index());
}

TEST(Site, HasNoHiddenFiles) {
    Folder folder;
    folder.write(".env", "secret");
    folder.write(".git/config", "secret");
    folder.write("assets/.cache/x", "secret");
    const Site site = read(folder);
    EXPECT_EQ(site.find("/.env"), nullptr);
    EXPECT_EQ(site.find("/.git/config"), nullptr);
    EXPECT_EQ(site.find("/assets/.cache/x"), nullptr);
}

TEST(Site, CompressedFilesWithoutAPlainOneAreFiles) {
    Folder folder;
    folder.write("book.gz", "zipped");
    const Site site = read(folder);
    ASSERT_NE(site.find("/book.gz"), nullptr);
    EXPECT_EQ(site.find("/book.gz")->type, "application/octet-stream");
}

TEST(Site, SaysWhatIsWrongWithAFolder) {
    Folder folder;
    const auto reason = [](const std::filesystem::path& path) {
        const auto site = Site::read(path);
        return site ? "" : site.error();
    };
    EXPECT_EQ(reason(folder.path() / "nowhere"),
              "there is no folder " + (folder.path() / "nowhere").string());
    EXPECT_EQ(reason(folder.path() / "sw.js"),
              "there is no folder " + (folder.path() / "sw.js").string());
    EXPECT_EQ(reason(folder.path() / "assets"),
              "the folder " + (folder.path() / "assets").string() + " has no index.html");
    folder.write("version.txt", "<script>");
    EXPECT_EQ(reason(folder.path()), "version.txt cannot be used: it is not a short word");
    folder.write("routes.json", "{}");
    EXPECT_EQ(reason(folder.path()), "routes.json cannot be used: it is not a JSON array");
}

TEST(Site, KnowsNamesWithAHash) {
    for (const char* path : {"/assets/app-B0a_9-zZ.js", "/assets/deep/a-01234567.css",
                             "/assets/a-b-01234567.wasm", "/assets/app-abcdefgh.js.map"})
        EXPECT_TRUE(has_content_hash(path)) << path;
    for (const char* path :
         {"/app-01234567.js", "/assets/app.js", "/assets/app-0123456.js", "/assets/-01234567.js",
          "/assets/01234567.js", "/assets/a-0123 567.js", "/assets/"})
        EXPECT_FALSE(has_content_hash(path)) << path;
}

}  // namespace
}  // namespace barracuda::server
