// A JSON object from outside, read strictly: bounded in size and depth, every field by name and
// type. The first fault is kept; values read after it mean nothing. Other fields are ignored. The
// JSON library stays behind this header.
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

    // Anything but an object has a fault from the beginning.
    explicit Fields(std::string_view json);

    bool has(std::string_view name) const;  // and it is not null
    bool has_null(std::string_view name) const;
    // Required: a fault if it is missing or wrong.
    std::string text(std::string_view name, std::size_t longest);
    std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
    Fields object(std::string_view name);
    // A short text or a number, as JSON: a client's own name for something, to be returned as it
    // is.
    std::string token(std::string_view name);
    // As above, unless the field is missing or null.
    bool boolean_or(std::string_view name, bool otherwise);
    std::int64_t number_or(std::string_view name, std::int64_t least, std::int64_t most,
                           std::int64_t otherwise);
    std::string text_or(std::string_view name, std::size_t longest, std::string_view otherwise);

    // A fault that only the caller can know of: "days must be …".
    void complain(std::string_view name, std::string_view what);
    // One sentence: `"clock.days" must be a whole number from 1 to 14`.
    const std::optional<std::string>& fault() const { return *fault_; }

private:
    struct Content;
    Fields(std::shared_ptr<const Content> content,
           std::shared_ptr<std::optional<std::string>> fault, std::string path)
        : content_(std::move(content)), fault_(std::move(fault)), path_(std::move(path)) {}

    std::shared_ptr<const Content> content_;
    std::shared_ptr<std::optional<std::string>> fault_;  // shared by an object and those inside it
    std::string path_;
};

}  // namespace barracuda::server
