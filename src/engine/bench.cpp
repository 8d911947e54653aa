#include "engine/bench.hpp"

#include "rules/text/fen.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>

namespace barracuda::engine {
namespace {

constexpr std::array<std::string_view, 24> positions{
    "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1",
    "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 00 1",
    "1vd1dv1/3d1z1/7/1+z2+1/+1+1+1+/1+D2+1/7/Z3Z2/1VD1DV1 w - 24 00 3",
    "1vd1dv1/3d3/2z2z1/1x3x1/x1x1x1x/Zx3x1/7/3DZ2/1VD1DV1 w - 24 00 3",
    "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+1DV+1/7/2Z1Z2/1VD1D2 w - 24 00 3",
    "3s1-1/2Wz2d/2^1>1v/1xY1Zx1/x1x1x1x/>xD2x1/V3e2/5Z1/2Dx1VN b - 14 00 16",
    "1z1v3/1e1Y2^/2Ve1d1/ZD^2x1/3Yxdd/E1Y2x1/DDN4/V3+W1/7 w - 18 00 57",
    "2dezvx/1E2v1d/7/1xz4/x1xdx1x/1x3xV/7/D3Z2/1Z2DV1 b - 22 00 9",
    "1<z4/W6/DW3zW/N+1x1+1/+v2+1+/Y+D1++1/5VZ/2Zs1e|/5D1 w - 14 00 32",
    "Y2d3/7/1z2ddv/1xv2xz/x1x1x1x/V2D1x1/2Z4/ZD5/4DV1 w - 24 00 15",
    "3vw2/1>5/4s1</YVWYv1N/+3+D+/1+1E1+1/YD2SZ1/e6/1ZD2V1 w 1 14 10 32",
    "Y1N2WW/4d2/1sY1W>1/1+1|1+1/+1dz+1+/2v1x>^/nNx2e1/2+1D2/s2-E2 w 1 6 02 60",
    "Yv3v1/2dw2z/z1s3>/1+>2+1/1-+1+1+/1+3+1/3Z3/2sDES1/2Z1xV1 w 1 14 00 18",
    "4w2/1>4v/4s1</Y1WY1nN/+3+1+/>+VE1+1/YD1|SZD/D6/1Z3V1 w 1 12 10 35",
    "1v1z2d/2<v3/1n5/1x|2xw/x3n1Z/1D2dx1/1|nW2s/Z3-1D/3>2W w 2 14 21 21",
    "2v3d/1z3w>/2d1x1</1xD2xv/w1x1x1D/1xZ1nx1/7/1>5/2Z>D2 b 2 16 11 39",
    "Y1N1NWW/1d5/1sYSW>1/1+1|1+1/+1dz+1+/3Dx>^/nNx4/2+2+1/s3E2 b 2 4 02 63",
    "se5/WD2z+x/5|W/N+1sY+|/+3+S+/1+2+-1/<1S4/1x-Zs1|/^2>1^s b - 2 00 83",
    "ex1||1S/e+Y1E2/e1Y^dww/1+2<+1/|W1w+d+/2S1n2/2|2e1/sD1x1S1/6x w - 2 00 34",
    "1s1^3/4-2/xsN>1E1/v+1+1+1/+1+^+2/2|2VW/1W3YS/sx1d^|-/1Dws2< w - 4 00 40",
    "1e1<z-e/1z5/5S1/dW<2x1/x|xE1dx/1ZWE1v|/1x4-/Y1V4/1YW1Y2 w - 10 10 59",
    "3N1WV/1w-1W2/Y1wx1v^/2D4/2+1+2/1YZ2z|/s1^v1<1/1n1d3/2DW-^1 w - 12 21 86",
    "d-De1de/W1S1S<N/4n>1/S5|/2-N1V1/s2^v2/W1^>3/1SE2s1/3EZ<1 w - 8 10 133",
    "2YzdZY/|2n1<z/1x2w1^/-v5/x1x1D2/Dx2Z2/4<2/s1Vw3/3VW2 b - 16 22 54",
};

// How many nodes a search has visited according to its last report.
std::uint64_t nodes_of_search(Chooser& chooser, const Position& position,
                              const SearchSignals& signals) {
    std::uint64_t nodes = 0;
    ubi::Limits limits;
    limits.depth = bench_depth;
    chooser.choose(Game(position), limits, signals,
                   [&](const ubi::SearchInfo& info) { nodes = std::max(nodes, info.nodes); });
    return nodes;
}

}  // namespace

std::span<const std::string_view> bench_positions() { return positions; }

std::uint64_t bench(Chooser& chooser, const PrintLine& print, const SearchSignals& signals) {
    using SteadyClock = std::chrono::steady_clock;
    const auto begun = SteadyClock::now();
    chooser.new_game();
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto position = parse_fen(positions[i]);
        assert(position);
        const std::uint64_t nodes = nodes_of_search(chooser, *position, signals);
        total += nodes;
        if (signals.stop) {
            print("info string bench was stopped");
            return total;
        }
        print("position " + std::to_string(i + 1) + "/" + std::to_string(positions.size()) + ": " +
              std::to_string(nodes));
    }
    const double seconds = std::chrono::duration<double>(SteadyClock::now() - begun).count();
    print("nodes: " + std::to_string(total));
    print("nps: " + std::to_string(static_cast<std::uint64_t>(static_cast<double>(total) /
                                                              std::max(seconds, 1e-6))));
    return total;
}

}  // namespace barracuda::engine
