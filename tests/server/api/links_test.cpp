// Links to challenges and games as those see them who show links.
#include "server/party.hpp"
#include "server/site/respond.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

class Links : public testing::Test {
protected:
    Links() {
        const std::string page = "<html><head><title>Barracuda</title></head><body></body></html>";
        folder_.write("routes.json", R"(["","challenge","game"])");
        folder_.write("challenge.html", page);
        folder_.write("challenge.html.br", "compressed");
        folder_.write("game.html", page);
        site_.emplace(std::move(*Site::read(folder_.path())));
        const Handler site =
            at_once([this](const Request& request) { return respond(*site_, request); });
        party_.emplace(OnlineSettings{}, Limits{}, Premise{}, site);
        ann_.emplace(*party_);
        bert_.emplace(*party_);
    }
    std::string page(const std::string& path, const std::string& headers = "") {
        const Answer answer = bert_->ask("GET", path, "", headers);
        EXPECT_EQ(answer.status, 200) << path;
        return answer.body;
    }
    std::string challenge(const std::string& terms = "{}") {
        return field(ann_->post("/api/challenges", terms).body, "id");
    }
    static std::string content(const std::string& page, const std::string& tag) {
        const std::string begin = "\"" + tag + "\" content=\"";
        const auto at = page.find(begin);
        if (at == std::string::npos) return "";
        return page.substr(at + begin.size(),
                           page.find('"', at + begin.size()) - at - begin.size());
    }

    Folder folder_;
    std::optional<Site> site_;
    std::optional<Party> party_;
    std::optional<Guest> ann_;
    std::optional<Guest> bert_;
};

TEST_F(Links, AChallengeSaysWhatIsAsked) {
    ann_->ask("PATCH", "/api/me", R"({"name":"<Ann> \"&\""})");
    const std::string id =
        challenge(R"({"colour":"white","clock":{"kind":"live","initial":300000}})");
    const std::string html = page("/challenge/" + id, "Accept-Encoding: br\r\n");
    EXPECT_NE(html.find("<title>&lt;Ann&gt; &quot;&amp;&quot; invites you to a game of"),
              std::string::npos)
        << html;
    EXPECT_EQ(html.find("<Ann>"), std::string::npos) << html;
    EXPECT_EQ(content(html, "og:description"),
              "Closed set-up, 5 min, you play Brown. In your browser, no account needed.");
    EXPECT_EQ(content(html, "og:url"), "http://test/challenge/" + id);
    EXPECT_EQ(content(html, "og:image"),
              "http://test/picture/challenge/" + id + ".png?language=en");
    EXPECT_EQ(content(html, "twitter:card"), "summary_large_image");
}

TEST_F(Links, AreInTheLanguageOfTheReader) {
    const std::string path = "/challenge/" + challenge();
    const std::string html = page(path, "Accept-Language: pt, de-AT;q=0.8, en;q=0.5\r\n");
    EXPECT_EQ(content(html, "og:title"), "Du bist zu einer Partie Barragoon eingeladen");
    EXPECT_TRUE(content(html, "og:image").ends_with(".png?language=de"));
}

TEST_F(Links, AGameSaysHowItStands) {
    ann_->ask("PATCH", "/api/me", R"({"name":"Ann"})");
    const std::string game = begin_game(*ann_, *bert_);
    EXPECT_EQ(ann_->say(game, "d2d5"), "");
    std::string html = page("/game/" + game);
    EXPECT_EQ(content(html, "og:title"), "Ann – Guest · Barragoon");
    EXPECT_EQ(content(html, "og:description"), "Closed set-up, no clock. Watch it live.");
    EXPECT_EQ(content(html, "og:image"),
              "http://test/picture/game/" + game + ".png?language=en&amp;number=1");
    EXPECT_EQ(bert_->say(game, "resign"), "");
    html = page("/game/" + game);
    EXPECT_EQ(content(html, "og:description"), "Closed set-up, no clock. White won.");
}

TEST_F(Links, AGameShowsItsBoardFromTheSideOfTheReader) {
    const std::string game = begin_game(*ann_, *bert_);
    EXPECT_EQ(ann_->say(game, "d2d5"), "");
    const auto picture = [](const std::string& html) {
        const auto at = html.find("<img class=\"first-board\"");
        return at == std::string::npos ? "" : html.substr(at, html.find('>', at) - at);
    };
    const std::string path = "/game/" + game;
    const std::string of_white = picture(ann_->get(path).body);
    const std::string of_brown = picture(bert_->get(path).body);
    EXPECT_NE(of_white.find("alt=\"A game of Barragoon\""), std::string::npos) << of_white;
    EXPECT_NE(of_white.find("d5 White 3"), std::string::npos) << "as it stands";
    EXPECT_NE(of_brown, of_white);
    EXPECT_EQ(picture(Guest(*party_).get(path).body), of_white) << "who watches sits with White";
    EXPECT_EQ(picture(bert_->get("/challenge/" + challenge()).body), "");
}

