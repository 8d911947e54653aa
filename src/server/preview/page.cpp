#include "server/preview/page.hpp"

#include "server/preview/card.hpp"
#include "server/preview/markup.hpp"

namespace barracuda::server {
namespace {

void add(std::string& html, std::string_view attribute, std::string_view name,
         std::string_view content) {
    html.append("<meta ").append(attribute).append("=\"").append(name).append("\" content=\"");
    html.append(escaped(content)).append("\">\n");
}

std::string tags_text(const LinkTags& tags) {
    std::string html;
    add(html, "property", "og:type", "website");
    add(html, "property", "og:site_name", "Barracuda");
    add(html, "property", "og:title", tags.title);
    add(html, "property", "og:description", tags.description);
    add(html, "property", "og:url", tags.url);
    add(html, "property", "og:image", tags.picture);
    add(html, "property", "og:image:type", "image/png");
    add(html, "property", "og:image:width", std::to_string(card_size.width));
    add(html, "property", "og:image:height", std::to_string(card_size.height));
    add(html, "property", "og:image:alt", tags.title);
    add(html, "name", "twitter:card", "summary_large_image");
    html.append(R"(<link rel="preload" as="fetch" crossorigin href=")");
    html.append(escaped(tags.data)).append("\">\n");
    return html;
}

// No character that HTML or an address would read as more than itself.
std::string data_address(std::string_view svg) {
    constexpr std::string_view special = "\"#%&'<>\n";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "data:image/svg+xml,";
    for (const char c : svg) {
        if (special.find(c) == std::string_view::npos) {
            address += c;
            continue;
        }
        const auto code = static_cast<unsigned char>(c);
        address.append("%").append(1, digits[code >> 4u]).append(1, digits[code & 15u]);
    }
    return address;
}

}  // namespace

std::string with_tags(std::string_view html, const LinkTags& tags) {
    constexpr std::string_view opening = "<title>";
    constexpr std::string_view closing = "</title>";
    std::string page(html);
    const auto end = page.find("</head>");
    if (end == std::string::npos) return page;
    page.insert(end, tags_text(tags));
    const auto title = page.find(opening);
    const auto behind = page.find(closing, title);
    if (title == std::string::npos || behind == std::string::npos || behind > end) return page;
    const auto begin = title + opening.size();
    return page.replace(begin, behind - begin, escaped(tags.title));
}

std::string with_picture(std::string_view html, std::string_view svg, std::string_view title) {
    std::string page(html);
    const auto end = page.rfind("</body>");
    if (end == std::string::npos) return page;
    return page.insert(end, R"(<img class="first-board" alt=")" + escaped(title) + R"(" src=")" +
                                data_address(svg) + "\">\n");
}

}  // namespace barracuda::server
