#include "kit/json.hpp"

#include "base/utf8.hpp"

#include <cctype>
#include <string_view>

namespace barracuda::kit {
namespace {

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool value() {  // NOLINT(misc-no-recursion)
        if (rest_.starts_with('{')) return list('{', '}', true);
        if (rest_.starts_with('[')) return list('[', ']', false);
        if (rest_.starts_with('"')) return string();
        return take("null") || take("true") || take("false") || number();
    }
    bool at_end() const { return rest_.empty(); }

private:
    bool take(std::string_view token) {
        if (!rest_.starts_with(token)) return false;
        rest_.remove_prefix(token.size());
        return true;
    }

    bool list(char open, char close, bool named) {  // NOLINT(misc-no-recursion)
        take({&open, 1});
        if (take({&close, 1})) return true;
        do {
            if (named && !(string() && take(":"))) return false;
            if (!value()) return false;
        } while (take(","));
        return take({&close, 1});
    }

    bool string() {
        if (!take("\"")) return false;
        while (!rest_.empty() && !rest_.starts_with('"')) {
            if (static_cast<unsigned char>(rest_.front()) < ' ') return false;
            if (take("\\u")) {
                if (!hexadecimal(4)) return false;
            } else if (take("\\")) {
                if (std::string_view("\"\\/bfnrt").find(rest_.front()) == std::string_view::npos)
                    return false;
                rest_.remove_prefix(1);
            } else {
                rest_.remove_prefix(1);
            }
        }
        return take("\"");
    }

    bool hexadecimal(int count) {
        for (; count > 0; --count) {
            if (rest_.empty() || std::isxdigit(static_cast<unsigned char>(rest_.front())) == 0)
                return false;
            rest_.remove_prefix(1);
        }
        return true;
    }

    bool digits() {
        const auto is_digit = [&] {
            return !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9';
        };
        if (!is_digit()) return false;
        while (is_digit()) rest_.remove_prefix(1);
        return true;
    }

    bool number() {
        take("-");
        if (!take("0") && !digits()) return false;
        return !take(".") || digits();
    }

    std::string_view rest_;
};

}  // namespace

bool is_json(std::string_view text) {
    if (valid_utf8_prefix(text) != text.size()) return false;
    Reader reader(text);
    return reader.value() && reader.at_end();
}

}  // namespace barracuda::kit
