#include "rules/record/reader.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "rules/record/lexer.hpp"
#include "rules/record/line.hpp"
#include "rules/record/tags.hpp"

#include <algorithm>

namespace barracuda {
namespace {

using Kind = RecordToken::Kind;

// The first byte that no record may contain: invalid UTF-8 or a control character.
std::optional<RecordError> bad_byte(std::string_view text, TextPlace at) {
    const std::size_t valid = valid_utf8_prefix(text);
    const auto is_control = [](char c) {
        return (c >= 0 && c < ' ' && !is_record_space(c)) || c == 127;
    };
    const auto found = std::ranges::find_if(text.substr(0, valid), is_control);
    const auto size = static_cast<std::size_t>(found - text.begin());
    if (size == text.size()) return std::nullopt;
    const std::string_view before = text.substr(0, size);
    const std::size_t line = before.rfind('\n') + 1;  // 0 in the first line
    at.line += std::ranges::count(before, '\n');
    at.column =
        (line == 0 ? at.column : 1) + static_cast<std::int64_t>(utf8_length(before.substr(line)));
    const auto kind = size < valid ? TextFault::Kind::ControlCharacter : TextFault::Kind::NotUtf8;
    return RecordError{at, {}, {}, {.kind = kind}};
}

class Reader {
public:
    Reader(std::string_view text, TextPlace at) : lexer_(text, at), token_(lexer_.next()) {}

    Result<Record, RecordError> read() {
        Record record;
        std::vector<RecordToken> tags;
        for (; token_.kind == Kind::Tag || token_.kind == Kind::Comment; advance()) {
            if (token_.kind == Kind::Tag)
                tags.push_back(token_);
            else
                leading_.push_back(token_);
        }
        if (token_.kind == Kind::End && tags.empty()) return refuse(TextFault::Kind::NoGame);
        const auto opening = read_opening(tags);
        if (!opening) return fail(opening.error());
        record.tags = opening->tags;
        record.start = opening->start;
        record.touch_move = opening->touch_move;
        if (auto moves = read_moves(record); !moves) return fail(moves.error());
        if (opening->result && *opening->result != record.result) {
            const auto& tag = *std::ranges::find(tags, "Result", &RecordToken::name);
            return fail(RecordError{tag.at,
                                    "tag Result",
                                    {},
                                    {.kind = TextFault::Kind::TagAgainstResult,
                                     .text = tag.value,
                                     .expected = std::string(to_text(record.result)),
                                     .tag = tag.name}});
        }
        return record;
    }

private:
    void advance() { token_ = lexer_.next(); }

    Failure<RecordError> refuse(TextFault::Kind kind) const {
        return fail(
            RecordError{token_.at, {}, {}, {.kind = kind, .text = std::string(token_.text)}});
    }

    Result<void, RecordError> read_moves(Record& record) {
        LineReader lines(record);
        for (const RecordToken& comment : leading_)
            if (auto read = lines.read(comment); !read) return read;
        for (; token_.kind != Kind::Result; advance()) {
            if (token_.kind == Kind::End) return refuse(TextFault::Kind::NoResult);
            if (auto read = lines.read(token_); !read) return read;
        }
        const RecordToken result = token_;
        for (advance(); token_.kind != Kind::End; advance()) {
            if (token_.kind == Kind::Fault) return refuse(token_.fault);
            if (token_.kind != Kind::Comment) return refuse(TextFault::Kind::BehindResult);
            if (auto read = lines.read(token_); !read) return read;
        }
        return lines.finish(result);
    }

    RecordLexer lexer_;
    RecordToken token_;
    std::vector<RecordToken> leading_;
};

}  // namespace

Result<Record, RecordError> read_record(std::string_view text, const RecordOptions& options) {
    if (auto error = bad_byte(text, options.at)) return fail(std::move(*error));
    return Reader(text, options.at).read();
}

}  // namespace barracuda
