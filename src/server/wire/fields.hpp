// A JSON object from outside, read strictly: bounded in size and depth, every field by its name and
// type. The first thing that is wrong is remembered and named; what is read afterwards does not
// matter. Fields that nobody asks for are passed over. The library that parses stays behind this
// header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

class Fields {
public:
    static constexpr std::size_t deepest = 8;

    // Anything but one object has a fault from the beginning.
    explicit Fields(std::string_view json);

    bool has(std::string_view name) const;  // and it is not null
    bool has_null(std::string_view name) const;
    // Required; if it is missing or wrong there is a fault, and the value means nothing.
    std::string text(std::string_view name, std::size_t longest);
    std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
    Fields object(std::string_view name);
    // A short text or a number, as JSON: what a client calls something, to be said again as it is.
    std::string token(std::string_view name);
    // As above, unless the field is missing or null.
    bool boolean_or(std::string_view name, bool otherwise);
    std::int64_t number_or(std::string_view name, std::int64_t least, std::int64_t most,
                           std::int64_t otherwise);
    std::string text_or(std::string_view name, std::size_t longest, std::string_view otherwise);

    // For what only the caller can know to be wrong: "days must be …".
    void complain(std::string_view name, std::string_view what);
    // One sentence: `"clock.days" must be a whole number from 1 to 14`.
    const std::optional<std::string>& fault() const { return *fault_; }

private:
    struct Content;
    Fields(std::shared_ptr<const Content> content,
           std::shared_ptr<std::optional<std::string>> fault, std::string path)
        : content_(std::move(content)), fault_(std::move(fault)), path_(std::move(path)) {}

    std::shared_ptr<const Content> content_;
    std::shared_ptr<std::optional<std::string>> fault_;  // one for an object and those inside it
    std::string path_;
};

}  // namespace barracuda::server
