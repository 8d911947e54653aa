// Any bytes as a stream of game records, cut into chunks of the size given by the first byte:
// nothing breaks, and whatever can be read is the same after writing and reading it again.
#include "fuzz/check.hpp"
#include "rules/record/reader.hpp"
#include "rules/record/splitter.hpp"
#include "rules/record/writer.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

namespace {

void check(const GameText& game, std::string_view stream) {
    fuzz::require(stream.substr(game.begin).starts_with(game.text),
                  "a game knows its place in the stream");
    if (game.too_long) return;
    fuzz::require(game.size == game.text.size(), "all of a game is kept");
    const auto record = read_record(game.text, {.at = game.at});
    if (!record) {
        fuzz::require(!text_of(record.error()).empty(), "an error says something");
        return;
    }
    const auto again = read_record(write_record(*record));
    fuzz::require(again && *again == *record, "writing then reading gives the same record");
    fuzz::require(record_of(replay(*record)).turns.size() == record->turns.size(),
                  "the turns can be played");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::size_t piece = std::size_t{data[0]} + 1;
    const std::string_view stream(reinterpret_cast<const char*>(data) + 1, size - 1);
    RecordSplitter splitter(4096);
    for (std::size_t at = 0; at < stream.size(); at += piece) {
        splitter.feed(stream.substr(at, piece));
        while (const auto game = splitter.next()) check(*game, stream);
    }
    splitter.finish();
    while (const auto game = splitter.next()) check(*game, stream);
    return 0;
}
