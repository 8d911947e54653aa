#include "trainer/data_set.hpp"

#include "engine/points.hpp"
#include "rules/packed.hpp"

#include <cassert>
#include <cstdlib>
#include <limits>
#include <span>
#include <string_view>

namespace barracuda::trainer {
namespace {

constexpr std::string_view magic = "BGDS";
constexpr char version = 2;
constexpr std::size_t header_size = 8;
constexpr std::size_t game_header_size = 4;
constexpr std::size_t position_size = packed_position_size + 3;
// Scores have 16 bits.
constexpr int greatest_score = engine::points::infinite;
static_assert(greatest_score <= std::numeric_limits<std::int16_t>::max());

std::uint8_t byte_of(std::string_view bytes, std::size_t index) {
    return static_cast<std::uint8_t>(bytes[index]);
}

std::uint16_t number_of(std::string_view bytes, std::size_t index) {
    return static_cast<std::uint16_t>(byte_of(bytes, index) | byte_of(bytes, index + 1) << 8);
}

void append_number(std::string& bytes, std::uint16_t number) {
    bytes.push_back(static_cast<char>(number & 0xff));
    bytes.push_back(static_cast<char>(number >> 8));
}

}  // namespace

std::string data_set_header() {
    std::string bytes(magic);
    bytes.push_back(version);
    bytes.resize(header_size, '\0');
    return bytes;
}

std::string data_set_bytes(const LabelledGame& game) {
    assert(!game.positions.empty() && game.positions.size() <= 0xffff);
    std::string bytes;
    bytes.reserve(game_header_size + position_size * game.positions.size());
    append_number(bytes, static_cast<std::uint16_t>(game.positions.size()));
    bytes.push_back(static_cast<char>(game.result));
    bytes.push_back('\0');
    for (const LabelledPosition& labelled : game.positions) {
        assert(std::abs(labelled.score) <= greatest_score);
        const PackedPosition packed = pack(labelled.position);
        bytes.append(packed.begin(), packed.end());
        append_number(bytes, static_cast<std::uint16_t>(labelled.score));
        bytes.push_back(static_cast<char>(labelled.origin));
    }
    return bytes;
}

std::string DataSetReader::take(std::size_t count) {
    std::string bytes(count, '\0');
    in_.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(in_.gcount()));
    read_ += bytes.size();
    return bytes;
}

Failure<std::string> DataSetReader::failure(std::size_t offset, const std::string& reason) const {
    return fail("byte " + std::to_string(offset) + ": " + reason);
}

std::optional<Failure<std::string>> DataSetReader::fault_of_header() {
    const std::string found = take(header_size);
    const std::string wanted = data_set_header();
    if (found == wanted) return std::nullopt;
    if (found.size() < header_size || !found.starts_with(magic))
        return failure(0, "this is not a data set of positions");
    if (found[magic.size()] != version)
        return failure(magic.size(), "version " + std::to_string(byte_of(found, magic.size())) +
                                         " of the format is unknown, only version " +
                                         std::to_string(version));
    return failure(magic.size() + 1, "unused bytes of the header are not 0");
}

Result<LabelledPosition, std::string> DataSetReader::position() {
    const std::size_t start = read_;
    const std::string bytes = take(position_size);
    if (bytes.size() < position_size) return failure(read_, "the file ends inside a game");
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto position = unpack_position(std::span(first, packed_position_size));
    if (!position) return failure(start + position.error().offset, position.error().reason);
    const auto score = static_cast<std::int16_t>(number_of(bytes, packed_position_size));
    if (std::abs(int{score}) > greatest_score)
        return failure(start + packed_position_size,
                       "a score of " + std::to_string(score) + " is impossible");
    const std::uint8_t origin = byte_of(bytes, packed_position_size + 2);
    if (origin >= origin_count)
        return failure(read_ - 1, "the origin " + std::to_string(origin) + " is unknown");
    return LabelledPosition{*position, score, static_cast<Origin>(origin)};
}

Result<std::optional<LabelledGame>, std::string> DataSetReader::next() {
    if (read_ == 0)
        if (auto fault = fault_of_header()) return *fault;
    const std::size_t start = read_;
    const std::string header = take(game_header_size);
    if (header.empty()) return std::optional<LabelledGame>();
    if (header.size() < game_header_size) return failure(read_, "the file ends inside a game");
    const std::uint16_t count = number_of(header, 0);
    if (count == 0) return failure(start, "a game without a position");
    if (byte_of(header, 2) > static_cast<std::uint8_t>(LabelledGame::GameResult::WhiteWon))
        return failure(start + 2,
                       "the result " + std::to_string(byte_of(header, 2)) + " is unknown");
    if (byte_of(header, 3) != 0) return failure(start + 3, "an unused byte is not 0");
    LabelledGame game{static_cast<LabelledGame::GameResult>(header[2]), {}};
    for (int i = 0; i < count; ++i) {
        auto labelled = position();
        if (!labelled) return fail(labelled.error());
        game.positions.push_back(*labelled);
    }
    return std::optional(std::move(game));
}

}  // namespace barracuda::trainer
