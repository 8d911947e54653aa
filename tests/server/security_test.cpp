#include "server/security.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda::server {
namespace {

std::string value(Audience audience, std::string_view name) {
    std::string found;
    for (const Header& header : security_headers(audience))
        if (header.name == name) found += header.value;
    return found;
}

TEST(Security, OnlyTheEmbedPageMayBeFramed) {
    EXPECT_EQ(audience_of("/embed"), Audience::Frames);
    EXPECT_EQ(audience_of("/embed/game"), Audience::Frames);
    EXPECT_EQ(audience_of("/assets/app.js"), Audience::Anyone);
    for (const char* path : {"/", "/play", "/embedded", "/play/embed", "/index.html", "/sw.js"})
        EXPECT_EQ(audience_of(path), Audience::Ourselves) << path;
}

TEST(Security, NothingRunsThatIsNotOurs) {
    for (const Audience audience : {Audience::Ourselves, Audience::Frames, Audience::Anyone}) {
        const std::string policy = value(audience, "Content-Security-Policy");
        EXPECT_TRUE(
            policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
        EXPECT_EQ(policy.find("http"), std::string::npos);
        for (const char* part : {"base-uri 'none'", "form-action 'none'", "worker-src 'self'"})
            EXPECT_NE(policy.find(part), std::string::npos) << part;
        EXPECT_EQ(value(audience, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(value(audience, "Referrer-Policy"), "same-origin");
        EXPECT_EQ(value(audience, "Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_NE(value(audience, "Permissions-Policy").find("camera=()"), std::string::npos);
    }
}

TEST(Security, Frames) {
    const auto policy = [](Audience audience) {
        return value(audience, "Content-Security-Policy");
    };
    EXPECT_TRUE(policy(Audience::Ourselves).ends_with("; frame-ancestors 'none'"));
    EXPECT_TRUE(policy(Audience::Anyone).ends_with("; frame-ancestors 'none'"));
    EXPECT_TRUE(policy(Audience::Frames).ends_with("; frame-ancestors *"));
    EXPECT_EQ(value(Audience::Ourselves, "X-Frame-Options"), "DENY");
    EXPECT_EQ(value(Audience::Frames, "X-Frame-Options"), "");
    EXPECT_EQ(value(Audience::Ourselves, "Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_EQ(value(Audience::Frames, "Cross-Origin-Resource-Policy"), "cross-origin");
    EXPECT_EQ(value(Audience::Ourselves, "Cross-Origin-Embedder-Policy"), "require-corp");
    EXPECT_EQ(value(Audience::Frames, "Cross-Origin-Embedder-Policy"), "");
    EXPECT_EQ(value(Audience::Anyone, "Cross-Origin-Embedder-Policy"), "require-corp");
    EXPECT_EQ(value(Audience::Anyone, "Access-Control-Allow-Origin"), "*");
    EXPECT_EQ(value(Audience::Ourselves, "Access-Control-Allow-Origin"), "");
}

}  // namespace
}  // namespace barracuda::server
