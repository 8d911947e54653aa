#include "cli/record_files.hpp"

#include "rules/record/reader.hpp"
#include "rules/record/splitter.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace barracuda::cli {
namespace {

struct Closer {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, Closer>;

RecordRead read_game(const GameText& game) {
    if (!game.too_long) return read_record(game.text, {.at = game.at});
    return fail(RecordError{game.at, {}, {}, {.kind = TextFault::Kind::TooLong}});
}

}  // namespace

Result<void, std::string> for_each_game(const std::string& path,
                                        const std::function<bool(const GameInFile&)>& visit) {
    const auto failure = [&] {
        return fail(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
    };
    const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
    if (!file) return failure();
    RecordSplitter splitter;
    const auto visit_complete = [&] {
        while (const auto game = splitter.next())
            if (!visit({game->number, game->begin, game->size, read_game(*game)})) return false;
        return true;
    };
    std::array<char, 1 << 16> piece;
    while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file.get())) {
        splitter.feed({piece.data(), size});
        if (!visit_complete()) return {};
    }
    if (std::ferror(file.get())) return failure();
    splitter.finish();
    visit_complete();
    return {};
}

Result<void, std::string> for_each_record(
    const std::string& path, const std::function<bool(std::int64_t, const RecordRead&)>& visit) {
    return for_each_game(path,
                         [&](const GameInFile& game) { return visit(game.number, game.record); });
}

std::string problem_text(const std::string& path, std::int64_t game, const RecordError& error) {
    const std::string text = text_of(error);
    const bool has_place = !error.place.empty() || !error.fault.text.empty();
    return fmt::format("{}:{}: game {}{}{}", path, error.at.line, game, has_place ? ", " : ": ",
                       text);
}

}  // namespace barracuda::cli