TEST_F(Links, ThatLeadNowhereHaveThePlainPage) {
    const std::string plain = page("/game");
    EXPECT_NE(plain.find("<title>Barracuda</title>"), std::string::npos);
    for (const std::string path : {"/game/aaaaaaaaaaaa", "/challenge/aaaaaaaaaaaa", "/game/x",
                                   "/challenge/../game", "/game/aaaaaaaaaaaa/more"}) {
        const Answer answer = bert_->get(path);
        EXPECT_EQ(answer.body.find("og:"), std::string::npos) << path;
    }
    EXPECT_EQ(page("/game/aaaaaaaaaaaa"), plain);
}

TEST_F(Links, HavePictures) {
    const std::string path = "/picture/challenge/" + challenge() + ".png";
    const Answer picture = bert_->get(path);
    ASSERT_EQ(picture.status, 200) << picture.body;
    EXPECT_EQ(picture.header("Content-Type"), "image/png");
    EXPECT_EQ(picture.header("Cache-Control"), "public, max-age=3600");
    EXPECT_EQ(picture.header("Cross-Origin-Resource-Policy"), "cross-origin");
    EXPECT_TRUE(picture.body.starts_with("\x89PNG"));
    const std::string etag = picture.header("ETag");
    EXPECT_EQ(bert_->ask("GET", path, "", "If-None-Match: " + etag + "\r\n").status, 304);
    EXPECT_NE(bert_->get(path + "?language=it").header("ETag"), etag) << "other words";
    Client client = party_->client();
    const auto head = client.ask("HEAD " + path + " HTTP/1.1\r\nHost: test\r\n\r\n", false);
    EXPECT_EQ(head->header("Content-Length"), std::to_string(picture.body.size()));
}

TEST_F(Links, ThePictureOfAGameFollowsIt) {
    const std::string game = begin_game(*ann_, *bert_);
    const std::string path = "/picture/game/" + game + ".png";
    const Answer before = bert_->get(path);
    EXPECT_EQ(before.header("Cache-Control"), "public, max-age=30");
    EXPECT_EQ(ann_->say(game, "d2d5"), "");
    EXPECT_NE(bert_->get(path).header("ETag"), before.header("ETag"));
    EXPECT_NE(bert_->get(path).body, before.body);
}

TEST_F(Links, HaveNoPicturesOfWhatIsNotThere) {
    const std::string id = challenge();
    for (const std::string path :
         {"/picture", "/picture/challenge", "/picture/challenge/aaaaaaaaaaaa.png",
          "/picture/game/aaaaaaaaaaaa.png", "/picture/user/aaaaaaaaaaaa.png", "/picture/game/x.png",
          "/picture/game/aaaaaaaaaaaa.svg"})
        EXPECT_EQ(bert_->get(path).status, 404) << path;
    EXPECT_EQ(bert_->get("/picture/challenge/" + id + ".jpg").status, 404);
    EXPECT_EQ(bert_->get("/picture/challenge/" + id + ".png.png").status, 404);
    EXPECT_EQ(bert_->post("/picture/challenge/" + id + ".png").status, 405);
}

TEST(LinksOfMany, PicturesAndLookingUpAreLimited) {
    Folder folder;
    folder.write("routes.json", R"(["challenge"])");
    folder.write("challenge.html", "<head></head>");
    const auto site = Site::read(folder.path());
    OnlineSettings settings;
    settings.api.limit_loopback = true;
    settings.api.new_connections = 10'000;
    Party party(settings, {}, {},
                at_once([&](const Request& request) { return respond(*site, request); }));
    Guest ann(party);
    const std::string id = field(ann.post("/api/challenges", "{}").body, "id");
    Client client = party.client();
    const auto status = [&](const std::string& path) { return client.get(path)->status; };
    const std::string picture = "/picture/challenge/" + id + ".png";
    for (int i = 0; i < 60; ++i) ASSERT_EQ(status(picture), 200) << i;
    EXPECT_EQ(status(picture), 429);
    std::string last;
    for (int i = 0; i < 301; ++i) last = client.get("/challenge/" + id)->body;
    EXPECT_EQ(last, "<head></head>") << "the plain page";
}

}  // namespace
}  // namespace barracuda::server
