#include "engine/anchors/anchor.hpp"

#include "base/text.hpp"
#include "engine/anchors/judge.hpp"
#include "rules/outcome.hpp"

#include <limits>

namespace barracuda::engine::anchors {

std::vector<ubi::OptionInfo> Anchor::options() const {
    if (seeded_ == Seeded::No) return {};
    return {
        {"Seed", ubi::OptionInfo::Kind::Spin, "1", 0, std::numeric_limits<std::int32_t>::max()}};
}

Result<void, std::string> Anchor::set_option(std::string_view name, std::string_view value) {
    const auto seed = parse_number(value);
    if (name != "Seed" || seeded_ == Seeded::No || !seed)
        return fail("there is no option " + quoted(name));
    seed_ = static_cast<std::uint64_t>(*seed);
    return {};
}

std::string Anchor::explain_evaluation(const Position& position) const {
    std::string text;
    for (const Player player : both_players)
        text += std::string(name_of(player)) + ": material " +
                std::to_string(material(position, player)) + ", destinations " +
                std::to_string(mobility(position, player)) + "\n";
    return text + "for the side to act: " + std::to_string(judge(position, 0));
}

Random Anchor::lots_for(const Game& game) const {
    Random seed(seed_);
    return Random(seed.next() ^ game.position().key() ^ Random(game.size()).next());
}

}  // namespace barracuda::engine::anchors
